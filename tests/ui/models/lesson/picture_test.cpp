#include "ui/models/lesson/picture.h"

#include <gtest/gtest.h>

#include "ui/models/lesson/permutations_scene.h"

namespace lookalike {
namespace {

Handle slider_from_100_to_300() {
  Handle handle{QStringLiteral("s"), QStringLiteral("Drag."), Handle::Kind::drag};
  handle.from = 100, handle.to = 300, handle.step = 0.25;
  return handle;
}

TEST(Handle, gives_the_value_at_a_position_in_steps_within_its_limits) {
  const Handle handle = slider_from_100_to_300();
  EXPECT_DOUBLE_EQ(value_at(handle, {100, 0}), 0);
  EXPECT_DOUBLE_EQ(value_at(handle, {200, 900}), 0.5);
  EXPECT_DOUBLE_EQ(value_at(handle, {220, 0}), 0.5) << "the nearest step";
  EXPECT_DOUBLE_EQ(value_at(handle, {-50, 0}), 0);
  EXPECT_DOUBLE_EQ(value_at(handle, {999, 0}), 1);
}

TEST(Handle, is_dragged_upwards_if_it_is_upright) {
  Handle handle = slider_from_100_to_300();
  handle.from = 300, handle.to = 100, handle.upright = true;
  EXPECT_DOUBLE_EQ(value_at(handle, {999, 300}), 0);
  EXPECT_DOUBLE_EQ(value_at(handle, {0, 150}), 0.75);
}

TEST(Handle, reacts_in_its_area_and_along_its_line) {
  Handle handle;
  handle.area = {0, 0, 10, 10};
  handle.along = {{100, 100}, {200, 100}, {200, 200}};
  EXPECT_TRUE(reacts(handle, {5, 5}));
  EXPECT_TRUE(reacts(handle, {150, 111}));
  EXPECT_TRUE(reacts(handle, {190, 150}));
  EXPECT_FALSE(reacts(handle, {150, 130})) << "30 units below";
  EXPECT_FALSE(reacts(handle, {80, 100})) << "20 units before its begin";
}

TEST(Sets, have_areas_to_scale) {
  Picture picture;
  const SetParts parts = add_sets(picture, {100, 50, 600, 200}, 1, 3, 2);  // 100 units each
  EXPECT_EQ(parts.only_a, QRectF(100, 50, 100, 200));
  EXPECT_EQ(parts.common, QRectF(200, 50, 300, 200));
  EXPECT_EQ(parts.only_b, QRectF(500, 50, 200, 200));
}

TEST(PlotFrame, maps_values_upwards) {
  const PlotFrame frame{{100, 50, 200, 400}, 0, 10, 0, 1};
  EXPECT_EQ(frame.at(0, 0), QPointF(100, 450));
  EXPECT_EQ(frame.at(10, 1), QPointF(300, 50));
  EXPECT_EQ(frame.at(5, 0.25), QPointF(200, 350));
}

TEST(Motion, leads_from_a_starting_position_to_the_final_picture) {
  Picture picture;
  picture << Label({0, 0, 10, 10}, QStringLiteral("still")) << Box({100, 50, 10, 10}) << Marker({105, 55})
          << Polyline({{0, 0}, {10, 10}});
  picture.motions = {{.first = 1, .count = 2, .from = {-40, 20}, .begin = 0.5, .end = 1},
                     {.first = 3, .shape = {{0, 8}, {10, 2}}}};
  const auto box = [&](double share) { return std::get<Box>(moving(picture, share).items[1]).area.topLeft(); };
  EXPECT_EQ(box(0), QPointF(60, 70));
  EXPECT_EQ(box(0.5), QPointF(60, 70)) << "its motion has not started";
  EXPECT_EQ(box(0.75), QPointF(80, 60));
  EXPECT_EQ(std::get<Marker>(moving(picture, 0).items[2]).at, QPointF(65, 75));
  EXPECT_EQ(std::get<Polyline>(moving(picture, 0).items[3]).points[1], QPointF(10, 2));
  EXPECT_EQ(std::get<Polyline>(moving(picture, 0.5).items[3]).points[1], QPointF(10, 6));
  EXPECT_EQ(moving(picture, 0).items[0], picture.items[0]);
  EXPECT_EQ(moving(picture, 1), picture);
}

TEST(Motion, hides_what_appears_until_it_begins) {
  Picture picture;
  picture << Box({100, 50, 10, 10});
  picture.motions = {{.first = 0, .begin = 0.5, .end = 1, .appears = true}};
  EXPECT_EQ(moving(picture, 0.4).items[0], Item(Label()));
  EXPECT_TRUE(std::holds_alternative<Box>(moving(picture, 0.6).items[0]));
}

TEST(Motion, of_every_step_ends_in_its_picture_and_moves_only_its_own_items) {
  int moved = 0;
  for (const auto& scene : make_scenes())
    for (int step = 0; step < scene->steps(); ++step) {
      const Picture picture = scene->frame(step).picture;
      EXPECT_EQ(moving(picture, 1), picture);
      const Picture begins = moving(picture, 0);
      ASSERT_EQ(begins.items.size(), picture.items.size());
      EXPECT_EQ(begins.handles, picture.handles);
      std::vector<bool> own(picture.items.size());
      for (const Motion& motion : picture.motions) {
        ASSERT_LE(motion.first + motion.count, picture.items.size());
        EXPECT_TRUE(0 <= motion.begin && motion.begin < motion.end && motion.end <= 1 + 1e-9);
        std::fill_n(own.begin() + static_cast<std::ptrdiff_t>(motion.first), motion.count, true);
      }
      for (std::size_t i = 0; i < own.size(); ++i)
        if (!own[i]) {
          EXPECT_EQ(begins.items[i], picture.items[i]);
        }
      moved += picture.motions.empty() ? 0 : 1;
    }
  EXPECT_GE(moved, 25);
}

TEST(Motion, begins_a_shuffle_with_the_rows_in_the_matrix) {
  const Picture picture = lesson::PermutationsScene().frame(1).picture;
  ASSERT_EQ(picture.motions.size(), 7u);
  const lesson::Shuffle shuffle = lesson::shuffle_of(lesson::PermutationsInputs().rows, kFirstSeed, 0);
  const Picture begins = moving(picture, 0);
  for (std::size_t at = 0; at < 7; ++at) {
    const Motion& motion = picture.motions[at];
    const double from = std::get<Label>(begins.items[motion.first]).area.top();
    const double row = 44 + (580 - 44) / 7.0 * shuffle.order[at];  // below the headings, rows of equal height
    EXPECT_NEAR(from, row, 1e-6) << at;
  }
}

TEST(Motion, shows_the_outcome_of_a_shuffle_once_the_rows_have_arrived) {
  const Picture picture = lesson::PermutationsScene().frame(7).picture;  // ten shuffles
  const auto outcomes = [](const Picture& shown) {
    return std::ranges::count_if(shown.items, [](const Item& item) {
      const auto* label = std::get_if<Label>(&item);
      const auto* way = std::get_if<Line>(&item);  // of a row from the matrix
      return (label && (label->text.startsWith(u"h = ") || label->text.startsWith(u'\u2190'))) ||
             (way && way->from.x() < 400 && way->to.x() > 400);
    });
  };
  EXPECT_EQ(outcomes(moving(picture, 0)), 0);
  EXPECT_EQ(outcomes(moving(picture, 0.9)), 0);
  EXPECT_EQ(outcomes(picture), 10) << "seven ways, two minhashes and a verdict";
}

}  // namespace
}  // namespace lookalike
