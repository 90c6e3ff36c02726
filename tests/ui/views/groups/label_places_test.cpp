#include "ui/views/groups/label_places.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

const QRectF kRoom(0, 0, 400, 300);

std::vector<DotLabel> crowd(int count) {
  std::vector<DotLabel> labels;
  for (int i = 0; i < count; ++i) labels.push_back({QPointF(200 + 9 * (i % 4), 150 + 7 * (i / 4)), 5, {60, 18}, false});
  return labels;
}

TEST(LabelPlaces, lie_below_their_dots_if_there_is_room) {
  const auto placed = place_labels({{QPointF(100, 100), 5, {40, 16}, false}}, {}, kRoom);
  ASSERT_TRUE(placed[0]);
  EXPECT_GE(placed[0]->top(), 105);
  EXPECT_DOUBLE_EQ(placed[0]->center().x(), 100);
}

TEST(LabelPlaces, at_the_left_are_left_out_if_they_collide) {
  DotLabel upper{QPointF(100, 100), 5, {40, 16}, false, true}, lower{QPointF(104, 108), 5, {40, 16}, false, true};
  const auto placed = place_labels({upper, lower}, {}, kRoom);
  ASSERT_TRUE(placed[0]);
  EXPECT_LE(placed[0]->right(), 95);
  EXPECT_DOUBLE_EQ(placed[0]->center().y(), 100);
  EXPECT_FALSE(placed[1]);
}

TEST(LabelPlaces, cover_neither_each_other_nor_a_dot_and_stay_inside) {
  const auto labels = crowd(12);
  std::vector<QRectF> dots;
  for (const DotLabel& label : labels) dots.push_back({label.dot.x() - 5, label.dot.y() - 5, 10, 10});
  const auto placed = place_labels(labels, dots, kRoom);
  std::size_t shown = 0;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    if (!placed[i]) continue;
    ++shown;
    EXPECT_TRUE(kRoom.contains(*placed[i]));
    for (const QRectF& dot : dots) EXPECT_FALSE(placed[i]->intersects(dot));
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(placed[j] && placed[i]->intersects(*placed[j])) << i << ' ' << j;
  }
  EXPECT_GT(shown, 1U);
  EXPECT_LT(shown, labels.size()) << "otherwise this proves nothing";
}

TEST(LabelPlaces, of_required_labels_stay_inside_even_without_free_room) {
  for (const QPointF dot : {QPointF(200, 299), QPointF(0, 0), QPointF(400, 300), QPointF(-50, 400)}) {
    const auto placed = place_labels({{dot, 5, {60, 18}, true}}, {kRoom}, kRoom);
    ASSERT_TRUE(placed[0]);
    EXPECT_TRUE(kRoom.contains(*placed[0])) << dot.x() << ' ' << dot.y();
  }
}

TEST(LabelPlaces, exist_for_required_labels_whatever_is_around_them) {
  auto labels = crowd(12);
  labels.back().needed = true;
  EXPECT_TRUE(place_labels(labels, {kRoom}, kRoom).back());
  labels.back().needed = false;
  EXPECT_FALSE(place_labels(labels, {kRoom}, kRoom).back());
}

}  // namespace
}  // namespace lookalike
