#include "core/experiment/sweep.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/peak_memory.h"
#include "core/experiment/band_ladder.h"
#include "core/experiment/truth.h"

namespace lookalike {
namespace {

Recipe without_banding(Recipe recipe) {
  recipe.lsh.bands = recipe.lsh.rows = 0;
  return recipe;
}

// "At shingles.k = 3, lsh.bands = 20: ..."
Error at_point(Error error, const std::vector<std::string>& keys, const SweepPoint& point) {
  if (error.code == ErrorCode::cancelled || keys.empty()) return error;
  std::string where;
  for (std::size_t i = 0; i < keys.size(); ++i)
    where += (where.empty() ? "" : ", ") + keys[i] + " = " + point.values[i];
  error.message = "At " + where + ": " + error.message;
  return error;
}

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

  Result<std::shared_ptr<const Truth>> of(const RunResult& run, const Progress& progress) {
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
  std::shared_ptr<const Truth> truth_;
};

/// The rows of points that differ only in bands and rows, from one pass a row count.
class Banding {
 public:
  /// `run` is of one of the points: the stages up to the signatures are common.
  Banding(std::shared_ptr<const RunResult> run, std::shared_ptr<const Truth> truth, std::span<const SweepPoint> points)
      : run_(std::move(run)), truth_(std::move(truth)) {
    for (const SweepPoint& point : points) {
      std::uint32_t& most = most_bands_[point.recipe.lsh.rows];
      most = std::max(most, point.recipe.lsh.bands);
    }
  }

  /// Makes the pass for points with so many rows, unless there is one.
  bool has_climbed(std::uint32_t rows) const { return passes_.contains(rows); }
  Result<void> climb(std::uint32_t rows, const Progress& progress) {
    auto pass = made_pass(rows, progress);
    if (!pass) return tl::unexpected(pass.error());
    passes_.emplace(rows, std::move(*pass));
    return {};
  }

  /// Needs the pass of the point's rows.
  SweepRow row(const SweepPoint& point) const {
    const auto& [bands, rows, buckets] = point.recipe.lsh;
    return row(point, passes_.at(rows), bands - 1);
  }

 private:
  struct Pass {
    std::vector<BandStep> steps;
    std::vector<Confusion> against_truth;  // empty without a truth
    std::uint64_t peak_bytes = 0;
  };

  Result<Pass> made_pass(std::uint32_t rows, const Progress& progress) const {
    begin_peak();
    auto steps = climb_bands(*run_, rows, most_bands_.at(rows), progress.part(0, 0.9, "verify"));
    if (!steps) return tl::unexpected(steps.error());
    Pass pass{std::move(*steps), {}, peak_resident_bytes()};
    if (!truth_) return pass;
    auto judged = evaluate_bands(*run_, *truth_, rows, pass.steps, progress.part(0.9, 1, "evaluate"));
    if (!judged) return tl::unexpected(judged.error());
    pass.against_truth = std::move(*judged);
    return pass;
  }

  SweepRow row(const SweepPoint& point, const Pass& pass, std::size_t at) const {
    const BandStep& step = pass.steps[at];
    RunReport report = run_->report;
    report.counts.candidates = step.candidates;
    report.counts.similar = step.similar;
    report.counts.documents_with_match = step.documents_with_match;
    StageSeconds& s = report.seconds;
    s.band = step.seconds_band;
    s.verify = step.seconds_verify;
    s.total = s.read + s.clean + s.shingle + s.sign + s.band + s.verify;
    SweepRow row = row_of(point, report, pass.peak_bytes);
    if (truth_) row.against_truth = pass.against_truth[at];
    return row;
  }

  std::shared_ptr<const RunResult> run_;
  std::shared_ptr<const Truth> truth_;
  std::map<std::uint32_t, std::uint32_t> most_bands_;  // of each row count
  std::map<std::uint32_t, Pass> passes_;               // of each row count
};

class Sweep {
 public:
  Sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::vector<SweepPoint> points,
        std::span<const SweepRow> done, const TakeRow& take)
      : corpus_(std::move(corpus)),
        plan_(plan),
        points_(std::move(points)),
        take_(take),
        engine_(new Engine(corpus_)),
        truth_(lowest_similarity()) {
    for (const SweepRow& row : done) done_.emplace(row.values, row.seed);
  }

