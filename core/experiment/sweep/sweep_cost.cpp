#include "core/experiment/sweep/sweep_cost.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "core/experiment/sweep/sweep_groups.h"

namespace lookalike {
namespace {

using Values = std::vector<std::string>;

/// Part of a recipe that bands, rows, seed and threshold do not change.
Recipe kind_of(Recipe recipe) {
  recipe.lsh.bands = recipe.lsh.rows = 1;
  recipe.sketch.seed = 0;
  recipe.verify.threshold = 1;
  return recipe;
}

/// In the order of the stages: recipes that share more of them have more equal values before the first that is not.
Values values_of(const Recipe& recipe) {
  static const std::vector<Parameter> kInOrder = [] {
    auto all = std::vector(parameters().begin(), parameters().end());
    std::ranges::stable_sort(all, {}, &Parameter::first_stage);
    return all;
  }();
  Values values;
  for (const Parameter& parameter : kInOrder) values.push_back(parameter.get(recipe));
  return values;
}

std::ptrdiff_t equal_ones(const Values& x, const Values& y) {
  return std::ranges::mismatch(x, y).in1 - x.begin();
}

Recipe shingles_of(const Recipe& recipe) {
  Recipe slice;
  slice.sample = recipe.sample;
  slice.text = recipe.text;
  slice.shingles = recipe.shingles;
  return slice;
}

using TimedBandings = std::map<std::uint32_t, std::map<std::uint32_t, StageSeconds>>;  // by rows a band, by bands

struct TimedKind {
  Recipe recipe;
  TimedBandings runs;
};

double apart(std::uint32_t x, std::uint32_t y) {
  return std::abs(std::log(static_cast<double>(x) / y));
}

/// The entry of the number nearest to one, in proportion; there is one at least.
template <typename Number>
const auto& nearest(const std::map<std::uint32_t, Number>& entries, std::uint32_t number) {
  const auto above = entries.lower_bound(number);
  if (above == entries.begin()) return *above;
  const auto below = std::prev(above);
  return above != entries.end() && apart(above->first, number) < apart(below->first, number) ? *above : *below;
}

double ratio(std::uint64_t x, std::uint64_t y) {
  return static_cast<double>(std::max<std::uint64_t>(1, x)) / static_cast<double>(std::max<std::uint64_t>(1, y));
}

class Costs {
 public:
  Costs(std::uint64_t documents, std::span<const TimedRun> timed) : documents_(documents) {
    for (const TimedRun& run : timed) add(run);
  }

  bool known() const { return !kinds_.empty(); }
  std::optional<std::uint32_t> looser_than() const { return looser_than_; }

  /// Seconds of a run's stages from one on.
  double from(Stage first, const Recipe& recipe) {
    if (!known()) return 0;
    const TimedKind& kind = nearest_kind(recipe);
    const auto& [rows, of_rows] = nearest(kind.runs, recipe.lsh.rows);
    const auto& [bands, s] = nearest(of_rows, recipe.lsh.bands);
    if (first <= Stage::verify && recipe.lsh.rows < rows) looser_than_ = std::max(looser_than_.value_or(0), rows);
    const double more = ratio(documents_of(recipe), documents_of(kind.recipe));
    const double hashes = ratio(recipe.sketch.hashes, kind.recipe.sketch.hashes);
    const double more_bands = ratio(recipe.lsh.bands, bands);
    const std::pair<Stage, double> stages[] = {{Stage::clean, s.clean},
                                               {Stage::shingle, s.shingle},
                                               {Stage::sign, s.sign * hashes},
                                               {Stage::band, s.band * more_bands},
                                               {Stage::verify, s.verify * more_bands}};
    double sum = 0;
    for (const auto& [stage, seconds] : stages)
      if (stage >= first) sum += more * seconds;
    return sum;
  }

 private:
  void add(const TimedRun& run) {
    const Recipe kind = kind_of(run.recipe);
    TimedKind& known = kinds_.try_emplace(values_of(kind), TimedKind{kind, {}}).first->second;
    known.runs[run.recipe.lsh.rows][run.recipe.lsh.bands] = run.seconds;
  }

  std::uint64_t documents_of(const Recipe& recipe) const {
    return recipe.sample.size == 0 ? documents_ : std::min(recipe.sample.size, documents_);
  }

  // Values that begin like those asked for lie next to where these would be.
  const TimedKind& nearest_kind(const Recipe& recipe) {
    const Recipe kind = kind_of(recipe);
    if (nearest_ && kind == asked_) return *nearest_;
    asked_ = kind;
    const Values values = values_of(kind);
    auto found = kinds_.lower_bound(values);
    const bool before =
        found != kinds_.begin() &&
        (found == kinds_.end() || equal_ones(std::prev(found)->first, values) > equal_ones(found->first, values));
    if (before) --found;
    return *(nearest_ = &found->second);
  }

  const std::uint64_t documents_;
  std::map<Values, TimedKind> kinds_;
  Recipe asked_;
  const TimedKind* nearest_ = nullptr;  // to what was asked last
  std::optional<std::uint32_t> looser_than_;
};

/// Adds up a sweep as it runs.
class Sum {
 public:
  Sum(const SweepPlan& plan, Costs& costs) : plan_(plan), costs_(costs) {}

  void add(std::span<const SweepPoint> group) {
    if (!runs_together(plan_, group)) {
      for (const SweepPoint& point : group) add_run(point.recipe);
      return;
    }
    add_run(strictest_of(group).recipe);
    std::map<std::uint32_t, const SweepPoint*> widest;  // of each row count
    for (const SweepPoint& point : group) {
      const SweepPoint*& most = widest[point.recipe.lsh.rows];
      if (!most || most->recipe.lsh.bands < point.recipe.lsh.bands) most = &point;
    }
    for (const auto& [rows, point] : widest) seconds_ += costs_.from(Stage::band, point->recipe);
  }

  double seconds() const { return seconds_; }
  std::uint64_t joins() const { return joins_; }

 private:
  void add_run(const Recipe& recipe) {
    const bool anew = !before_ || plan_.timed_alone;
    const auto first = anew ? Stage::sample : first_stage_to_redo(*before_, recipe);
    if (first) seconds_ += costs_.from(*first, recipe);
    if (!plan_.reference.empty() && (!before_ || shingles_of(*before_) != shingles_of(recipe))) ++joins_;
    before_ = recipe;
  }

  const SweepPlan& plan_;
  Costs& costs_;
  std::optional<Recipe> before_;
  double seconds_ = 0;
  std::uint64_t joins_ = 0;
};

}  // namespace

Result<SweepCost> cost_of(const SweepPlan& plan, std::uint64_t documents, std::span<const TimedRun> timed,
                          ParameterName name) {
  const auto made = points_of(plan, documents, name);
  if (!made) return tl::unexpected(made.error());
  Costs costs(documents, timed);
  Sum sum(plan, costs);
  for (const auto group : groups_of(made->points)) sum.add(group);
  SweepCost cost;
  cost.rows = made->points.size();
  cost.joins = sum.joins();
  if (costs.known()) cost.seconds = sum.seconds();
  cost.looser_than = costs.looser_than();
  return cost;
}

}  // namespace lookalike
