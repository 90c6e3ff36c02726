#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/heat_map/map_colours.h"

namespace lookalike {

/// A step of the arrow keys over bands and rows: -1, 0 or 1 each.
struct Step {
  int bands = 0, rows = 0;
};

inline constexpr double kBehind = 1e300;  // farther than anything that lies that way

/// No step for any other key.
Step step_of(int key);

/// How far one setting is from another along a step, as the map shows it; nothing when it lies another way.
std::optional<double> distance_along(const Step& step, double bands_ratio, double rows_ratio);

struct MapCell {
  std::uint32_t bands = 0, rows = 0;
  double number = 0;    // the mean over its hash seeds
  std::size_t row = 0;  // of the table: the first of the cell's runs
};

/// One measure of a sweep's settings by bands and rows. Cells are looked for in O(cells).
class MapCells {
 public:
  MapCells() = default;
  MapCells(const SweepTable& table, const SweepMeasure& measure);

  bool empty() const { return cells_.empty(); }
  std::span<const MapCell> all() const { return cells_; }
  /// Null where there is none.
  const MapCell* at(double bands, double rows) const;
  /// The nearest one that way; null when there is none.
  const MapCell* after(const MapCell& from, const Step& step) const;

  /// The largest number of bands or rows; 0 of none.
  std::uint32_t largest() const;
  MapScale scale() const { return scale_; }

 private:
  std::vector<MapCell> cells_;
  MapScale scale_;
};

}  // namespace lookalike
