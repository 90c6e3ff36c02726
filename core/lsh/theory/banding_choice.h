#pragma once

#include <cstdint>

#include "core/lsh/lsh_options.h"

namespace lookalike {

/// The rule of the newswire report: r is given, b = floor(n / r) bands, the rest of the n values is unused. At least
/// one band.
LshOptions bands_from_rows(std::uint32_t n, std::uint32_t rows);

/// Over r = 1..n with b = floor(n / r), the first setting whose curve rises, at (1/b)^(1/r), nearest to the similarity.
/// n >= 1. O(n).
LshOptions rising_near(std::uint32_t n, double similarity);

/// The rule of book-review report A: over the divisors b = 1..n of n with r = n / b, the first b whose (1/b)^(1/r) is
/// nearest to the threshold. n >= 1. O(n).
LshOptions divisors_only(std::uint32_t n, double threshold);

/// The rule of the datasketch library: over all b * r <= n, in order of b, then r, the first pair that minimises
/// weight_false_positive * false-positive area + weight_false_negative * false-negative area. n >= 1.
/// O(n log n) integrals, tens of milliseconds for n = 128.
LshOptions weighted(std::uint32_t n, double threshold, double weight_false_positive, double weight_false_negative);

}  // namespace lookalike
