#include "ui/views/groups/label_places.h"

#include <algorithm>
#include <array>
#include <cmath>
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

/// A rectangle larger than the room starts at the room's top left corner.
QRectF moved_into(const QRectF& room, QRectF place) {
  place.moveLeft(std::max(room.left(), std::min(place.left(), room.right() - place.width())));
  place.moveTop(std::max(room.top(), std::min(place.top(), room.bottom() - place.height())));
  return place;
}

}  // namespace

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
  for (const bool needed : {true, false})
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (labels[i].needed != needed) continue;
      auto places = places_around(labels[i]);
      if (labels[i].left) std::swap(places[0], places[3]);
      const auto end = labels[i].left && !needed ? places.begin() + 1 : places.end();
      const auto place =
          std::find_if(places.begin(), end, [&](const QRectF& tried) { return is_free(labels[i], tried); });
      if (place == end && !needed) continue;
      placed[i] = place == end ? moved_into(room, places.front()) : *place;
      taken.push_back(*placed[i]);
    }
  return placed;
}

}  // namespace lookalike
