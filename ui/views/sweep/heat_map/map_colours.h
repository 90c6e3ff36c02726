#pragma once

#include <qcustomplot.h>

#include <vector>

namespace lookalike {

/// A colour from evenly dark to bright, readable with any kind of colour vision; shade in [0, 1].
QColor colour_of(double shade);

/// The same colours for the bar beside the map.
QCPColorGradient map_gradient();

/// Maps numbers to shades. The scale is finer near 1 for shares, and logarithmic for counts and times.
class MapScale {
 public:
  MapScale() = default;
  /// A scale of numbers from `least` to `most`.
  MapScale(bool is_share, double least, double most) : is_share_(is_share), least_(least), most_(most) {}

  /// In [0, 1]; 1 if all numbers are equal.
  double shade_of(double number) const;
  /// Ticks of the colour bar: both ends and round numbers between them with enough distance. Ascending.
  std::vector<double> ticks() const;
  bool is_share() const { return is_share_; }

 private:
  bool is_share_ = false;
  double least_ = 0, most_ = 1;
};

}  // namespace lookalike
