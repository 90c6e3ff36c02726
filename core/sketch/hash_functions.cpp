#include "core/sketch/hash_functions.h"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "core/base/mix.h"
#include "core/sketch/prime.h"
#include "core/sketch/reference_random.h"

namespace lookalike {
namespace {

constexpr std::uint64_t kMask32 = 0xFFFF'FFFFu;
constexpr std::uint64_t kMersenne61 = (std::uint64_t{1} << 61) - 1;

std::uint32_t fmix32(std::uint32_t x) {
  x = (x ^ (x >> 16)) * 0x85EBCA6Bu;
  x = (x ^ (x >> 13)) * 0xC2B2AE35u;
  return x ^ (x >> 16);
}

struct Mod2To32Minus1 {
  std::uint32_t operator()(std::uint64_t v) const {
    v = (v & kMask32) + (v >> 32);
    v = (v & kMask32) + (v >> 32);
    return v == kMask32 ? 0 : static_cast<std::uint32_t>(v);
  }
};

struct Mersenne61Low32 {
  std::uint32_t operator()(std::uint64_t v) const {
    v = (v & kMersenne61) + (v >> 61);
    return static_cast<std::uint32_t>(v >= kMersenne61 ? v - kMersenne61 : v);
  }
};

// Barrett reduction: with m = floor((2^64 - 1) / C) the quotient is at most one too small.
class ModPrime {
 public:
  explicit ModPrime(std::uint64_t prime) : prime_(prime), reciprocal_(~std::uint64_t{0} / prime) {}
  std::uint32_t operator()(std::uint64_t v) const {
    __extension__ using Wide = unsigned __int128;
    const auto quotient = static_cast<std::uint64_t>(Wide{v} * reciprocal_ >> 64);
    const std::uint64_t rest = v - quotient * prime_;
    return static_cast<std::uint32_t>(rest >= prime_ ? rest - prime_ : rest);
  }

 private:
  std::uint64_t prime_, reciprocal_;
};

template <typename Reduce>
void lower_wide(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b,
                std::span<const std::uint32_t> inputs, std::span<std::uint32_t> signature, const Reduce& reduce) {
  for (const std::uint64_t x : inputs)
    for (std::size_t i = 0; i < signature.size(); ++i) signature[i] = std::min(signature[i], reduce(a[i] * x + b[i]));
}

template <bool premix>
void lower_narrow(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                  std::span<const std::uint32_t> inputs, std::span<std::uint32_t> signature) {
  for (const std::uint32_t input : inputs) {
    const std::uint32_t x = premix ? fmix32(input) : input;
    for (std::size_t i = 0; i < signature.size(); ++i) signature[i] = std::min(signature[i], a[i] * x + b[i]);
  }
}

std::vector<std::uint64_t> draw_distinct(PythonRandom& random, std::size_t count, std::uint64_t most) {
  std::vector<std::uint64_t> drawn;
  std::unordered_set<std::uint64_t> seen;
  while (drawn.size() < count) {
    const std::uint64_t value = random.between(0, most);
    if (seen.insert(value).second) drawn.push_back(value);
  }
  return drawn;
}

}  // namespace

std::string_view to_string(HashFamily family) {
  constexpr std::array<std::string_view, 6> kNames = {"multiply-shift", "linear-crc", "linear-next-prime",
                                                      "mersenne-61",    "affine-32",  "permutation"};
  return kNames[static_cast<std::size_t>(family)];
}

ElementHash input_hash(HashFamily family, ElementHash of_recipe) {
  switch (family) {
    case HashFamily::linear_crc:
    case HashFamily::linear_next_prime:
      return ElementHash::crc32;
    case HashFamily::mersenne_61:
    case HashFamily::affine_32:
      return ElementHash::sha1;
    case HashFamily::multiply_shift:
    case HashFamily::permutation:
      break;
  }
  return of_recipe;
}

Result<HashFunctions> HashFunctions::draw(const SketchOptions& options, std::uint64_t shingles) {
  HashFunctions h;
  h.family_ = options.family;
  const auto add = [&h](std::uint64_t a, std::uint64_t b) {
    h.a_.push_back(a);
    h.b_.push_back(b);
  };
  switch (options.family) {
    case HashFamily::multiply_shift:
      for (std::uint64_t i = 0, state = mix64(options.seed); i < options.hashes; ++i) {
        const std::uint64_t drawn = mix64(state += kGoldenStep);
        add((drawn >> 32) | 1, drawn & kMask32);
      }
      break;
    case HashFamily::linear_crc:
      for (PythonRandom random(options.seed); h.a_.size() < options.hashes;) {
        const std::uint64_t a = random.between(1, kMask32);
        add(a, random.between(0, kMask32));
      }
      break;
    case HashFamily::linear_next_prime:
      if (const auto drawn = h.draw_next_prime(options, shingles); !drawn) return tl::unexpected(drawn.error());
      break;
    case HashFamily::mersenne_61:
      for (NumpyRandom random(static_cast<std::uint32_t>(options.seed)); h.a_.size() < options.hashes;) {
        const std::uint64_t a = random.between(1, kMersenne61 - 1);
        add(a, random.between(0, kMersenne61 - 1));
      }
      break;
    case HashFamily::affine_32: {
      NumpyRandom random(static_cast<std::uint32_t>(options.seed));
      for (std::uint32_t i = 0; i < options.hashes; ++i) h.a_.push_back(std::uint64_t{random.bits(31)} * 2 + 1);
      for (std::uint32_t i = 0; i < options.hashes; ++i) h.b_.push_back(random.bits(32));
      break;
    }
    case HashFamily::permutation:
      return failure(ErrorCode::bad_usage, "Permutations are no linear hash functions.");
  }
  h.a32_.assign(h.a_.begin(), h.a_.end());
  h.b32_.assign(h.b_.begin(), h.b_.end());
  return h;
}

Result<void> HashFunctions::draw_next_prime(const SketchOptions& options, std::uint64_t shingles) {
  if (options.hashes > shingles)
    return failure(ErrorCode::bad_usage,
                   "The family linear-next-prime needs " + std::to_string(options.hashes) +
                       " different coefficients between 0 and the number of shingles, and this corpus has only " +
                       std::to_string(shingles) + " shingles; choose another family or fewer hash values.");
  modulus_ = next_prime(shingles);
  if (modulus_ > kMask32)
    return failure(ErrorCode::too_large, "The family linear-next-prime works in 32 bits and this corpus has " +
                                             std::to_string(shingles) + " shingles; choose another family.");
  PythonRandom random(options.seed);
  a_ = draw_distinct(random, options.hashes, shingles);
  b_ = draw_distinct(random, options.hashes, shingles);
  return {};
}

void HashFunctions::lower(std::span<const std::uint32_t> inputs, std::span<std::uint32_t> signature) const {
  switch (family_) {
    case HashFamily::multiply_shift:
      return lower_narrow<false>(a32_, b32_, inputs, signature);
    case HashFamily::affine_32:
      return lower_narrow<true>(a32_, b32_, inputs, signature);
    case HashFamily::linear_crc:
      return lower_wide(a_, b_, inputs, signature, Mod2To32Minus1{});
    case HashFamily::mersenne_61:
      return lower_wide(a_, b_, inputs, signature, Mersenne61Low32{});
    case HashFamily::linear_next_prime:
      return lower_wide(a_, b_, inputs, signature, ModPrime(modulus_));
    case HashFamily::permutation:
      break;
  }
}

}  // namespace lookalike
