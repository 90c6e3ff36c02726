#include "core/experiment/sweep/sweep.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/experiment/evaluation/band_ladder.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/judging/judged_pairs.h"
#include "core/experiment/sweep/sweep_groups.h"
#include "core/system/peak_memory.h"

namespace lookalike {
namespace {

SweepRow row_of(const SweepPoint& point, const RunReport& report, std::uint64_t peak_bytes) {
  SweepRow row;
  row.values = point.values;
  row.seed = point.recipe.sketch.seed;
  row.candidates = report.counts.candidates;
  row.similar = report.counts.similar;
  row.documents_with_match = report.counts.documents_with_match;
  row.seconds = report.seconds;
  row.peak_bytes = peak_bytes;
  return row;
}

/// The truth of the shingle sets that the sweep is at.
class CurrentTruth {
 public:
  explicit CurrentTruth(double floor) : floor_(floor) {}

  Result<std::shared_ptr<const GroundTruth>> of(const RunResult& run, const Progress& progress) {
    Recipe slice;
    slice.sample = run.recipe.sample;
    slice.text = run.recipe.text;
    slice.shingles = run.recipe.shingles;
    if (truth_ && slice == slice_) return truth_;
    truth_.reset();
    auto found = find_truth(run, floor_, progress);
    if (!found) return found;
    slice_ = slice;
    return truth_ = *found;
  }

 private:
  double floor_;
  Recipe slice_;
  std::shared_ptr<const GroundTruth> truth_;
};

/// The rows of points that differ only in bands and rows, from one pass a row count.
class Banding {
 public:
  /// `run` is of one of the points: the stages up to the signatures are common.
  Banding(std::shared_ptr<const RunResult> run, std::shared_ptr<const GroundTruth> truth,
          std::shared_ptr<const std::vector<JudgedScore>> judged, std::span<const SweepPoint> points)
      : run_(std::move(run)), truth_(std::move(truth)), judged_(std::move(judged)) {
    for (const SweepPoint& point : points) {
      std::uint32_t& most = most_bands_[point.recipe.lsh.rows];
      most = std::max(most, point.recipe.lsh.bands);
    }
  }

  /// Whether the pass of the point's rows has reached its bands.
  bool has(const SweepPoint& point) const {
    const auto pass = passes_.find(point.recipe.lsh.rows);
    return pass != passes_.end() && pass->second.rows.size() >= point.recipe.lsh.bands;
  }
  /// The row of a point that it has.
  SweepRow row(const SweepPoint& point) const {
    SweepRow row = passes_.at(point.recipe.lsh.rows).rows[point.recipe.lsh.bands - 1];
    row.values = point.values;
    if (judged_) row.against_verdicts = against_verdicts(*run_, point.recipe, *judged_);
    return row;
  }

  /// Makes the pass for points with so many rows; `more` is called whenever it has one more of them.
  Result<void> climb(std::uint32_t rows, const Progress& progress, const std::function<Result<void>()>& more) {
    const std::uint32_t bands = most_bands_.at(rows);
    Pass& pass = passes_[rows];
    if (truth_) {
      auto judged = evaluate_bands(*run_, *truth_, rows, bands, progress.part(0, 0.1, "evaluate"));
      if (!judged) return tl::unexpected(judged.error());
      pass.truth = std::move(*judged);
    }
    begin_peak();
    return climb_bands(*run_, rows, bands, progress.part(0.1, 1, "verify"), [&](const BandStep& step) {
      pass.rows.push_back(row(step, pass));
      return more();
    });
  }

 private:
  struct Pass {
    std::vector<SweepRow> rows;  // element b - 1: of b bands, without values
    BandsAgainstTruth truth;     // empty without a truth
  };

