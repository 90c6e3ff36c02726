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

TEST(LabelPlaces, of_led_labels_are_at_the_left_if_possible) {
  const auto placed = place_labels({{QPointF(100, 100), 5, {40, 16}, false, true}}, {}, kRoom);
  ASSERT_TRUE(placed[0]);
  EXPECT_LE(placed[0]->right(), 95);
  EXPECT_DOUBLE_EQ(placed[0]->center().y(), 100);
}

/// Whether two rectangles, or a line and a rectangle, have a point in common.
bool meets(const QLineF& line, const QRectF& place) {
  for (int i = 0; i <= 1000; ++i)
    if (place.contains(line.pointAt(i / 1000.0))) return true;
  return false;
}

TEST(LabelPlaces, of_led_labels_exist_for_a_whole_crowd_and_no_line_passes_another_word_or_dot) {
  auto labels = crowd(6);
  std::vector<QRectF> taken;
  std::vector<QPointF> dots;
  for (DotLabel& label : labels) {
    label.radius = 2;
    label.led = true;
    dots.push_back(label.dot);
    taken.push_back({label.dot.x() - 2, label.dot.y() - 2, 4, 4});
  }
  const auto placed = place_labels(labels, taken, kRoom, dots);
  int lines = 0;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    ASSERT_TRUE(placed[i]) << i;
    for (const QRectF& dot : taken) EXPECT_FALSE(placed[i]->intersects(dot)) << i;
    const auto leader = leader_of(labels[i], *placed[i]);
    lines += leader.has_value();
    for (std::size_t j = 0; j < placed.size(); ++j) {
      if (j == i) continue;
      EXPECT_FALSE(placed[i]->intersects(*placed[j])) << i << ' ' << j;
      if (!leader) continue;
      EXPECT_FALSE(meets(*leader, *placed[j])) << i << ' ' << j;
      EXPECT_FALSE(meets(*leader, QRectF(dots[j] - QPointF(1, 1), QSizeF(2, 2)))) << i << ' ' << j;
    }
  }
  EXPECT_GT(lines, 0);
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
