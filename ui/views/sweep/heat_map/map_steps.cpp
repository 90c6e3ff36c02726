#include "ui/views/sweep/heat_map/map_steps.h"

#include <qnamespace.h>
#include <cmath>

namespace lookalike {

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

}  // namespace lookalike
