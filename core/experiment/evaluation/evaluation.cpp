#include "core/experiment/evaluation/evaluation.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <string>

#include "core/base/parallel.h"
#include "core/corpus/corpus.h"
#include "core/query/explain/pair_explanation.h"
#include "core/query/neighbours/neighbours.h"
#include "core/similarity/pair_reader.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 256;  // pairs per task

std::optional<double> share(std::uint64_t part, std::uint64_t rest) {
  if (part + rest == 0) return {};
  return static_cast<double>(part) / static_cast<double>(part + rest);
}

Result<void> check_floor(const RunResult& run, const GroundTruth& truth) {
  if (truth.floor <= run.recipe.verify.threshold) return {};
  return failure(ErrorCode::bad_usage, "The ground truth is known only from a similarity of " +
                                           std::to_string(truth.floor) + ", above the threshold of " +
                                           std::to_string(run.recipe.verify.threshold) + ".");
}

std::uint64_t similar_pairs_of(const GroundTruth& truth, double threshold) {
  std::uint64_t pairs = truth.equal_pairs;
  for (const ExactPair& pair : truth.pairs)
    if (pair.jaccard >= threshold) pairs += truth.weight(pair);
  return pairs;
}

}  // namespace

std::optional<double> Confusion::recall() const {
  return share(different_found(), false_negatives);
}

std::optional<double> Confusion::recall_of_all() const {
  return share(true_positives, false_negatives);
}

std::optional<double> Confusion::precision() const {
  return share(true_positives, false_positives);
}

std::optional<double> Confusion::f1() const {
  return share(2 * true_positives, false_positives + false_negatives);
}

Result<std::vector<ExactPair>> missed_representatives(const RunResult& run, const GroundTruth& truth,
                                                      const Progress& progress) {
  if (const auto fits = check_floor(run, truth); !fits) return tl::unexpected(fits.error());
  std::vector<char> missed(truth.pairs.size());
  const auto done = parallel_for_each(missed.size(), kGrain, progress, [&](std::size_t i) {
    const ExactPair& pair = truth.pairs[i];
    missed[i] = pair.jaccard >= run.recipe.verify.threshold && !outcome_of(run, pair.a, pair.b, pair.jaccard).accepted;
  });
  if (!done) return tl::unexpected(done.error());
  std::vector<ExactPair> pairs;
  for (std::size_t i = 0; i < missed.size(); ++i)
    if (missed[i]) pairs.push_back(truth.pairs[i]);
  return pairs;
}

Result<std::vector<SimilarPair>> wrong_representatives(const RunResult& run, const Progress& progress) {
  const VerifyOptions& verify = run.recipe.verify;
  std::vector<SimilarPair> pairs;
  if (verify.by == VerifyBy::exact) return pairs;
  run.scored->for_each([&](const SimilarPair& pair) {
    if (score_of(pair, verify.by) >= verify.threshold) pairs.push_back(pair);
  });
  const double of_empty_sets = run.recipe.shingles.keep_empty ? 1 : 0;
  tbb::enumerable_thread_specific<PairReader> readers([&run] { return PairReader(*run.shingles); });
  const auto done = parallel_for_each(pairs.size(), kGrain, progress, [&](std::size_t i) {
    pairs[i].jaccard = readers.local().jaccard(pairs[i].a, pairs[i].b, of_empty_sets);
  });
  if (!done) return tl::unexpected(done.error());
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  std::erase_if(pairs, [&](const SimilarPair& pair) { return pair.jaccard >= verify.threshold; });
  return pairs;
}

Result<Confusion> evaluate(const RunResult& run, const GroundTruth& truth, const Progress& progress) {
  const auto missed = missed_representatives(run, truth, progress);
  if (!missed) return tl::unexpected(missed.error());
  Confusion counts;
  counts.identical = truth.equal_pairs;
  for (const ExactPair& pair : *missed) counts.false_negatives += truth.weight(pair);
  counts.true_positives = similar_pairs_of(truth, run.recipe.verify.threshold) - counts.false_negatives;
  counts.false_positives = run.similar->count() - counts.true_positives;
  return counts;
}

Result<NearestConfusion> evaluate_nearest(const RunResult& run, DocumentIndex document, std::size_t count,
                                          const Progress& progress) {
  const auto nearest =
      nearest_neighbours(run, document, count, NeighbourMethod::exact, progress.part(0, 0.9, "neighbours"));
  if (!nearest) return tl::unexpected(nearest.error());
  const auto candidates =
      nearest_neighbours(run, document, run.corpus->size(), NeighbourMethod::lsh, progress.part(0.9, 1, "neighbours"));
  if (!candidates) return tl::unexpected(candidates.error());
  NearestConfusion result{candidates->size(), {}};
  for (const Neighbour& near : *nearest) {
    const bool found = std::any_of(candidates->begin(), candidates->end(),
                                   [&](const Neighbour& candidate) { return candidate.document == near.document; });
    ++(found ? result.counts.true_positives : result.counts.false_negatives);
  }
  result.counts.false_positives = result.candidates - result.counts.true_positives;
  return result;
}

}  // namespace lookalike