  SweepRow row(const BandStep& step, const Pass& pass) const {
    RunReport report = run_->report;
    report.counts.candidates = step.candidates;
    report.counts.similar = step.similar;
    report.counts.documents_with_match = step.documents_with_match;
    StageSeconds& s = report.seconds;
    s.band = step.seconds_band;
    s.verify = step.seconds_verify;
    s.total = s.read + s.clean + s.shingle + s.sign + s.band + s.verify;
    SweepRow row = row_of({run_->recipe, {}}, report, peak_resident_bytes());
    const auto bands = static_cast<std::uint32_t>(pass.rows.size()) + 1;
    if (truth_) row.against_truth = pass.truth.counts(bands, step.similar);
    return row;
  }

  std::shared_ptr<const RunResult> run_;
  std::shared_ptr<const GroundTruth> truth_;
  std::shared_ptr<const std::vector<JudgedScore>> judged_;  // null without verdicts
  std::map<std::uint32_t, std::uint32_t> most_bands_;       // of each row count
  std::map<std::uint32_t, Pass> passes_;                    // of each row count
};

class Sweep {
 public:
  Sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::vector<SweepPoint> points,
        std::span<const SweepRow> done, const TakeRow& take, const TakeNote& note, const EngineOptions& options,
        std::shared_ptr<const Verdicts> verdicts)
      : corpus_(std::move(corpus)),
        plan_(plan),
        points_(std::move(points)),
        take_row_(take),
        skipped_(plan, note),
        options_(options),
        engine_(new Engine(corpus_, options_)),
        truth_(lowest_similarity()),
        judged_(std::move(verdicts)) {
    for (const SweepRow& row : done) done_.emplace(row.values, row.seed);
  }

  Result<void> run(const Progress& progress) {
    const auto ran = run_groups(progress);
    const auto noted = skipped_.end();
    if (!ran || !noted) return ran ? noted : ran;
    if (done_.empty() && skipped_.first()) return tl::unexpected(*skipped_.first());
    return {};
  }

 private:
  Result<void> run_groups(const Progress& progress) {
    std::size_t begin = 0;
    for (const auto group : groups_of(points_)) {
      const Progress share = part(progress, begin, begin + group.size(), points_.size());
      const auto ran = runs_together(plan_, group) ? run_together(group, share) : run_each(group, share);
      if (!ran) return ran;
      begin += group.size();
    }
    return {};
  }

  double lowest_similarity() const {
    double lowest = plan_.truth.value_or(1);
    for (const SweepPoint& point : points_) lowest = std::min(lowest, point.recipe.verify.threshold);
    return lowest;
  }

  bool is_done(const SweepPoint& point) const { return done_.contains({point.values, point.recipe.sketch.seed}); }

  Result<void> take(const SweepRow& row) {
    done_.emplace(row.values, row.seed);
    return take_row_(row);
  }

  // The share of some of so many equal parts.
  static Progress part(const Progress& progress, std::size_t begin, std::size_t end, std::size_t all) {
    const auto count = static_cast<double>(all);
    return progress.part(static_cast<double>(begin) / count, static_cast<double>(end) / count, "sweep");
  }

  Result<void> run_each(std::span<const SweepPoint> group, const Progress& progress) {
    for (std::size_t i = 0; i < group.size(); ++i) {
      if (progress.cancelled()) return cancelled();
      if (is_done(group[i])) continue;
      const auto row = run_alone(group[i], part(progress, i, i + 1, group.size()));
      const auto taken = row ? take(*row) : skipped_.pass_over(group.subspan(i, 1), row.error());
      if (!taken) return taken;
    }
    return {};
  }

  Result<SweepRow> run_alone(const SweepPoint& point, const Progress& progress) {
    if (plan_.timed_alone) engine_ = std::make_unique<Engine>(corpus_, options_);
    begin_peak();
    const auto run = engine_->run(point.recipe, progress.part(0, 0.6, "clean"));
    if (!run) return tl::unexpected(run.error());
    SweepRow row = row_of(point, (*run)->report, peak_resident_bytes());
    if (const auto judged = judge(row, **run, progress.part(0.6, 1, "evaluate")); !judged)
      return tl::unexpected(judged.error());
    return row;
  }

