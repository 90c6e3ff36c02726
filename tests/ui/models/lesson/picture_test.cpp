#include "ui/models/lesson/picture.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

Handle slider_from_100_to_300() {
  Handle handle{QStringLiteral("s"), QStringLiteral("Drag."), Handle::Kind::drag};
  handle.from = 100, handle.to = 300, handle.step = 0.25;
  return handle;
}

TEST(Handle, gives_the_value_of_the_place_in_steps_and_within_its_ends) {
  const Handle handle = slider_from_100_to_300();
  EXPECT_DOUBLE_EQ(value_at(handle, {100, 0}), 0);
  EXPECT_DOUBLE_EQ(value_at(handle, {200, 900}), 0.5);
  EXPECT_DOUBLE_EQ(value_at(handle, {220, 0}), 0.5) << "the nearest step";
  EXPECT_DOUBLE_EQ(value_at(handle, {-50, 0}), 0);
  EXPECT_DOUBLE_EQ(value_at(handle, {999, 0}), 1);
}

TEST(PlotFrame, maps_values_upwards) {
  const PlotFrame frame{{100, 50, 200, 400}, 0, 10, 0, 1};
  EXPECT_EQ(frame.at(0, 0), QPointF(100, 450));
  EXPECT_EQ(frame.at(10, 1), QPointF(300, 50));
  EXPECT_EQ(frame.at(5, 0.25), QPointF(200, 350));
}

}  // namespace
}  // namespace lookalike
