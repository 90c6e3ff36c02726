#include "core/sketch/hash_functions.h"

#include <array>
#include <unordered_set>

#include "core/base/mix.h"
#include "core/base/value_text.h"
#include "core/sketch/permutation.h"
#include "core/sketch/reference_random.h"

namespace lookalike {
namespace {

constexpr std::uint64_t kMask32 = 0xFFFF'FFFFu;
constexpr std::uint64_t kMersenne61 = (std::uint64_t{1} << 61) - 1;

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

Result<HashFunctions> HashFunctions::draw(const SketchOptions& options, std::uint64_t shingles,
                                          const MinHashKernel& kernel) {
  HashFunctions h(kernel);
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
      return failure(ErrorCode::bad_usage, "Permutations are not linear hash functions.");
  }
  h.coefficients_.emplace(h.family_, h.a_, h.b_, h.modulus_);
  return h;
}

Result<void> HashFunctions::draw_next_prime(const SketchOptions& options, std::uint64_t shingles) {
  if (options.hashes > shingles)
    return failure(ErrorCode::bad_usage,
                   "The family linear-next-prime needs " + std::to_string(options.hashes) +
                       " different coefficients between 0 and the number of shingles, and this corpus has only " +
                       counted(shingles, "shingle") + "; choose another family or fewer hash values.");
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
  kernel_->lower(*coefficients_, inputs, signature);
}

}  // namespace lookalike
