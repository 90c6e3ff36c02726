#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/sketch/sketch_options.h"

namespace lookalike {

/// Coefficients of n hash functions, padded with zeros to whole registers for the kernels.
struct KernelCoefficients {
  /// a, b: n each; below 2^32 except for mersenne-61. `prime`: the modulus of linear-next-prime, otherwise 0.
  KernelCoefficients(HashFamily family, std::span<const std::uint64_t> a, std::span<const std::uint64_t> b,
                     std::uint64_t prime);

  static constexpr std::size_t kPadding = 16;  // values: a 512-bit register of 32-bit numbers

  HashFamily family;
  std::size_t count;                          // n
  std::size_t padded;                         // the next multiple of kPadding
  std::vector<std::uint32_t> a32, b32;        // of multiply-shift and affine-32
  std::vector<std::uint64_t> a64, b64;        // of the other families
  std::uint64_t modulus = 0, reciprocal = 0;  // the prime and floor((2^64 - 1) / prime)
};

/// One implementation of signatures. All kernels give the same values for any order of the inputs.
struct MinHashKernel {
  std::string_view name;  // "scalar", or the instruction set: "SSE4", "AVX2", "AVX-512", ...
  /// Lowers each of the n signature values to the minimum of h_i over the inputs. O(inputs * n).
  void (*lower)(const KernelCoefficients& functions, std::span<const std::uint32_t> inputs,
                std::span<std::uint32_t> signature);
};

/// The upper half of mix64 of each element: the inputs of the fast hash family. `out` is as long as `elements`. O(n),
/// with SIMD.
void mix_and_narrow(std::span<const std::uint64_t> elements, std::uint32_t* out);

/// Every kernel that runs on this machine, the scalar one first, the fastest last.
const std::vector<MinHashKernel>& min_hash_kernels();

/// The kernel of this name; the fastest for an empty name; null if the machine has none of this name.
const MinHashKernel* find_min_hash_kernel(std::string_view name);

}  // namespace lookalike
