#include "ui/views/sweep/map_cells.h"

#include <qnamespace.h>
#include <algorithm>
#include <cmath>

namespace lookalike {
namespace {

bool is_share(const SweepMeasure& measure) {
  const std::string_view column = measure.column;
  return column.ends_with("recall") || column.ends_with("precision");
}

MapScale scale_of(std::span<const MapCell> cells, const SweepMeasure& measure) {
  if (cells.empty()) return {};
  const auto [low, high] = std::ranges::minmax_element(cells, {}, &MapCell::number);
  return {is_share(measure), low->number, high->number};
}

}  // namespace

Step step_of(int key) {
  switch (key) {
    case Qt::Key_Left:
      return {-1, 0};
    case Qt::Key_Right:
      return {1, 0};
    case Qt::Key_Down:
      return {0, -1};
    case Qt::Key_Up:
      return {0, 1};
    default:
      return {};
  }
}

std::optional<double> distance_along(const Step& step, double bands_ratio, double rows_ratio) {
  constexpr double kAside = 4;
  const double along = step.bands * std::log(bands_ratio) + step.rows * std::log(rows_ratio);
  const double aside = std::abs(step.rows * std::log(bands_ratio)) + std::abs(step.bands * std::log(rows_ratio));
  return along > 0 ? std::optional(along + kAside * aside) : std::nullopt;
}

MapCells::MapCells(const SweepTable& table, const SweepMeasure& measure) {
  for (const Spread& setting : spreads_of(table.rows, measure.of)) {
    if (setting.seeds == 0) continue;
    const LshOptions lsh = with_row(table.plan.base, table.plan, table.rows[setting.row]).lsh;
    cells_.push_back({lsh.bands, lsh.rows, setting.mean, setting.row});
  }
  scale_ = scale_of(cells_, measure);
}

const MapCell* MapCells::at(double bands, double rows) const {
  const auto found =
      std::ranges::find_if(cells_, [&](const MapCell& cell) { return cell.bands == bands && cell.rows == rows; });
  return found == cells_.end() ? nullptr : &*found;
}

const MapCell* MapCells::after(const MapCell& from, const Step& step) const {
  const auto far = [&](const MapCell& cell) {
    return distance_along(step, 1.0 * cell.bands / from.bands, 1.0 * cell.rows / from.rows).value_or(kBehind);
  };
  const auto next = std::ranges::min_element(cells_, {}, far);
  return far(*next) < kBehind ? &*next : nullptr;
}

std::uint32_t MapCells::largest() const {
  std::uint32_t largest = 0;
  for (const MapCell& cell : cells_) largest = std::max({largest, cell.bands, cell.rows});
  return largest;
}

}  // namespace lookalike
