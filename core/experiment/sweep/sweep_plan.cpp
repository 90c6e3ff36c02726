#include "core/experiment/sweep/sweep_plan.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/base/value_text.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

constexpr std::string_view kBanding = "lsh";
constexpr std::string_view kGrid = "grid";
constexpr std::string_view kDivisors = "divisors";
constexpr std::size_t kEnoughProblems = 20;  // per axis

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text)
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

std::string names_of(std::vector<std::string> keys, ParameterName name) {
  for (std::string& key : keys)
    if (const Parameter* parameter = find_parameter(key)) key = parameter->*name;
  return joined(keys);
}

std::string named(const SweepAxis& axis, ParameterName name) {
  return name == &Parameter::key ? axis.key : names_of(keys_of(axis), name);
}

bool is_grid(const SweepAxis& axis, std::string_view value) {
  return axis.key == kBanding && (value == kGrid || value == kDivisors);
}

// Returns the problem in plain words, if any.
std::optional<std::string> set(Recipe& recipe, const std::string& key, const std::string& value, ParameterName name) {
  const Parameter* parameter = find_parameter(key);
  if (!parameter || name == &Parameter::key) return apply_setting(recipe, key + "=" + value);
  if (const auto problem = parameter->set(recipe, value)) return std::string(parameter->*name) + ": " + *problem;
  return {};
}

// Sets one step of an axis that is not a grid; returns the problem in plain words, if any.
std::optional<std::string> apply_step(Recipe& recipe, const SweepAxis& axis, std::string_view value,
                                      ParameterName name = &Parameter::key) {
  const bool banding = axis.key == kBanding;
  const auto keys = keys_of(axis);
  const auto parts = split(value, banding ? 'x' : ',');
  if (parts.size() != keys.size())
    return named(axis, name) + ": " + in_quotes(value) +
           (banding ? " is neither of the form BxR, for example 20x5, nor grid or divisors."
                    : " is not one value for each of " + names_of(keys, name) + ".");
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (auto problem = set(recipe, keys[i], parts[i], name)) return problem;
  return {};
}

// The distance of the threshold from the similarity at which the curve of b * r = n is steepest.
double off_threshold(const Recipe& recipe, std::uint32_t rows) {
  return std::abs(steepest_similarity(recipe.sketch.hashes / rows, rows) - recipe.verify.threshold);
}

// All settings with b * r <= n, or = n, the useful ones first. With one row nearly every pair is a candidate, so the
// slowest settings come last.
std::vector<Recipe> grid_of(const Recipe& recipe, bool divisors) {
  const std::uint32_t n = recipe.sketch.hashes;
  if (n > find_parameter("sketch.hashes")->most) return {recipe};  // the engine refuses it later
  std::vector<std::uint32_t> row_counts;
  for (std::uint32_t rows = n; rows >= 1; --rows)
    if (!divisors || n % rows == 0) row_counts.push_back(rows);
  std::ranges::stable_sort(row_counts, {}, [&](std::uint32_t rows) { return off_threshold(recipe, rows); });
  std::vector<Recipe> all;
  for (const std::uint32_t rows : row_counts) {
    for (std::uint32_t bands = divisors ? n / rows : 1; bands <= n / rows; ++bands) {
      all.push_back(recipe);
      all.back().lsh.bands = bands;
      all.back().lsh.rows = rows;
    }
  }
  return all;
}

std::vector<Recipe> steps_of(const SweepAxis& axis, const Recipe& recipe) {
  std::vector<Recipe> steps;
  for (const std::string& value : axis.values) {
    if (steps.size() > SweepPoints::kMost) break;
    if (is_grid(axis, value)) {
      const auto grid = grid_of(recipe, value == kDivisors);
      steps.insert(steps.end(), grid.begin(), grid.end());
    } else {
      steps.push_back(recipe);
      (void)apply_step(steps.back(), axis, value);  // the plan was checked
    }
  }
  return steps;
}

