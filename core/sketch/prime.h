#pragma once

#include <cstdint>

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

}  // namespace lookalike
