#include "core/sketch/scalar_min_hash.h"

#include <algorithm>

#include "core/sketch/min_hash_kernels.h"

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

}  // namespace

void lower_scalar(const KernelCoefficients& f, std::span<const std::uint32_t> inputs,
                  std::span<std::uint32_t> signature) {
  switch (f.family) {
    case HashFamily::multiply_shift:
      return lower_narrow<false>(f.a32, f.b32, inputs, signature);
    case HashFamily::affine_32:
      return lower_narrow<true>(f.a32, f.b32, inputs, signature);
    case HashFamily::linear_crc:
      return lower_wide(f.a64, f.b64, inputs, signature, Mod2To32Minus1{});
    case HashFamily::mersenne_61:
      return lower_wide(f.a64, f.b64, inputs, signature, Mersenne61Low32{});
    case HashFamily::linear_next_prime:
      return lower_wide(f.a64, f.b64, inputs, signature, ModPrime(f.modulus));
    case HashFamily::permutation:
      break;
  }
}

}  // namespace lookalike
