#include "core/experiment/truth.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_sort.h>

#include <atomic>
#include <tuple>

#include "core/similarity/exact_join.h"
#include "core/similarity/join_cost.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

std::uint64_t pairs_of_equal_documents(const DuplicateGroups& groups) {
  std::uint64_t pairs = 0;
  for (const DocumentIndex r : groups.representatives()) {
    const std::uint64_t size = groups.group_size(r);
    pairs += size * (size - 1) / 2;
  }
  return pairs;
}

}  // namespace

Result<std::shared_ptr<const Truth>> find_truth(const RunResult& run, double floor, const Progress& progress) {
  const auto ranked = RankedSets::make(*run.shingles, *run.groups, progress.part(0, 0.3, "rank"));
  if (!ranked) return tl::unexpected(ranked.error());
  return find_truth(run, *ranked, floor, progress.part(0.3, 1, "join"));
}

Result<std::shared_ptr<const Truth>> find_truth(const RunResult& run, const RankedSets& ranked, double floor,
                                                const Progress& progress) {
  const auto fits = require_affordable(ranked, floor, JoinCost::kAffordable, progress.part(0, 0.1, "estimate"));
  if (!fits) return tl::unexpected(fits.error());
  tbb::enumerable_thread_specific<std::vector<ExactPair>> shares;
  std::atomic<std::size_t> found{0};
  const auto visit = [&](DocumentIndex a, DocumentIndex b, double jaccard) {
    if (found.fetch_add(1, std::memory_order_relaxed) < ScoredPairs::kMaxSimilar)
      shares.local().push_back({a, b, jaccard});
  };
  if (const auto done = for_each_exact_pair(ranked, floor, progress.part(0.1, 1, "join"), visit); !done)
    return tl::unexpected(done.error());
  if (found > ScoredPairs::kMaxSimilar)
    return failure(ErrorCode::too_large, "More than " + std::to_string(ScoredPairs::kMaxSimilar) +
                                             " pairs of different documents are that similar; raise the lowest "
                                             "similarity of the truth.");
  auto truth = std::make_shared<Truth>();
  truth->floor = floor;
  truth->pairs.reserve(found);
  for (const auto& share : shares) truth->pairs.insert(truth->pairs.end(), share.begin(), share.end());
  tbb::parallel_sort(truth->pairs.begin(), truth->pairs.end(), [](const ExactPair& x, const ExactPair& y) {
    return std::tie(x.a.value, x.b.value) < std::tie(y.a.value, y.b.value);
  });
  truth->groups = run.groups;
  truth->equal_pairs = pairs_of_equal_documents(*run.groups);
  return std::shared_ptr<const Truth>(std::move(truth));
}

}  // namespace lookalike
