#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/sweep/reference.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "core/pipeline/engine.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// Counts and cost of one point of a sweep.
struct SweepRow {
  std::vector<std::string> values;  // of the varied keys
  std::uint64_t seed = 0;           // of the hash functions
  std::uint64_t candidates = 0, similar = 0, documents_with_match = 0;
  std::optional<Confusion> against_truth;  // the pairs of the plan's reference, if any
  std::optional<NearestConfusion> nearest;
  std::optional<Confusion> against_verdicts;  // by the user's verdicts, if the plan names them
  StageSeconds seconds;                       // a reused stage counts the time it took originally
  /// Peak resident size of the process while the point ran, including the corpus and the cached stages. Points that
  /// differ only in their bands share a pass and have its peak so far.
  std::uint64_t peak_bytes = 0;
};

/// Receives a finished row; an error ends the sweep.
using TakeRow = std::function<Result<void>(const SweepRow&)>;
/// Receives a sentence about points that have no row; an error ends the sweep.
using TakeNote = std::function<Result<void>(const std::string&)>;

/// Whether a note is about settings left out because of their cost, which the same sweep runs without the limit.
bool counts_costly_settings(std::string_view note);

/// Reports the points of a sweep that have no row, and the reason.
class SkippedPoints {
 public:
  SkippedPoints(const SweepPlan& plan, const TakeNote& take) : plan_(plan), take_(take) {}

  /// Skips points that fail with the same error. Errors: that error, with the values of the points, if other points
  /// would fail too; those of `take`.
  Result<void> pass_over(std::span<const SweepPoint> points, const Error& error);
  /// Counts a setting left out because it is expected to exceed the plan's maximum number of candidates.
  void skip() { ++left_out_; }
  /// Call it last: it counts the points that were not named one by one. Errors: those of `take`.
  Result<void> end();
  /// The first error of a skipped point.
  const std::optional<Error>& first() const { return first_; }

  static constexpr std::size_t kMostNotes = 20;

 private:
  std::string where(std::span<const SweepPoint> points) const;

  const SweepPlan& plan_;
  const TakeNote& take_;
  std::optional<Error> first_;
  std::size_t notes_ = 0, not_named_ = 0, left_out_ = 0;
};

/// Runs the points of a plan that have no row in `done`, one after another in the plan's order, and passes each row to
/// `take` as soon as it is finished. A point reuses the stages of the previous points unless the plan times it alone;
/// points that differ only in bands and rows share one pass per row count, which verifies candidates without exact
/// scores. Every point is compared with the plan's reference and with `verdicts`, if any; planted families have
/// to be in `known`. If the number of candidates is limited, settings that are expected to exceed it have
/// no row: a sentence to `note` counts them, and the same sweep without the limit runs them later. A point that cannot
/// run (bad_usage or too_large of Engine::run, Reference or evaluate_nearest) is skipped with a sentence to `note`.
/// Errors: as points_of; the first such error if no point has a row, other errors of a point, each with its values;
/// those of `take` and `note`; cancelled.
Result<void> run_sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::span<const SweepRow> done,
                       const Progress& progress, const TakeRow& take, const TakeNote& note,
                       const EngineOptions& engine = {}, std::shared_ptr<const Verdicts> verdicts = nullptr,
                       KnownPairs known = {});

/// One measure of a setting over its hash seeds.
struct Spread {
  std::size_t row = 0;                   // the setting's first row
  std::size_t seeds = 0;                 // seeds with the measure; 0: none
  double mean = 0, least = 0, most = 0;  // over these seeds

  void add(double number);
  bool operator==(const Spread&) const = default;
};

using NumberOfRow = std::function<std::optional<double>(const SweepRow&)>;

/// The spread of every setting, in the order of their first rows. O(rows log rows).
std::vector<Spread> spreads_of(std::span<const SweepRow> rows, const NumberOfRow& number);

/// Whether two ranges over the seeds overlap, so that the seeds do not distinguish the settings.
constexpr bool overlap(const Spread& x, const Spread& y) {
  return x.least <= y.most && y.least <= x.most;
}

/// "3 has the highest mean, but 5 cannot be distinguished from it by 5 seeds: their ranges overlap.", about the setting
/// with the highest mean and those whose ranges overlap its range; empty if there are none, or if it has only one seed.
/// O(settings).
std::string not_told_apart(std::span<const SweepRow> rows, std::span<const Spread> spreads);

/// The row with the most different pairs to find, which shows whether the pairs are too few to judge recall: of equals
/// the one with the highest recall, then with the fewest candidates. Null if a row has no reference. O(rows).
const SweepRow* most_to_find(std::span<const SweepRow> rows);

}  // namespace lookalike
