#include "core/sketch/permutation.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/base/mix.h"
#include "core/base/parallel.h"

namespace lookalike {
namespace {

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

// The generator's initial state is a collision-free mix of seed and index.
std::uint64_t permutation_seed(std::uint64_t seed, std::size_t i) {
  return mix64((seed << kIndexBits) + i);
}

std::vector<std::uint32_t> random_permutation(std::size_t size, std::uint64_t seed, const Progress& progress) {
  std::vector<std::uint32_t> order(size);
  std::iota(order.begin(), order.end(), 0u);
  for (std::size_t left = size; left > 1; --left) {
    if (left % kOften == 0 && progress.cancelled()) break;
    __extension__ using Wide = unsigned __int128;
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
