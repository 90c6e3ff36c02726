#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/sketch/min_hash_kernels.h"
#include "core/sketch/sketch_options.h"
#include "core/text/shingle_set.h"

namespace lookalike {

std::string_view to_string(HashFamily family);

/// The element hash that a family takes as its input.
ElementHash input_hash(HashFamily family, ElementHash of_recipe);

/// The n functions h_i of a linear family, drawn reproducibly from the seed. Each maps a 32-bit input to 32 bits:
///   multiply-shift     (a x + b) mod 2^32, a odd (SplitMix64 draws)
///   linear-crc         (a x + b) mod (2^32 - 1), drawn as CPython's random.randint, a in [1, 2^32-1], b from 0
///   linear-next-prime  (a x + b) mod C, C the smallest prime above the number of shingles; a distinct, b distinct
///   mersenne-61        ((a x + b mod 2^64) mod (2^61 - 1)) mod 2^32, drawn as datasketch 1.x does
///   affine-32          a fmix32(x) + b mod 2^32, a odd, drawn as datasketch 2.0 does ("affine32")
class HashFunctions {
 public:
  /// `shingles`: the corpus's distinct shingles per document, summed; only linear-next-prime uses it. Not for
  /// permutation. Errors: bad_usage (too few shingles for n distinct coefficients), too_large (2^32 shingles or more).
  static Result<HashFunctions> draw(const SketchOptions& options, std::uint64_t shingles,
                                    const MinHashKernel& kernel = *find_min_hash_kernel(""));

  /// Lowers each signature value to the minimum of h_i over the inputs. O(inputs * n).
  void lower(std::span<const std::uint32_t> inputs, std::span<std::uint32_t> signature) const;

  HashFamily family() const { return family_; }
  const MinHashKernel& kernel() const { return *kernel_; }
  std::uint64_t modulus() const { return modulus_; }  // C of linear-next-prime, else 0
  std::span<const std::uint64_t> multipliers() const { return a_; }
  std::span<const std::uint64_t> increments() const { return b_; }

 private:
  explicit HashFunctions(const MinHashKernel& kernel) : kernel_(&kernel) {}
  Result<void> draw_next_prime(const SketchOptions& options, std::uint64_t shingles);

  HashFamily family_ = HashFamily::multiply_shift;
  std::vector<std::uint64_t> a_, b_;
  std::uint64_t modulus_ = 0;
  std::optional<KernelCoefficients> coefficients_;
  const MinHashKernel* kernel_;
};

}  // namespace lookalike
