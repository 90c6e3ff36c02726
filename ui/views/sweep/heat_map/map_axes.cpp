#include "ui/views/sweep/heat_map/map_axes.h"

#include <algorithm>
#include <cmath>

namespace lookalike {
namespace {

constexpr double kNearest = kTickBase * kTickBase;  // upper end by lower: there are two ticks to read it by

}  // namespace

int ticks_over(const QCPRange& range, double room, double needed) {
  const double most = std::max(1.0, std::floor(room / needed));
  const double powers = std::log(range.upper / range.lower) / std::log(kTickBase);
  const double step = std::max(1.0, std::ceil(powers / most));
  return std::max(1, static_cast<int>(powers / step));
}

void keep_readable(QCPAxis& axis) {
  const QCPRange range = axis.range();
  if (range.upper / range.lower > 0.99 * kNearest) return;
  const double middle = std::sqrt(range.lower * range.upper), half = std::sqrt(kNearest);
  axis.setRange(middle / half, middle * half);
}

}  // namespace lookalike
