#pragma once

#include <cstdint>

#include "core/lsh/lsh_options.h"

namespace lookalike {

/// P(candidate | s) of a pair with Jaccard similarity s in [0, 1]: 1 - (1 - p)^b with p = s^r, or p = s^r + (1 - s^r) /
/// B with B buckets per band (Leskovec, Rajaraman, Ullman, "Mining of Massive Datasets", 3.4).
double candidate_probability(double s, const LshOptions& lsh);

/// P(candidate and the first `prefix` signature values agree | s). Bands inside the prefix are then certain; the band
/// in which it ends needs only its other rows. prefix <= b * r; 0 gives candidate_probability.
double passed_probability(double s, const LshOptions& lsh, std::uint32_t prefix);

/// P(passed and at least t * n of n signature values agree | s), exactly: dynamic programming over the bands counts
/// agreements of signatures that share no band. O(n^2) per call.
double accepted_by_signature_probability(double s, const LshOptions& lsh, std::uint32_t prefix, std::uint32_t n,
                                         double threshold);

/// The smallest number of agreeing values whose share of n is at least t; n + 1 if none exists.
std::uint32_t least_agreements(std::uint32_t n, double threshold);

/// P(at least t * n of n signature values agree | s), for any banding: a binomial tail. O(n).
double reaches_estimate_probability(double s, std::uint32_t n, double threshold);

/// Whether the curve is steepest between 0 and 1. With one row it is steepest at 0, with one band at 1, and (1/b)^(1/r)
/// is meaningless.
bool has_rise(std::uint32_t bands, std::uint32_t rows);

/// (1/b)^(1/r), the usual estimate of where the curve rises.
double curve_threshold(std::uint32_t bands, std::uint32_t rows);

/// The similarity at which the curve (without buckets and prefix) is steepest: ((r-1) / (b r - 1))^(1/r).
double steepest_similarity(std::uint32_t bands, std::uint32_t rows);

/// Areas between the curve and the ideal step at the threshold.
struct ErrorAreas {
  double false_positive = 0;  // integral of P(passed | s) over [0, t]
  double false_negative = 0;  // integral of 1 - P(passed | s) over [t, 1]
  bool operator==(const ErrorAreas&) const = default;
};
ErrorAreas error_areas(const LshOptions& lsh, std::uint32_t prefix, double threshold);

/// The rule of the newswire report: r is given, b = floor(n / r) bands, the remaining values are unused. At least
/// one band.
LshOptions bands_from_rows(std::uint32_t n, std::uint32_t rows);

/// The first r = 1..n, with b = floor(n / r), whose curve rises, at (1/b)^(1/r), nearest to the similarity.
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