std::vector<std::string> problems_of(const SweepAxis& axis, ParameterName name) {
  std::vector<std::string> found;
  for (const std::string& key : keys_of(axis)) {
    Recipe scratch;
    if (found.size() == kEnoughProblems) return found;
    if (!find_parameter(key)) found.push_back(*apply_setting(scratch, key + "="));
  }
  if (axis.values.empty()) found.push_back(named(axis, name) + " is varied but has no values.");
  if (!found.empty()) return found;
  for (const std::string& value : axis.values) {
    Recipe scratch;
    if (found.size() == kEnoughProblems) return found;
    if (is_grid(axis, value)) continue;
    if (auto problem = apply_step(scratch, axis, value, name)) found.push_back(std::move(*problem));
  }
  return found;
}

Error bad_usage(const std::vector<std::string>& problems) {
  return {ErrorCode::bad_usage, joined(problems, "\n"), {}};
}

Stage first_stage(const SweepAxis& axis) {
  Stage first = Stage::select;
  for (const std::string& key : keys_of(axis)) first = std::min(first, find_parameter(key)->first_stage);
  return first;
}

// Whether the axis sets only bands and rows. Such points share one pass, so they stay together.
bool is_banding(const SweepAxis& axis) {
  return std::ranges::all_of(keys_of(axis), [](const auto& key) { return key == "lsh.bands" || key == "lsh.rows"; });
}

// The recipe with the hash seed and the next ones.
std::vector<Recipe> repeated(const Recipe& recipe, std::uint32_t times) {
  std::vector<Recipe> runs(times, recipe);
  for (std::uint32_t i = 0; i < times; ++i) runs[i].sketch.seed += i;
  return runs;
}

// The recipes of all points of a plan, runnable or not.
Result<std::vector<Recipe>> product_of(const SweepPlan& plan) {
  std::vector<SweepAxis> axes = plan.axes;
  axes.push_back({"sketch.seed", {}});  // without values: the repeated runs
  std::ranges::stable_sort(axes, {},
                           [](const SweepAxis& axis) { return std::pair(is_banding(axis), first_stage(axis)); });
  std::vector<Recipe> recipes{plan.base};
  for (const SweepAxis& axis : axes) {
    std::vector<Recipe> all;
    for (const Recipe& recipe : recipes) {
      const auto steps = axis.values.empty() ? repeated(recipe, plan.repeat) : steps_of(axis, recipe);
      all.insert(all.end(), steps.begin(), steps.end());
      if (all.size() > SweepPoints::kMost)
        return failure(ErrorCode::too_large,
                       "The sweep has more than " + grouped(SweepPoints::kMost) + " points; give fewer values.");
    }
    recipes = std::move(all);
  }
  return recipes;
}

// The first sample size that covers the corpus uses all documents; the others are left out.
void settle_samples(std::vector<Recipe>& recipes, std::uint64_t documents, std::vector<std::string>& notes) {
  const auto covers = [documents](const Recipe& r) { return r.sample.size == 0 || r.sample.size >= documents; };
  const auto name = [](std::uint64_t size) { return size == 0 ? "all" : grouped(size); };
  std::vector<std::uint64_t> covering;
  for (const Recipe& r : recipes)
    if (covers(r) && std::ranges::find(covering, r.sample.size) == covering.end()) covering.push_back(r.sample.size);
  if (covering.empty()) return;
  const std::uint64_t first = covering.front();
  std::erase_if(recipes, [&](const Recipe& r) { return covers(r) && r.sample.size != first; });
  for (Recipe& r : recipes)
    if (covers(r)) r.sample.size = documents;
  if (covering.size() == 1 && first <= documents) return;
  std::string note =
      "The corpus has " + counted(documents, "document") + ": the sample of " + name(first) + " uses all of them";
  std::vector<std::string> others;
  for (auto size = covering.begin() + 1; size != covering.end(); ++size) others.push_back(name(*size));
  if (!others.empty()) note += ", other samples at least as large (" + joined(others) + ") are left out";
  notes.push_back(note + ".");
}

