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

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(separator)) + part;
  return text;
}

std::string named(std::string_view key, ParameterName name) {
  const Parameter* parameter = find_parameter(key);
  return std::string(parameter ? parameter->*name : key);
}

std::string named_all(const std::vector<std::string>& keys, ParameterName name) {
  std::vector<std::string> names;
  names.reserve(keys.size());
  for (const std::string& key : keys) names.push_back(named(key, name));
  return joined(names, ", ");
}

std::string named(const SweepAxis& axis, ParameterName name) {
  return name == &Parameter::key ? axis.key : named_all(keys_of(axis), name);
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
                    : " is not one value for each of " + named_all(keys, name) + ".");
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

// Only bands and rows. Such points share one pass, so they stay together.
bool is_banding(const SweepAxis& axis) {
  const auto keys = keys_of(axis);
  return std::all_of(keys.begin(), keys.end(),
                     [](const std::string& key) { return key == "lsh.bands" || key == "lsh.rows"; });
}

std::vector<SweepAxis> in_pipeline_order(std::vector<SweepAxis> axes) {
  std::stable_sort(axes.begin(), axes.end(), [](const SweepAxis& x, const SweepAxis& y) {
    if (is_banding(x) != is_banding(y)) return is_banding(y);
    return first_stage(x) < first_stage(y);
  });
  return axes;
}

Error too_many() {
  return {ErrorCode::too_large,
          "The sweep has more than " + std::to_string(SweepPoints::kMost) + " points; give fewer values.",
          {}};
}

/// The recipes of all points of a plan, runnable or not.
class Product {
 public:
  static Result<std::vector<Recipe>> of(const SweepPlan& plan) {
    Product product(plan.base);
    const auto axes = in_pipeline_order(plan.axes);
    const auto after_seed = std::find_if(axes.begin(), axes.end(), [](const SweepAxis& axis) {
      return is_banding(axis) || first_stage(axis) > Stage::sign;
    });
    bool fits = true;
    for (auto axis = axes.begin(); axis != after_seed; ++axis) fits = fits && product.vary(*axis);
    fits = fits && product.repeat(plan.repeat);
    for (auto axis = after_seed; axis != axes.end(); ++axis) fits = fits && product.vary(*axis);
    if (!fits) return tl::unexpected(too_many());
    return std::move(product.recipes_);
  }

 private:
  explicit Product(const Recipe& base) : recipes_{base} {}

  bool vary(const SweepAxis& axis) {
    return replace([&](const Recipe& recipe) { return steps_of(axis, recipe); });
  }
  bool repeat(std::uint32_t times) {
    return replace([times](const Recipe& recipe) {
      std::vector<Recipe> runs(times, recipe);
      for (std::uint32_t i = 0; i < times; ++i) runs[i].sketch.seed += i;
      return runs;
    });
  }

  template <typename Steps>
  bool replace(const Steps& steps) {
    std::vector<Recipe> all;
    for (const Recipe& recipe : recipes_) {
      const auto of_one = steps(recipe);
      all.insert(all.end(), of_one.begin(), of_one.end());
      if (all.size() > SweepPoints::kMost) return false;
    }
    recipes_ = std::move(all);
    return true;
  }

  std::vector<Recipe> recipes_;
};

std::string sample_name(std::uint64_t size) {
  return size == 0 ? "all" : std::to_string(size);
}

// The first sample size that covers the corpus uses all documents; the others are left out.
void settle_samples(std::vector<Recipe>& recipes, std::uint64_t documents, std::vector<std::string>& notes) {
  const auto covers = [documents](const Recipe& r) { return r.sample.size == 0 || r.sample.size >= documents; };
  std::vector<std::uint64_t> covering;
  for (const Recipe& r : recipes)
    if (covers(r) && std::find(covering.begin(), covering.end(), r.sample.size) == covering.end())
      covering.push_back(r.sample.size);
  if (covering.empty()) return;
  const std::uint64_t first = covering.front();
  std::erase_if(recipes, [&](const Recipe& r) { return covers(r) && r.sample.size != first; });
  for (Recipe& r : recipes)
    if (covers(r)) r.sample.size = documents;
  if (covering.size() == 1 && first <= documents) return;
  std::string note = "The corpus has " + std::to_string(documents) + " documents: the sample of " + sample_name(first) +
                     " uses all of them";
  std::vector<std::string> others;
  for (auto size = covering.begin() + 1; size != covering.end(); ++size) others.push_back(sample_name(*size));
  if (!others.empty()) note += ", other samples at least as large (" + joined(others, ", ") + ") are left out";
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
    notes.push_back(std::to_string(dropped) + " of " + std::to_string(all) +
                    " combinations cannot run and are left out. The first: " + first_problem);
  return {};
}

std::vector<std::string> values_of(const Recipe& recipe, const std::vector<std::string>& keys) {
  std::vector<std::string> values;
  values.reserve(keys.size());
  for (const std::string& key : keys) values.push_back(find_parameter(key)->get(recipe));
  return values;
}

