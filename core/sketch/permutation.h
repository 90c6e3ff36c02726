#pragma once

#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sketch/signature_matrix.h"
#include "core/sketch/sketch_options.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Miller-Rabin with the first twelve primes as bases: exact for every 64-bit integer (Sorenson and Webster,
/// "Strong pseudoprimes to twelve prime bases", 2017). O(log^3 n).
bool is_prime(std::uint64_t n);

/// Smallest prime greater than n; 0 if none exists below 2^64.
std::uint64_t next_prime(std::uint64_t n);

/// The mean estimate of linear-next-prime for two sets of `size` shingles each with Jaccard similarity `similarity` in
/// [0, 1]. The modulus C is the next prime after the corpus's `shingles`, so different shingles are equal modulo C with
/// probability 1 / C: a set of m shingles takes about C (1 - exp(-m / C)) of the C values, and the estimate is the
/// Jaccard similarity of those value sets. Above `similarity` for small corpora; equal to it for large ones.
double estimate_modulo_prime(double similarity, double size, double shingles);

/// The numbers below `size` in random order (Fisher-Yates), the same for the same seed. O(size). Incomplete after
/// cancellation.
std::vector<std::uint32_t> random_permutation(std::size_t size, std::uint64_t seed, const Progress& progress);

/// Seed of the permutation that makes the i-th value of signatures; i < kMostHashes. Distinct for all pairs of i and a
/// seed below 2^52.
std::uint64_t permutation_seed(std::uint64_t seed, std::size_t i);

/// Signatures by true random permutations of the corpus's distinct shingles (Fisher-Yates, one permutation per value):
/// the textbook definition, for small corpora and lessons. Writes every value. Memory O(total), time O(n * total).
/// Errors: cancelled.
Result<void> sign_by_permutation(const ShingleSets& sets, const SketchOptions& options, SignatureMatrix& matrix,
                                 const Progress& progress);

}  // namespace lookalike