  Result<void> run(const Progress& progress) {
    for (std::size_t begin = 0; begin < points_.size();) {
      const std::size_t end = end_of_group(begin);
      const bool together = end - begin > 1 && !plan_.timed_alone && !plan_.nearest;
      const std::span<const SweepPoint> group(points_.data() + begin, end - begin);
      const Progress share = part(progress, begin, end, points_.size());
      const auto ran = together ? run_together(group, share) : run_each(group, share);
      if (!ran) return ran;
      begin = end;
    }
    return {};
  }

 private:
  double lowest_similarity() const {
    double lowest = plan_.truth.value_or(1);
    for (const SweepPoint& point : points_) lowest = std::min(lowest, point.recipe.verify.threshold);
    return lowest;
  }

  // A group's points differ only in bands and rows; the plan puts them next to each other.
  std::size_t end_of_group(std::size_t begin) const {
    const Recipe common = without_banding(points_[begin].recipe);
    std::size_t end = begin + 1;
    while (end < points_.size() && without_banding(points_[end].recipe) == common) ++end;
    return end;
  }

  bool is_done(const SweepPoint& point) const { return done_.contains({point.values, point.recipe.sketch.seed}); }

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
      if (!row) return tl::unexpected(at_point(row.error(), varied_keys(plan_), group[i]));
      if (const auto taken = take_(*row); !taken) return taken;
    }
    return {};
  }

  Result<SweepRow> run_alone(const SweepPoint& point, const Progress& progress) {
    if (plan_.timed_alone) engine_ = std::make_unique<Engine>(corpus_);
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
      const auto counts = evaluate_nearest(run, document, count, progress.part(0.8, 1, "neighbours"));
      if (!counts) return tl::unexpected(counts.error());
      row.nearest = *counts;
    }
    return {};
  }

  Result<void> run_together(std::span<const SweepPoint> group, const Progress& progress) {
    if (std::all_of(group.begin(), group.end(), [this](const SweepPoint& p) { return is_done(p); })) return {};
    auto banding = prepare(group, progress.part(0, 0.1, "clean"));
    if (!banding) return tl::unexpected(banding.error());
    const Progress passes = progress.part(0.1, 1, "sweep");
    for (std::size_t i = 0; i < group.size(); ++i) {
      if (progress.cancelled()) return cancelled();
      const std::uint32_t rows = group[i].recipe.lsh.rows;
      if (is_done(group[i])) continue;
      if (!banding->has_climbed(rows)) {
        const auto climbed = banding->climb(rows, part(passes, i, end_of_rows(group, i), group.size()));
        if (!climbed) return climbed;
      }
      if (const auto taken = take_(banding->row(group[i])); !taken) return taken;
    }
    return {};
  }

  // Runs the strictest point, whose candidates are the fewest, for the stages that all points of the group share.
  Result<Banding> prepare(std::span<const SweepPoint> group, const Progress& progress) {
    const auto& strictest = *std::max_element(group.begin(), group.end(), [](const auto& x, const auto& y) {
      const LshOptions &l = x.recipe.lsh, &m = y.recipe.lsh;
      return l.rows != m.rows ? l.rows < m.rows : l.bands > m.bands;
    });
    auto run = engine_->run(strictest.recipe, progress.part(0, 0.6, "clean"));
    if (!run) return tl::unexpected(at_point(run.error(), varied_keys(plan_), strictest));
    std::shared_ptr<const Truth> truth;
    if (plan_.truth) {
      auto found = truth_.of(**run, progress.part(0.6, 1, "join"));
      if (!found) return tl::unexpected(found.error());
      truth = *found;
    }
    return Banding(*run, truth, group);
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
  const TakeRow& take_;
  std::unique_ptr<Engine> engine_;
  CurrentTruth truth_;
};

}  // namespace

Result<void> run_sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::span<const SweepRow> done,
                       const Progress& progress, const TakeRow& take) {
  auto made = points_of(plan, corpus->size());
  if (!made) return tl::unexpected(made.error());
  return Sweep(std::move(corpus), plan, std::move(made->points), done, take).run(progress);
}

}  // namespace lookalike
