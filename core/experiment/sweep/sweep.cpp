#include "core/experiment/sweep/sweep.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "core/base/value_text.h"
#include "core/experiment/evaluation/band_ladder.h"
#include "core/experiment/judging/judged_summary.h"
#include "core/experiment/sweep/reference.h"
#include "core/system/machine_memory.h"

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

constexpr std::string_view kCostly = " costly setting";

// Accepted pairs that are not true are false positives.
Confusion with_wrong(Confusion counts, std::uint64_t accepted) {
  counts.false_positives = accepted - counts.true_positives;
  return counts;
}

/// The stages shared by points that differ only in bands and rows.
struct Common {
  std::shared_ptr<const RunResult> run;                    // of one of these points
  std::shared_ptr<const TruePairs> truth;                  // null without a reference
  std::shared_ptr<const std::vector<JudgedScore>> judged;  // null without verdicts
};

SweepRow row_of(const SweepPoint& point, const Common& common, const BandStep& step) {
  RunReport report = common.run->report;
  report.counts.candidates = step.candidates;
  report.counts.similar = step.similar;
  report.counts.documents_with_match = step.documents_with_match;
  StageSeconds& s = report.seconds;
  s.band = step.seconds_band;
  s.verify = step.seconds_verify;
  s.total = s.read + s.clean + s.shingle + s.sign + s.band + s.verify;
  SweepRow row = row_of(point, report, peak_resident_bytes());
  if (common.judged) row.against_verdicts = against_verdicts(*common.run, point.recipe, *common.judged);
  return row;
}

