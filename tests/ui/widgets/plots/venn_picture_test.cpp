#include "ui/widgets/plots/pair_pictures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lookalike {
namespace {

/// Area of both circles, counted by points of a fine grid.
double common_area(double a, double b, double distance) {
  constexpr double kStep = 0.002;
  long inside = 0;
  for (double x = -a; x <= a; x += kStep)
    for (double y = -a; y <= a; y += kStep)
      inside += x * x + y * y <= a * a && (x - distance) * (x - distance) + y * y <= b * b;
  return static_cast<double>(inside) * kStep * kStep;
}

TEST(VennPicture, circles_have_the_requested_common_area) {
  for (const double share : {0.1, 0.5, 0.9}) {
    const double b = 0.8, common = share * std::numbers::pi * b * b;
    EXPECT_NEAR(common_area(1, b, circle_distance(1, b, common)), common, 0.01) << share;
  }
}

TEST(VennPicture, circles_touch_if_nothing_is_shared_and_coincide_if_everything_is) {
  EXPECT_NEAR(circle_distance(1, 0.5, 0), 1.5, 1e-6);
  EXPECT_NEAR(circle_distance(1, 1, std::numbers::pi), 0, 1e-6);
  EXPECT_NEAR(circle_distance(1, 0.5, std::numbers::pi / 4), 0.5, 1e-4);
}

}  // namespace
}  // namespace lookalike
