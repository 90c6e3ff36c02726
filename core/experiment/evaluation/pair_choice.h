#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/pipeline/engine.h"
#include "core/query/filter/pair_filter.h"
#include "core/similarity/similar_pairs.h"

namespace lookalike {

/// The kind of pairs to list.
enum class PairKind {
  similar,           // the result of the run
  candidates,        // that share a band and pass the first-m check
  false_candidates,  // candidates less similar than the threshold; none unless the run verifies exactly
  missed,            // at least as similar as the threshold, not accepted
  wrong,             // accepted, less similar than the threshold
  between,           // with an exact similarity in [from, to); to = 1 includes 1
  only_here,         // similar pairs of this run that the baseline run lacks
  only_baseline,     // similar pairs of the baseline run that this one lacks
  changed,           // pairs of both with a different Jaccard similarity or estimate
  in_both,           // similar pairs of both runs
  of_baseline,       // all similar pairs of the baseline run
  not_here           // of only_baseline, those below the threshold in this run's shingle sets
};

struct PairChoice {
  PairKind kind = PairKind::similar;
  double from = 0, to = 1;  // for `between`

  bool operator==(const PairChoice&) const = default;
};

/// Whether it needs the exact pairs.
bool needs_truth(PairKind kind);
/// Whether it needs another run.
bool needs_baseline_run(PairKind kind);

/// Sources of the pairs. Ground truth and baseline run may be null if they are not needed.
struct PairSources {
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const GroundTruth> truth;   // over the run's shingle sets
  std::shared_ptr<const RunResult> baseline;  // over the same documents; a reference has no bands

  bool operator==(const PairSources&) const = default;
};

struct ChosenPairs {
  std::shared_ptr<const RunResult> run;  // source of the pairs' numbers
  std::vector<SimilarPair> pairs;        // at most `limit`, in the order of SimilarPairs
  std::vector<SimilarPair> baseline;     // for `changed`: the same pairs in the baseline run
  std::uint64_t total = 0;
  std::uint64_t identical = 0;  // pairs excluded from all of these
};

/// The first `limit` of the chosen pairs of documents. O(pairs log pairs), and O(n) for each pair of the ground truth.
/// Errors: bad_usage (a source is missing, or does not reach down to the requested similarity), too_large (the
/// requested pairs were not cached), cancelled.
Result<ChosenPairs> choose_pairs(const PairSources& sources, const PairChoice& choice, std::size_t limit,
                                 const Progress& progress, IdenticalPairs identical = IdenticalPairs::with);

/// Called with a pair and, for `changed`, the same pair in the baseline run (otherwise null); false stops.
using ChosenPairVisitor = std::function<bool(const SimilarPair&, const SimilarPair*)>;

/// A stream of any number of chosen pairs, in the same order.
struct PairStream {
  std::shared_ptr<const RunResult> run;  // source of the pairs' numbers
  std::uint64_t total = 0;
  std::function<void(const ChosenPairVisitor&)> for_each;
};

/// All of the chosen pairs. Copies of equal documents take no memory, so this takes less than a list. Errors: as
/// choose_pairs.
Result<PairStream> all_chosen_pairs(const PairSources& sources, const PairChoice& choice, const Progress& progress,
                                    IdenticalPairs identical = IdenticalPairs::with);

/// The pairs that a list shows, chosen from the first `limit`; all of them if the list hides no pairs other than
/// identical ones. Errors: as choose_pairs and list_positions.
Result<PairStream> listed_pairs(const PairSources& sources, const PairChoice& choice, const PairListing& listing,
                                std::size_t limit, const Progress& progress, const VerdictView& verdicts);

}  // namespace lookalike
