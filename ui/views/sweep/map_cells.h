#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/heat_map/map_colours.h"

namespace lookalike {

/// A step of the arrow keys in bands and rows: -1, 0 or 1 each.
struct Step {
  int bands = 0, rows = 0;
};

inline constexpr double kBehind = 1e300;  // farther than any setting in that direction

/// The step of an arrow key; for other keys, no step.
Step step_of(int key);

/// The distance of one setting from another along a step, as the map shows it; nullopt if it lies in another direction.
std::optional<double> distance_along(const Step& step, double bands_ratio, double rows_ratio);

struct MapCell {
  std::uint32_t bands = 0, rows = 0;
  double number = 0;    // the mean over its hash seeds
  std::size_t row = 0;  // of the table: the first of the cell's runs
};

/// One measure of a sweep's settings by bands and rows. Finds a cell in O(cells).
class MapCells {
 public:
  MapCells() = default;
  MapCells(const SweepTable& table, const SweepMeasure& measure);

  bool empty() const { return cells_.empty(); }
  std::span<const MapCell> all() const { return cells_; }
  /// Null if there is none.
  const MapCell* at(double bands, double rows) const;
  /// The nearest cell in that direction; null if there is none.
  const MapCell* after(const MapCell& from, const Step& step) const;

  /// The largest number of bands or rows; 0 without cells.
  std::uint32_t largest() const;
  MapScale scale() const { return scale_; }

 private:
  std::vector<MapCell> cells_;
  MapScale scale_;
};

}  // namespace lookalike
