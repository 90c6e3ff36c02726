#include "ui/views/groups/label_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace lookalike {
namespace {

constexpr double kGap = 2, kApart = 4;  // pixels between dot and word, and more from another dot

std::array<QRectF, 8> places_around(const DotLabel& label) {
  const double across = label.radius + kGap + label.size.width() / 2;
  const double along = label.radius + kGap + label.size.height() / 2;
  std::array<QRectF, 8> places;
  constexpr std::pair<double, double> kDirections[] = {{0, 1}, {0, -1}, {1, 0},  {-1, 0},
                                                       {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  for (std::size_t i = 0; i < places.size(); ++i) {
    places[i] = QRectF(QPointF(), label.size);
    places[i].moveCenter(label.dot + QPointF(kDirections[i].first * across, kDirections[i].second * along));
  }
  return places;
}

double distance(const QRectF& place, const QPointF& dot) {
  return std::hypot(std::max({place.left() - dot.x(), 0.0, dot.x() - place.right()}),
                    std::max({place.top() - dot.y(), 0.0, dot.y() - place.bottom()}));
}

QPointF nearest_point(const QRectF& place, const QPointF& dot) {
  return {std::clamp(dot.x(), place.left(), place.right()), std::clamp(dot.y(), place.top(), place.bottom())};
}

/// Nearest first; below at the left first, where a falling front leaves room.
std::vector<QRectF> places_farther_from(const DotLabel& label) {
  constexpr int kDirections = 16;
  std::vector<QRectF> places;
  for (const double away : {0.8, 1.6, 2.6, 4.0, 6.0})  // heights of the word
    for (int i = 0; i < kDirections; ++i) {
      const int step = i % 2 == 0 ? i / 2 : -(i + 1) / 2;
      const double angle = std::numbers::pi * (0.75 + 2.0 * step / kDirections);
      const double beyond = label.radius + away * label.size.height();
      QRectF& place = places.emplace_back(QPointF(), label.size);
      place.moveCenter(label.dot + QPointF(std::cos(angle) * (beyond + label.size.width() / 2),
                                           std::sin(angle) * (beyond + label.size.height() / 2)));
    }
  return places;
}

/// Squares along a line, to compare it with rectangles.
std::vector<QRectF> squares_of(const QLineF& line) {
  constexpr double kStep = 4;
  std::vector<QRectF> squares;
  for (double at = 0; at <= line.length(); at += kStep)
    squares.emplace_back(line.pointAt(at / line.length()) - QPointF(1, 1), QSizeF(2, 2));
  return squares;
}

/// A rectangle larger than the room starts at the room's top left corner.
QRectF moved_into(const QRectF& room, QRectF place) {
  place.moveLeft(std::max(room.left(), std::min(place.left(), room.right() - place.width())));
  place.moveTop(std::max(room.top(), std::min(place.top(), room.bottom() - place.height())));
  return place;
}

}  // namespace

std::optional<QLineF> leader_of(const DotLabel& label, const QRectF& place) {
  const QPointF end = nearest_point(place, label.dot);
  QLineF line(label.dot, end);
  if (line.length() <= label.radius + 2 * kGap + kApart) return {};
  line.setP1(line.pointAt(label.radius / line.length()));
  return line;
}

std::vector<std::optional<QRectF>> place_labels(const std::vector<DotLabel>& labels, std::vector<QRectF> taken,
                                                const QRectF& room, const std::vector<QPointF>& dots) {
  const auto is_free = [&](const DotLabel& label, const QRectF& place) {
    return room.contains(place) &&
           std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(place); }) &&
           std::ranges::none_of(dots, [&](const QPointF& dot) {
             return dot != label.dot && distance(place, dot) < distance(place, label.dot) + kApart;
           });
  };
  std::vector<std::optional<QRectF>> placed(labels.size());
  const auto is_free_for_leader = [&](const DotLabel& label, const QRectF& place) {
    const auto meets = [&](const QRectF& other) { return other.intersects(place); };
    const auto leader = leader_of(label, place);
    if (!leader || !room.contains(place) || std::ranges::any_of(taken, meets)) return false;
    return std::ranges::none_of(squares_of(*leader), [&](const QRectF& square) {
      return std::ranges::any_of(placed, [&](const auto& other) { return other && other->intersects(square); }) ||
             std::ranges::any_of(dots, [&](const QPointF& dot) {
               return distance(square, dot) < std::min(label.radius, distance(square, label.dot));
             });
    });
  };
  for (const bool needed : {true, false})
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (labels[i].needed != needed) continue;
      auto places = places_around(labels[i]);
      if (labels[i].led) std::swap(places[0], places[3]);
      const auto place = std::ranges::find_if(places, [&](const QRectF& tried) { return is_free(labels[i], tried); });
      if (place != places.end()) placed[i] = *place;
      const auto farther = labels[i].led && !placed[i] ? places_farther_from(labels[i]) : std::vector<QRectF>();
      for (const QRectF& tried : farther)
        if (!placed[i] && is_free_for_leader(labels[i], tried)) placed[i] = tried;
      if (!placed[i] && needed) placed[i] = moved_into(room, places.front());
      if (!placed[i]) continue;
      taken.push_back(*placed[i]);
      if (const auto leader = leader_of(labels[i], *placed[i]); leader && !farther.empty())
        std::ranges::copy(squares_of(*leader), std::back_inserter(taken));
    }
  return placed;
}

}  // namespace lookalike
