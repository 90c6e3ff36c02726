#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/pipeline/engine.h"
#include "core/query/pair_listing.h"
#include "core/similarity/similar_pairs.h"

namespace lookalike {

/// Which pairs of documents to look at.
enum class PairKind {
  similar,           // the answer of the run
  candidates,        // that share a band and pass the prefix filter
  false_candidates,  // of these, those less similar than the threshold; none unless the run verifies exactly
  missed,            // at least as similar as the threshold, not accepted
  wrong,             // accepted, less similar than the threshold
  between,           // with an exact similarity in [from, to); to = 1 holds 1 as well
  only_here,         // similar pairs of this run that the baseline run has not
  only_baseline,     // of the baseline run that this one has not
  changed,           // of both, with another Jaccard similarity or estimate
  in_both            // similar pairs of both runs
};

struct PairChoice {
  PairKind kind = PairKind::similar;
  double from = 0, to = 1;  // for `between`

  bool operator==(const PairChoice&) const = default;
};

/// Held against the exact pairs.
bool needs_truth(PairKind kind);
/// Held against another run.
bool needs_baseline_run(PairKind kind);

/// Source of the pairs to choose from. Ground truth and baseline run may be missing where they are not needed.
struct PairSources {
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const GroundTruth> truth;   // of the run's shingle sets
  std::shared_ptr<const RunResult> baseline;  // of the same documents

  bool operator==(const PairSources&) const = default;
};

struct ChosenPairs {
  std::shared_ptr<const RunResult> run;  // that the pairs' numbers are of
  std::vector<SimilarPair> pairs;        // at most as many as asked for, in the order of SimilarPairs
  std::vector<SimilarPair> baseline;     // for `changed`: the same pairs in the baseline run
  std::uint64_t total = 0;
  std::uint64_t identical = 0;  // pairs that were left out of all this
};

/// The first `limit` of the chosen pairs of documents. O(pairs log pairs), and O(n) for each pair that the truth gives.
/// Errors: bad_usage (a source is missing, or does not reach down to where pairs are asked for), too_large (what is
/// asked for was not kept), cancelled.
Result<ChosenPairs> choose_pairs(const PairSources& sources, const PairChoice& choice, std::size_t limit,
                                 const Progress& progress, IdenticalPairs identical = IdenticalPairs::with);

/// Called with a pair and, for `changed`, the same pair in the baseline run (else null); false ends the visits.
using ChosenPairVisitor = std::function<bool(const SimilarPair&, const SimilarPair*)>;

/// The chosen pairs one after the other, however many they are, in the same order.
struct PairStream {
  std::shared_ptr<const RunResult> run;  // that the pairs' numbers are of
  std::uint64_t total = 0;
  std::function<void(const ChosenPairVisitor&)> for_each;
};

/// All of the chosen pairs. Copies of equal documents take no memory, so this is less than the list would be. Errors as
/// choose_pairs.
Result<PairStream> all_chosen_pairs(const PairSources& sources, const PairChoice& choice, const Progress& progress,
                                    IdenticalPairs identical = IdenticalPairs::with);

}  // namespace lookalike
