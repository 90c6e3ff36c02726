#include "core/experiment/sweep/sweep_groups.h"

#include <algorithm>

namespace lookalike {
namespace {

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

}  // namespace

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
