#include "ui/views/sweep/heat_map/map_cells.h"

#include <algorithm>

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

MapCells::MapCells(const SweepTable& table, const SweepMeasure& measure) {
  for (const SettingMean& mean : means_of(table.rows, measure)) {
    const LshOptions lsh = with_row(table.plan.base, table.plan, table.rows[mean.row]).lsh;
    cells_.push_back({lsh.bands, lsh.rows, mean.number, mean.row});
  }
  scale_ = scale_of(cells_, measure);
}

const MapCell* MapCells::at(double bands, double rows) const {
  const auto found =
      std::ranges::find_if(cells_, [&](const MapCell& cell) { return cell.bands == bands && cell.rows == rows; });
  return found == cells_.end() ? nullptr : &*found;
}

const MapCell* MapCells::after(const MapCell& from, const Step& step) const {
  const MapCell* nearest = nullptr;
  double least = 0;
  for (const MapCell& cell : cells_) {
    const auto far = distance_along(step, 1.0 * cell.bands / from.bands, 1.0 * cell.rows / from.rows);
    if (!far || (nearest && *far >= least)) continue;
    nearest = &cell;
    least = *far;
  }
  return nearest;
}

std::map<std::uint32_t, std::uint32_t> MapCells::count_by_rows() const {
  std::map<std::uint32_t, std::uint32_t> counts;
  for (const MapCell& cell : cells_) ++counts[cell.rows];
  return counts;
}

std::uint32_t MapCells::largest() const {
  std::uint32_t largest = 0;
  for (const MapCell& cell : cells_) largest = std::max({largest, cell.bands, cell.rows});
  return largest;
}

}  // namespace lookalike
