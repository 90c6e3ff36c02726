#include "core/experiment/ground_truth/ground_truth.h"

#include <algorithm>

#include <tuple>

#include "core/base/parallel.h"
#include "core/corpus/corpus.h"
#include "core/similarity/exact_join.h"
#include "core/similarity/join_cost.h"

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

Result<std::shared_ptr<GroundTruth>> joined(const RunResult& run, const RankedSets& ranked, double floor,
                                            const Progress& progress, const JoinMemory& memory) {
  const auto fits = require_affordable(ranked, floor, JoinCost::kAffordable, progress.part(0, 0.1, "estimate"));
  if (!fits) return tl::unexpected(fits.error());
  auto pairs = collect_exact_pairs(ranked, floor, progress.part(0.1, 1, "join"), memory);
  if (!pairs) return tl::unexpected(pairs.error());
  auto truth = std::make_shared<GroundTruth>();
  truth->floor = floor;
  truth->pairs = std::move(*pairs);
  const auto by_documents = [](const ExactPair& x, const ExactPair& y) {
    return std::tie(x.a.value, x.b.value) < std::tie(y.a.value, y.b.value);
  };
  const auto sorted = parallel_sort(truth->pairs.begin(), truth->pairs.end(), by_documents, progress);
  if (!sorted) return tl::unexpected(sorted.error());
  truth->groups = run.groups;
  truth->equal_pairs = pairs_of_equal_documents(*run.groups);
  return truth;
}

}  // namespace

std::optional<double> most_similar_different(const GroundTruth& truth) {
  if (truth.pairs.empty()) return std::nullopt;
  return std::ranges::max_element(truth.pairs, {}, &ExactPair::jaccard)->jaccard;
}

Result<std::shared_ptr<const GroundTruth>> find_truth(const RunResult& run, double floor, const Progress& progress) {
  const auto ranked = RankedSets::make(*run.shingles, *run.groups, progress.part(0, 0.3, "rank"));
  if (!ranked) return tl::unexpected(ranked.error());
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  return joined(run, *ranked, floor, progress.part(0.3, 1, "join"), {});
}

Result<std::shared_ptr<const GroundTruth>> find_surveyed_truth(const RunResult& run, const RankedSets& ranked,
                                                               double floor, const Progress& progress,
                                                               const JoinMemory& memory) {
  auto truth = joined(run, ranked, floor, progress.part(0, 0.9, "join"), memory);
  if (!truth) return tl::unexpected(truth.error());
  const auto agreements = PairAgreements::on_drawn_functions(run, (*truth)->pairs, progress.part(0.9, 1, "join"));
  if (!agreements) return tl::unexpected(agreements.error());
  (*truth)->agreements = *agreements;
  return *truth;
}

}  // namespace lookalike