// Leaves out the combinations that the engine would refuse.
Result<void> drop_what_cannot_run(std::vector<Recipe>& recipes, std::vector<std::string>& notes, ParameterName name) {
  std::string first_problem;
  const auto refused = [&](const Recipe& recipe) {
    const auto found = problems(recipe, name);
    if (!found.empty() && first_problem.empty()) first_problem = joined(found, " ");
    return !found.empty();
  };
  const std::size_t all = recipes.size();
  const std::size_t dropped = std::erase_if(recipes, refused);
  if (recipes.empty())
    return failure(ErrorCode::bad_usage, "No combination of the sweep can run. The first: " + first_problem);
  if (dropped > 0)
    notes.push_back(grouped(dropped) + " of " + grouped(all) +
                    " combinations cannot run and are left out. The first: " + first_problem);
  return {};
}

// A value given twice is run once.
std::vector<SweepPoint> different_points(const std::vector<Recipe>& recipes, const SweepPlan& plan) {
  std::vector<SweepPoint> points;
  std::set<std::pair<std::vector<std::string>, std::uint64_t>> known;
  for (const Recipe& recipe : recipes) {
    auto values = varied_values(recipe, plan);
    if (known.insert({values, recipe.sketch.seed}).second) points.push_back({recipe, std::move(values)});
  }
  return points;
}

Recipe without_banding(Recipe recipe) {
  recipe.lsh.bands = recipe.lsh.rows = 0;
  return recipe;
}

// Points with the same rows share one pass, so they stay together, in the order of their bands.
void gather_passes(std::vector<SweepPoint>& points) {
  auto begin = points.begin();
  for (const auto group : groups_of(points)) {
    const auto end = begin + static_cast<std::ptrdiff_t>(group.size());
    std::map<std::uint32_t, std::size_t> place;  // by rows
    for (auto point = begin; point != end; ++point) place.try_emplace(point->recipe.lsh.rows, place.size());
    std::ranges::stable_sort(begin, end, {}, [&](const SweepPoint& point) {
      return std::pair(place.at(point.recipe.lsh.rows), point.recipe.lsh.bands);
    });
    begin = end;
  }
}

}  // namespace

std::vector<std::string> keys_of(const SweepAxis& axis) {
  if (axis.key == kBanding) return {"lsh.bands", "lsh.rows"};
  return split(axis.key, ',');
}

Result<SweepAxis> parse_axis(std::string_view text, ParameterName name) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos)
    return failure(ErrorCode::bad_usage,
                   in_quotes(text) + " is not of the form KEY=V1,V2,..., for example shingles.k=2,3,5.");
  SweepAxis axis{std::string(text.substr(0, equals)), {}};
  const auto values = split(text.substr(equals + 1), ',');
  const std::size_t together = axis.key == kBanding ? 1 : keys_of(axis).size();
  for (std::size_t i = 0; i < values.size(); ++i)
    if (i % together == 0)
      axis.values.push_back(values[i]);
    else
      axis.values.back() += ',' + values[i];
  if (const auto wrong = problems_of(axis, name); !wrong.empty()) return tl::unexpected(bad_usage(wrong));
  return axis;
}

bool have_same_sets(const Recipe& a, const Recipe& b) {
  return first_stage_to_redo(a, b).value_or(Stage::select) > Stage::shingle;
}

std::vector<std::string> varied_keys(const SweepPlan& plan) {
  std::vector<std::string> keys;
  for (const SweepAxis& axis : plan.axes)
    for (std::string& key : keys_of(axis)) keys.push_back(std::move(key));
  return keys;
}

std::vector<std::string> varied_values(const Recipe& recipe, const SweepPlan& plan) {
  std::vector<std::string> values;
  for (const std::string& key : varied_keys(plan)) values.push_back(find_parameter(key)->get(recipe));
  return values;
}