class Sweep {
 public:
  Sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::vector<SweepPoint> points,
        std::span<const SweepRow> done, const TakeRow& take, const TakeNote& note, const EngineOptions& options,
        std::shared_ptr<const Verdicts> verdicts, KnownPairs known)
      : corpus_(std::move(corpus)),
        plan_(plan),
        points_(std::move(points)),
        take_row_(take),
        skipped_(plan, note),
        options_(options),
        engine_(new Engine(corpus_, options_)),
        truth_(corpus_, plan, std::ranges::min(points_, {}, threshold_of).recipe.verify.threshold, options, known),
        judged_(std::move(verdicts)),
        known_(std::move(known)) {
    for (const SweepRow& row : done) done_.emplace(row.values, row.seed);
  }

  Result<void> run(const Progress& progress) {
    const auto ran = run_groups(progress);
    if (!ran && ran.error().code == ErrorCode::cancelled) return ran;  // the resumed sweep reports the skipped points
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
      begin += group.size();
      auto cheap = cheap_ones(group, share.part(0, 0.05, "sample"));
      if (!cheap) {
        if (const auto passed = skipped_.pass_over(group, cheap.error()); !passed) return passed;
        continue;
      }
      const Progress rest = share.part(0.05, 1, "sweep");
      const auto ran = runs_together(plan_, *cheap) ? run_together(*cheap, rest) : run_each(*cheap, rest);
      if (!ran) return ran;
    }
    return {};
  }

  // The points of a group that are not left out for their cost. The first seed decides for all seeds of a setting.
  Result<std::vector<SweepPoint>> cheap_ones(std::span<const SweepPoint> group, const Progress& progress) {
    std::vector<SweepPoint> cheap(group.begin(), group.end());
    if (!plan_.most_candidates) return cheap;
    for (const SweepPoint& point : group)
      if (is_done(point)) costly_.try_emplace(point.values, false);
    if (!std::ranges::all_of(group, [this](const SweepPoint& point) { return costly_.contains(point.values); }))
      if (const auto expected = expect(group.front().recipe, progress); !expected)
        return tl::unexpected(expected.error());
    std::erase_if(cheap, [this](const SweepPoint& point) { return is_costly(point); });
    return cheap;
  }

  bool is_costly(const SweepPoint& point) {
    const auto [decided, is_new] = costly_.try_emplace(point.values, false);
    if (is_new && *expect_(point.recipe) > static_cast<double>(*plan_.most_candidates)) {
      decided->second = true;
      skipped_.skip();
    }
    return decided->second;
  }

  Result<void> expect(const Recipe& recipe, const Progress& progress) {
    if (!expect_ && known_.expect && known_.recipe.sketch == recipe.sketch) expect_ = known_.expect;
    if (expect_ && expect_(recipe)) return {};
    const auto run = engine_->sketch(recipe, progress.part(0, 0.5, "clean"));
    if (!run) return tl::unexpected(run.error());
    auto made = expect_by(**run, progress.part(0.5, 1, "sample"));
    if (!made) return tl::unexpected(made.error());
    expect_ = std::move(*made);
    return {};
  }

  static double threshold_of(const SweepPoint& point) { return point.recipe.verify.threshold; }

  bool is_done(const SweepPoint& point) const { return done_.contains({point.values, point.recipe.sketch.seed}); }

  Result<void> take(const SweepRow& row) {
    done_.emplace(row.values, row.seed);
    return take_row_(row);
  }

  // The share of the parts from `begin` to `end`, if all parts are equal.
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
    const auto truth = truth_.of(run, progress.part(0, 0.7, "join"));
    if (!truth) return tl::unexpected(truth.error());
    if (*truth) {
      const auto& [bands, rows, buckets] = run.recipe.lsh;
      const auto counts = evaluate_bands(run, **truth, rows, bands, progress.part(0.7, 0.8, "evaluate"));
      if (!counts) return tl::unexpected(counts.error());
      row.against_truth = with_wrong(counts->back(), row.similar);
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
    if (std::ranges::all_of(group, [this](const auto& point) { return is_done(point); })) return {};
    const auto common = prepare(group, progress.part(0, 0.1, "clean"));
    if (!common) return skipped_.pass_over(group, common.error());
    const Progress passes = progress.part(0.1, 1, "sweep");
    for (std::size_t begin = 0, end = 0; begin < group.size(); begin = end) {
      while (end < group.size() && group[end].recipe.lsh.rows == group[begin].recipe.lsh.rows) ++end;
      const Progress share = part(passes, begin, end, group.size());
      if (const auto ran = run_pass(*common, group.subspan(begin, end - begin), share); !ran) return ran;
    }
    return {};
  }

  // Runs points with the same rows and increasing bands in one pass that adds one band at a time.
  Result<void> run_pass(const Common& common, std::span<const SweepPoint> points, const Progress& progress) {
    while (!points.empty() && is_done(points.back())) points = points.first(points.size() - 1);
    if (points.empty()) return {};
    const auto [bands, rows, buckets] = points.back().recipe.lsh;
    Result<std::vector<Confusion>> counts;
    if (common.truth)
      counts = evaluate_bands(*common.run, *common.truth, rows, bands, progress.part(0, 0.1, "evaluate"));
    if (!counts) return tl::unexpected(counts.error());
    begin_peak();
    std::uint32_t reached = 0;
    return climb_bands(*common.run, rows, bands, progress.part(0.1, 1, "verify"), [&](const BandStep& step) {
      if (++reached < points.front().recipe.lsh.bands) return Result<void>();
      const SweepPoint& point = points.front();
      points = points.subspan(1);
      if (is_done(point)) return Result<void>();
      SweepRow row = row_of(point, common, step);
      if (common.truth) row.against_truth = with_wrong((*counts)[reached - 1], step.similar);
      const auto taken = take(row);
      return taken && progress.cancelled() ? cancelled() : taken;
    });
  }

  // Runs the strictest point, which has the fewest candidates, to get the stages shared by all points of the group.
  Result<Common> prepare(std::span<const SweepPoint> group, const Progress& progress) {
    const auto run = engine_->run(strictest_of(group).recipe, progress.part(0, 0.6, "clean"));
    if (!run) return tl::unexpected(run.error());
    const auto truth = truth_.of(**run, progress.part(0.6, 1, "join"));
    if (!truth) return tl::unexpected(truth.error());
    const auto judged = judged_.of(**run, progress);
    if (!judged) return tl::unexpected(judged.error());
    return Common{*run, *truth, *judged};
  }

  std::shared_ptr<const Corpus> corpus_;
  const SweepPlan& plan_;
  const std::vector<SweepPoint> points_;
  std::set<std::pair<std::vector<std::string>, std::uint64_t>> done_;
  const TakeRow& take_row_;
  SkippedPoints skipped_;
  const EngineOptions options_;
  std::unique_ptr<Engine> engine_;
  Reference truth_;
  JudgedReference judged_;
  const KnownPairs known_;
  ExpectCandidates expect_;
  std::map<std::vector<std::string>, bool> costly_;  // by the values of a setting
};

}  // namespace

bool counts_costly_settings(std::string_view note) {
  return note.find(kCostly) != std::string_view::npos;
}

Result<void> SkippedPoints::pass_over(std::span<const SweepPoint> points, const Error& error) {
  if (error.code == ErrorCode::cancelled) return tl::unexpected(error);
  const std::string at = where(points);
  Error placed = error;
  if (!at.empty()) placed.message = "At " + at + ": " + error.message;
  // Other errors are not caused by the settings of the point.
  if (error.code != ErrorCode::too_large && error.code != ErrorCode::out_of_memory &&
      error.code != ErrorCode::bad_usage)
    return tl::unexpected(placed);
  if (!first_) first_ = placed;
  if (notes_ == kMostNotes) {
    not_named_ += points.size();
    return {};
  }
  ++notes_;
  return take_("No row for " + counted(points.size(), "setting") + (at.empty() ? "" : " at " + at) + ": " +
               error.message);
}