  Result<void> judge(SweepRow& row, const RunResult& run, const Progress& progress) {
    if (plan_.truth) {
      const auto truth = truth_.of(run, progress.part(0, 0.7, "join"));
      if (!truth) return tl::unexpected(truth.error());
      const auto counts = evaluate(run, **truth, progress.part(0.7, 0.8, "evaluate"));
      if (!counts) return tl::unexpected(counts.error());
      row.against_truth = *counts;
    }
    if (plan_.nearest) {
      const auto& [document, count] = *plan_.nearest;
      const auto counts = evaluate_nearest(run, document, count, progress.part(0.8, 0.9, "neighbours"));
      if (!counts) return tl::unexpected(counts.error());
      row.nearest = *counts;
    }
    const auto judged = judged_.of(run, progress.part(0.9, 1, "evaluate"));
    if (!judged) return tl::unexpected(judged.error());
    if (*judged) row.against_verdicts = against_verdicts(run, run.recipe, **judged);
    return {};
  }

  Result<void> run_together(std::span<const SweepPoint> group, const Progress& progress) {
    if (std::all_of(group.begin(), group.end(), [this](const SweepPoint& p) { return is_done(p); })) return {};
    auto banding = prepare(group, progress.part(0, 0.1, "clean"));
    if (!banding) return skipped_.pass_over(group, banding.error());
    const Progress passes = progress.part(0.1, 1, "sweep");
    for (std::size_t next = 0;;) {
      if (const auto taken = take_ready(*banding, group, next, passes); !taken) return taken;
      if (next == group.size()) return {};
      const Progress share = part(passes, next, end_of_rows(group, next), group.size());
      const auto climbed =
          banding->climb(group[next].recipe.lsh.rows, share, [&] { return take_ready(*banding, group, next, passes); });
      if (!climbed) return climbed;
    }
  }

  // Gives the rows from `next` on away, in order, up to the first that is not there yet.
  Result<void> take_ready(const Banding& banding, std::span<const SweepPoint> group, std::size_t& next,
                          const Progress& progress) {
    for (; next < group.size(); ++next) {
      if (progress.cancelled()) return cancelled();
      if (is_done(group[next])) continue;
      if (!banding.has(group[next])) break;
      if (const auto taken = take(banding.row(group[next])); !taken) return taken;
    }
    return {};
  }

  // Runs the strictest point, whose candidates are the fewest, for the stages that all points of the group share.
  Result<Banding> prepare(std::span<const SweepPoint> group, const Progress& progress) {
    auto run = engine_->run(strictest_of(group).recipe, progress.part(0, 0.6, "clean"));
    if (!run) return tl::unexpected(run.error());
    std::shared_ptr<const GroundTruth> truth;
    if (plan_.truth) {
      auto found = truth_.of(**run, progress.part(0.6, 1, "join"));
      if (!found) return tl::unexpected(found.error());
      truth = *found;
    }
    const auto judged = judged_.of(**run, progress);
    if (!judged) return tl::unexpected(judged.error());
    return Banding(*run, truth, *judged, group);
  }

  // How far the points with the same number of rows reach.
  static std::size_t end_of_rows(std::span<const SweepPoint> group, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < group.size() && group[end].recipe.lsh.rows == group[begin].recipe.lsh.rows) ++end;
    return end;
  }

  std::shared_ptr<const Corpus> corpus_;
  const SweepPlan& plan_;
  const std::vector<SweepPoint> points_;
  std::set<std::pair<std::vector<std::string>, std::uint64_t>> done_;
  const TakeRow& take_row_;
  SkippedPoints skipped_;
  const EngineOptions options_;
  std::unique_ptr<Engine> engine_;
  CurrentTruth truth_;
  JudgedReference judged_;
};

}  // namespace

Result<void> run_sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::span<const SweepRow> done,
                       const Progress& progress, const TakeRow& take, const TakeNote& note, const EngineOptions& engine,
                       std::shared_ptr<const Verdicts> verdicts) {
  auto made = points_of(plan, corpus->size());
  if (!made) return tl::unexpected(made.error());
  return Sweep(std::move(corpus), plan, std::move(made->points), done, take, note, engine, std::move(verdicts))
      .run(progress);
}

}  // namespace lookalike
