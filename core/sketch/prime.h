#pragma once

#include <cstdint>

namespace lookalike {

/// Miller-Rabin with the first twelve primes as bases: exact for every 64-bit integer (Sorenson and Webster,
/// "Strong pseudoprimes to twelve prime bases", 2017). O(log^3 n).
bool is_prime(std::uint64_t n);

/// Smallest prime greater than n; 0 when there is none below 2^64.
std::uint64_t next_prime(std::uint64_t n);

}  // namespace lookalike