// A value given twice is run once.
std::vector<SweepPoint> different_points(const std::vector<Recipe>& recipes, const std::vector<std::string>& keys) {
  std::vector<SweepPoint> points;
  std::set<std::pair<std::vector<std::string>, std::uint64_t>> known;
  for (const Recipe& recipe : recipes) {
    auto values = values_of(recipe, keys);
    if (known.insert({values, recipe.sketch.seed}).second) points.push_back({recipe, std::move(values)});
  }
  return points;
}

Recipe without_banding(Recipe recipe) {
  recipe.lsh.bands = recipe.lsh.rows = 0;
  return recipe;
}

std::size_t end_of_group(std::span<const SweepPoint> points, std::size_t begin) {
  const Recipe common = without_banding(points[begin].recipe);
  std::size_t end = begin + 1;
  while (end < points.size() && without_banding(points[end].recipe) == common) ++end;
  return end;
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

std::vector<std::string> varied_keys(const SweepPlan& plan) {
  std::vector<std::string> keys;
  for (const SweepAxis& axis : plan.axes)
    for (std::string& key : keys_of(axis)) keys.push_back(std::move(key));
  return keys;
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
                     "The reference cannot set " + named(key, name) + ": similar pairs do not depend on it.");
  }
  return ruler;
}

std::vector<std::string> problems(const SweepPlan& plan, ParameterName name) {
  std::vector<std::string> found;
  if (plan.axes.size() > parameters().size()) return {"A sweep varies more than there are parameters."};
  for (const SweepAxis& axis : plan.axes)
    for (std::string& problem : problems_of(axis, name)) found.push_back(std::move(problem));
  auto keys = varied_keys(plan);
  const bool seeds = std::find(keys.begin(), keys.end(), "sketch.seed") != keys.end();
  std::sort(keys.begin(), keys.end());
  for (auto twice = keys.begin(); (twice = std::adjacent_find(twice, keys.end())) != keys.end(); ++twice)
    found.push_back(named(*twice, name) + " is varied twice.");
  if (plan.repeat < 1) found.emplace_back("A sweep runs every combination at least once.");
  if (plan.repeat > SweepPoints::kMost)
    found.push_back("A sweep runs a combination at most " + std::to_string(SweepPoints::kMost) + " times.");
  if (plan.repeat > 1 && seeds)
    found.push_back("Repeated runs use the seeds after the first; either vary " + named("sketch.seed", name) +
                    " or repeat.");
  if (const auto ruler = reference_recipe(plan, name); !ruler) found.push_back(ruler.error().message);
  if (plan.nearest && plan.nearest->count == 0) found.emplace_back("A document has at least one nearest document.");
  return found;
}

Result<SweepPoints> points_of(const SweepPlan& plan, std::uint64_t documents, ParameterName name) {
  if (const auto wrong = problems(plan, name); !wrong.empty()) return tl::unexpected(bad_usage(wrong));
  auto recipes = Product::of(plan);
  if (!recipes) return tl::unexpected(recipes.error());
  const auto keys = varied_keys(plan);
  SweepPoints made;
  if (std::find(keys.begin(), keys.end(), "sample.size") != keys.end()) {
    settle_samples(*recipes, documents, made.notes);
    made.notes.push_back(
        (name == &Parameter::key ? "seconds_read is the time of reading" : "The reading time is that of") +
        std::string(" the whole corpus, whatever the sample."));
  } else if (plan.base.sample.size > documents) {
    made.notes.push_back("The corpus has " + std::to_string(documents) + " documents, fewer than the sample of " +
                         std::to_string(plan.base.sample.size) + ": every run uses all of them.");
  }
  if (const auto done = drop_what_cannot_run(*recipes, made.notes, name); !done) return tl::unexpected(done.error());
  made.points = different_points(*recipes, keys);
  gather_passes(made.points);
  return made;
}

std::vector<std::span<const SweepPoint>> groups_of(std::span<const SweepPoint> points) {
  std::vector<std::span<const SweepPoint>> groups;
  for (std::size_t begin = 0; begin < points.size();) {
    const std::size_t end = end_of_group(points, begin);
    groups.push_back(points.subspan(begin, end - begin));
    begin = end;
  }
  return groups;
}

bool runs_together(const SweepPlan& plan, std::span<const SweepPoint> group) {
  return group.size() > 1 && !plan.timed_alone && !plan.nearest;
}

const SweepPoint& strictest_of(std::span<const SweepPoint> group) {
  return *std::max_element(group.begin(), group.end(), [](const SweepPoint& x, const SweepPoint& y) {
    const LshOptions &l = x.recipe.lsh, &m = y.recipe.lsh;
    return l.rows != m.rows ? l.rows < m.rows : l.bands > m.bands;
  });
}

}  // namespace lookalike
