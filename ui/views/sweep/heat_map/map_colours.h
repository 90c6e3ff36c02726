#pragma once

#include <qcustomplot.h>

#include <vector>

namespace lookalike {

/// From dark to bright evenly, and readable with any kind of colour vision; shade in [0, 1].
QColor colour_of(double shade);

/// The same colours, as the bar beside the map shows them.
QCPColorGradient map_gradient();

/// Which shade a number has. Shares spend their colours near 1, counts and times on their logarithm.
class MapScale {
 public:
  MapScale() = default;
  /// A scale of numbers from `least` to `most`.
  MapScale(bool is_share, double least, double most) : is_share_(is_share), least_(least), most_(most) {}

  /// In [0, 1]; 1 where all numbers are the same.
  double shade_of(double number) const;
  /// Numbers to read the colours by: both ends and round ones between them that do not crowd. Ascending.
  std::vector<double> ticks() const;
  bool is_share() const { return is_share_; }

 private:
  bool is_share_ = false;
  double least_ = 0, most_ = 1;
};

}  // namespace lookalike