Result<Recipe> reference_recipe(const SweepPlan& plan, ParameterName name) {
  Recipe ruler = plan.base;
  const bool has_settings =
      !plan.reference.empty() && plan.reference != kOwnTruth && plan.reference != kPlantedFamilies;
  for (const std::string& setting : has_settings ? split(plan.reference, ',') : std::vector<std::string>()) {
    const std::string key = setting.substr(0, setting.find('='));
    if (key.size() == setting.size())
      return failure(ErrorCode::bad_usage,
                     "A reference is own, planted or KEY=VALUE,..., for example "
                     "shingles.k=3; " +
                         in_quotes(setting) + " is none of these.");
    if (const auto problem = set(ruler, key, setting.substr(key.size() + 1), name))
      return failure(ErrorCode::bad_usage, "The reference: " + *problem);
    const Stage stage = find_parameter(key)->first_stage;
    if (stage != Stage::clean && stage != Stage::shingle && key != "verify.threshold")
      return failure(ErrorCode::bad_usage,
                     "The reference cannot set " + names_of({key}, name) + ": similar pairs do not depend on it.");
  }
  return ruler;
}

std::vector<std::string> problems(const SweepPlan& plan, ParameterName name) {
  std::vector<std::string> found;
  if (plan.axes.size() > parameters().size()) return {"A sweep cannot vary more parameters than there are."};
  for (const SweepAxis& axis : plan.axes)
    for (std::string& problem : problems_of(axis, name)) found.push_back(std::move(problem));
  auto keys = varied_keys(plan);
  const bool seeds = std::ranges::find(keys, "sketch.seed") != keys.end();
  std::ranges::sort(keys);
  for (auto twice = keys.begin(); (twice = std::adjacent_find(twice, keys.end())) != keys.end(); ++twice)
    found.push_back(names_of({*twice}, name) + " is varied twice.");
  if (plan.repeat < 1) found.emplace_back("A sweep must run every combination at least once.");
  if (plan.repeat > SweepPoints::kMost)
    found.push_back("A sweep runs a combination at most " + grouped(SweepPoints::kMost) + " times.");
  if (plan.repeat > 1 && seeds)
    found.push_back("Repeated runs use the seeds after the first; either vary " + names_of({"sketch.seed"}, name) +
                    " or repeat.");
  if (const auto ruler = reference_recipe(plan, name); !ruler) found.push_back(ruler.error().message);
  if (plan.nearest && plan.nearest->count == 0) found.emplace_back("Ask for at least one nearest document.");
  return found;
}

Result<SweepPoints> points_of(const SweepPlan& plan, std::uint64_t documents, ParameterName name) {
  if (const auto wrong = problems(plan, name); !wrong.empty()) return tl::unexpected(bad_usage(wrong));
  auto recipes = product_of(plan);
  if (!recipes) return tl::unexpected(recipes.error());
  const auto keys = varied_keys(plan);
  SweepPoints made;
  if (std::ranges::find(keys, "sample.size") != keys.end()) {
    settle_samples(*recipes, documents, made.notes);
    made.notes.push_back(
        (name == &Parameter::key ? "seconds_read is the time of reading" : "The reading time is that of") +
        std::string(" the whole corpus, regardless of the sample."));
  } else if (plan.base.sample.size > documents) {
    made.notes.push_back("The corpus has " + counted(documents, "document") + ", fewer than the sample of " +
                         grouped(plan.base.sample.size) + ": every run uses all of them.");
  }
  if (const auto done = drop_what_cannot_run(*recipes, made.notes, name); !done) return tl::unexpected(done.error());
  made.points = different_points(*recipes, plan);
  gather_passes(made.points);
  return made;
}

std::vector<std::span<const SweepPoint>> groups_of(std::span<const SweepPoint> points) {
  std::vector<std::span<const SweepPoint>> groups;
  for (std::size_t begin = 0, end = 0; begin < points.size(); begin = end) {
    const Recipe common = without_banding(points[begin].recipe);
    while (end < points.size() && without_banding(points[end].recipe) == common) ++end;
    groups.push_back(points.subspan(begin, end - begin));
  }
  return groups;
}

bool runs_together(const SweepPlan& plan, std::span<const SweepPoint> group) {
  return group.size() > 1 && !plan.timed_alone && !plan.nearest;
}

const SweepPoint& strictest_of(std::span<const SweepPoint> group) {
  return *std::ranges::min_element(group, {}, [](const SweepPoint& point) {
    return std::pair(-std::int64_t{point.recipe.lsh.rows}, point.recipe.lsh.bands);
  });
}

}  // namespace lookalike
