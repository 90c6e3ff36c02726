#include "core/sketch/permutation.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/base/mix.h"
#include "core/base/parallel.h"

namespace lookalike {
namespace {

std::vector<std::uint64_t> universe_of(const ShingleSets& sets) {
  std::vector<std::uint64_t> universe;
  universe.reserve(sets.total());
  ShingleReader reader(sets);
  for (std::size_t i = 0; i < sets.documents(); ++i) {
    const auto set = reader.read(DocumentIndex(i));
    universe.insert(universe.end(), set.begin(), set.end());
  }
  std::sort(universe.begin(), universe.end());
  universe.erase(std::unique(universe.begin(), universe.end()), universe.end());
  return universe;
}

// Position of every element of every document in the universe, document after document.
std::vector<std::uint32_t> ranks_of(const ShingleSets& sets, const std::vector<std::uint64_t>& universe) {
  std::vector<std::uint32_t> ranks;
  ranks.reserve(sets.total());
  ShingleReader reader(sets);
  for (std::size_t i = 0; i < sets.documents(); ++i)
    for (const std::uint64_t element : reader.read(DocumentIndex(i)))
      ranks.push_back(
          static_cast<std::uint32_t>(std::lower_bound(universe.begin(), universe.end(), element) - universe.begin()));
  return ranks;
}

std::vector<std::uint32_t> permutation(std::size_t size, std::uint64_t seed) {
  std::vector<std::uint32_t> order(size);
  std::iota(order.begin(), order.end(), 0u);
  for (std::size_t left = size; left > 1; --left) {
    __extension__ using Wide = unsigned __int128;
    const std::uint64_t drawn = mix64(seed += kGoldenStep);
    std::swap(order[left - 1], order[static_cast<std::size_t>(Wide{drawn} * left >> 64)]);
  }
  return order;
}

}  // namespace

Result<void> sign_by_permutation(const ShingleSets& sets, const SketchOptions& options, SignatureMatrix& matrix,
                                 const Progress& progress) {
  const auto universe = universe_of(sets);
  const auto ranks = ranks_of(sets, universe);
  return parallel_for_each(options.hashes, 1, progress, [&](std::size_t i) {
    const auto place = permutation(universe.size(), mix64(options.seed) + mix64(i + 1));
    auto rank = ranks.begin();
    for (std::size_t d = 0; d < sets.documents() && !progress.cancelled(); ++d) {
      const DocumentIndex document(d);
      std::uint32_t& lowest = matrix[document][i];
      for (std::size_t left = sets.size(document); left; --left) lowest = std::min(lowest, place[*rank++]);
    }
  });
}

}  // namespace lookalike