Result<void> SkippedPoints::end() {
  if (not_named_ > 0)
    if (const auto taken = take_("No row for " + counted(not_named_, "setting") + " more, for similar reasons.");
        !taken)
      return taken;
  if (left_out_ == 0) return {};
  return take_(grouped(left_out_) + std::string(kCostly) + (left_out_ == 1 ? "" : "s") +
               " left out: each is expected to have more than " + grouped(plan_.most_candidates.value_or(0)) +
               " candidates with different sets.");
}

// The values shared by all points: "shingles.k = 3, lsh.bands = 20".
std::string SkippedPoints::where(std::span<const SweepPoint> points) const {
  std::string where;
  const auto add_shared = [&](const std::string& key, const auto& value) {
    const std::string first = value(points[0]);
    if (std::ranges::all_of(points, [&](const SweepPoint& point) { return value(point) == first; }))
      where += (where.empty() ? "" : ", ") + key + " = " + first;
  };
  const auto keys = varied_keys(plan_);
  for (std::size_t i = 0; i < keys.size(); ++i)
    add_shared(keys[i], [i](const SweepPoint& point) { return point.values[i]; });
  if (plan_.repeat > 1)
    add_shared("sketch.seed", [](const SweepPoint& point) { return std::to_string(point.recipe.sketch.seed); });
  return where;
}

Result<void> run_sweep(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, std::span<const SweepRow> done,
                       const Progress& progress, const TakeRow& take, const TakeNote& note, const EngineOptions& engine,
                       std::shared_ptr<const Verdicts> verdicts, KnownPairs known) {
  auto made = points_of(plan, corpus->size());
  if (!made) return tl::unexpected(made.error());
  return Sweep(std::move(corpus), plan, std::move(made->points), done, take, note, engine, std::move(verdicts),
               std::move(known))
      .run(progress);
}

void Spread::add(double number) {
  least = seeds == 0 ? number : std::min(least, number);
  most = seeds == 0 ? number : std::max(most, number);
  mean += (number - mean) / static_cast<double>(++seeds);
}

std::vector<Spread> spreads_of(std::span<const SweepRow> rows, const NumberOfRow& number) {
  std::vector<Spread> spreads;
  std::map<std::vector<std::string>, std::size_t> known;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto [setting, is_new] = known.try_emplace(rows[row].values, spreads.size());
    if (is_new) spreads.push_back({row});
    if (const auto value = number(rows[row])) spreads[setting->second].add(*value);
  }
  return spreads;
}

std::string not_told_apart(std::span<const SweepRow> rows, std::span<const Spread> spreads) {
  constexpr std::size_t kMostNamed = 8;
  const auto best = std::ranges::max_element(
      spreads, {}, [](const Spread& spread) { return std::pair(spread.seeds > 0, spread.mean); });
  if (best == spreads.end() || best->seeds < 2) return {};
  const auto name = [&](const Spread& spread) { return joined(rows[spread.row].values, " x "); };
  std::vector<std::string> others;
  bool is_tie = false;
  for (const Spread& spread : spreads) {
    if (&spread == &*best || spread.seeds == 0 || !overlap(spread, *best)) continue;
    others.push_back(name(spread));
    is_tie |= spread.mean == best->mean;
  }
  if (others.empty()) return {};
  if (others.size() > kMostNamed) {
    const std::size_t more = others.size() - kMostNamed;
    others.resize(kMostNamed);
    others.push_back(std::to_string(more) + " other" + (more == 1 ? "" : "s"));
  }
  const std::string last = std::move(others.back());
  others.pop_back();
  return name(*best) + (is_tie ? " shares the highest mean; " : " has the highest mean, but ") + joined(others) +
         (others.empty() ? "" : " and ") + last + " cannot be distinguished from it by " + std::to_string(best->seeds) +
         " seeds: their ranges overlap.";
}

const SweepRow* most_to_find(std::span<const SweepRow> rows) {
  if (rows.empty() || !std::ranges::all_of(rows, [](const SweepRow& row) { return row.against_truth.has_value(); }))
    return nullptr;
  const auto most = std::ranges::max_element(rows, {}, [](const SweepRow& row) {
    return std::tuple(row.against_truth->different(), row.against_truth->recall(),
                      -static_cast<double>(row.candidates));
  });
  return &*std::ranges::find(rows, most->values, &SweepRow::values);  // with its first seed, not its luckiest
}

}  // namespace lookalike
