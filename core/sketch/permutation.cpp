#include "core/sketch/permutation.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>

#include "core/base/mix.h"
#include "core/base/parallel.h"

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

constexpr std::size_t kOften = std::size_t{1} << 16;  // steps between checks of the stop token

Result<std::vector<std::uint64_t>> universe_of(const ShingleSets& sets, const Progress& progress) {
  std::vector<std::uint64_t> universe;
  universe.reserve(sets.total());
  ShingleReader reader(sets);
  for (std::size_t i = 0; i < sets.documents() && !progress.cancelled(); ++i) {
    const auto set = reader.read(DocumentIndex(i));
    universe.insert(universe.end(), set.begin(), set.end());
  }
  const auto sorted = parallel_sort(universe.begin(), universe.end(), std::less<>(), progress);
  if (!sorted) return tl::unexpected(sorted.error());
  universe.erase(std::unique(universe.begin(), universe.end()), universe.end());
  return universe;
}

// Position in the universe of every element of every document, one document after another.
Result<std::vector<std::uint32_t>> ranks_of(const ShingleSets& sets, const std::vector<std::uint64_t>& universe,
                                            const Progress& progress) {
  std::vector<std::uint64_t> begins;
  begins.reserve(sets.documents());
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < sets.documents(); ++i) {
    begins.push_back(total);
    total += sets.size(DocumentIndex(i));
  }
  std::vector<std::uint32_t> ranks(total);
  tbb::enumerable_thread_specific<ShingleReader> readers([&] { return ShingleReader(sets); });
  constexpr std::size_t kGrain = 64;
  const auto ranked = parallel_for_each(sets.documents(), kGrain, progress, [&](std::size_t i) {
    auto rank = ranks.begin() + static_cast<std::ptrdiff_t>(begins[i]);
    for (const std::uint64_t element : readers.local().read(DocumentIndex(i)))
      *rank++ =
          static_cast<std::uint32_t>(std::lower_bound(universe.begin(), universe.end(), element) - universe.begin());
  });
  if (!ranked) return tl::unexpected(ranked.error());
  return ranks;
}

constexpr int kIndexBits = 12;  // of at most 4,096 values

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

// The generator's initial state is a collision-free mix of seed and index.
std::uint64_t permutation_seed(std::uint64_t seed, std::size_t i) {
  return mix64((seed << kIndexBits) + i);
}

std::vector<std::uint32_t> random_permutation(std::size_t size, std::uint64_t seed, const Progress& progress) {
  std::vector<std::uint32_t> order(size);
  std::iota(order.begin(), order.end(), 0u);
  for (std::size_t left = size; left > 1; --left) {
    if (left % kOften == 0 && progress.cancelled()) break;
    const std::uint64_t drawn = mix64(seed += kGoldenStep);
    std::swap(order[left - 1], order[static_cast<std::size_t>(Wide{drawn} * left >> 64)]);
  }
  return order;
}

Result<void> sign_by_permutation(const ShingleSets& sets, const SketchOptions& options, SignatureMatrix& matrix,
                                 const Progress& progress) {
  const auto universe = universe_of(sets, progress.part(0, 0.02));
  if (!universe) return tl::unexpected(universe.error());
  const auto ranks = ranks_of(sets, *universe, progress.part(0.02, 0.04));
  if (!ranks) return tl::unexpected(ranks.error());
  return parallel_for_each(options.hashes, 1, progress.part(0.04, 1), [&](std::size_t i) {
    const auto place = random_permutation(universe->size(), permutation_seed(options.seed, i), progress);
    auto rank = ranks->begin();
    for (std::size_t d = 0; d < sets.documents() && !progress.cancelled(); ++d) {
      const DocumentIndex document(d);
      std::uint32_t lowest = SignatureMatrix::kEmpty;
      for (std::size_t left = sets.size(document); left; --left) lowest = std::min(lowest, place[*rank++]);
      matrix[document][i] = lowest;
    }
  });
}

}  // namespace lookalike
