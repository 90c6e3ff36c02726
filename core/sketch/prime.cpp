#include "core/sketch/prime.h"

#include <array>
#include <bit>
#include <cmath>

namespace lookalike {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr std::array<std::uint64_t, 12> kBases = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

std::uint64_t multiply(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  return static_cast<std::uint64_t>(Wide{a} * b % modulus);
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus) {
  std::uint64_t result = 1;
  for (base %= modulus; exponent; exponent >>= 1, base = multiply(base, base, modulus))
    if (exponent & 1) result = multiply(result, base, modulus);
  return result;
}

bool is_witness(std::uint64_t base, std::uint64_t n) {
  const int twos = std::countr_zero(n - 1);
  std::uint64_t x = power(base, (n - 1) >> twos, n);
  if (x == 1 || x == n - 1) return false;
  for (int i = 1; i < twos; ++i) {
    x = multiply(x, x, n);
    if (x == n - 1) return false;
  }
  return true;
}

}  // namespace

bool is_prime(std::uint64_t n) {
  if (n < 2) return false;
  for (const std::uint64_t p : kBases)
    if (n % p == 0) return n == p;
  for (const std::uint64_t base : kBases)
    if (is_witness(base, n)) return false;
  return true;
}

std::uint64_t next_prime(std::uint64_t n) {
  for (std::uint64_t candidate = n + 1; candidate > n; ++candidate)
    if (is_prime(candidate)) return candidate;
  return 0;
}

double estimate_modulo_prime(double similarity, double size, double shingles) {
  const double shared = size * 2 * similarity / (1 + similarity);
  const double by_shared = 1 - std::exp(-shared / shingles);        // probability that a shared shingle takes a value
  const double by_own = 1 - std::exp(-(size - shared) / shingles);  // or a shingle of only one of the two sets
  const double by_both = by_shared + (1 - by_shared) * by_own * by_own;
  const double by_either = by_shared + (1 - by_shared) * (1 - (1 - by_own) * (1 - by_own));
  return by_either > 0 ? by_both / by_either : similarity;
}

}  // namespace lookalike
