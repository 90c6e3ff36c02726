#pragma once

#include <QLineF>
#include <QRectF>
#include <optional>
#include <vector>

namespace lookalike {

/// A word beside a dot.
struct DotLabel {
  QPointF dot;
  double radius = 0;
  QSizeF size;          // of the word
  bool needed = false;  // placed even over other words or dots
  bool led = false;     // at the left if possible; if nothing beside the dot is free, farther away with a line to it
};

/// Rectangles for words below, above, beside or diagonal to their dots, without overlaps among each other or with
/// `taken`, and inside `room`; nullopt for a word without such a place. A word keeps away from all other `dots`, so
/// that it cannot be read as their name, unless a line leads to its own. Needed words have priority; in the worst case
/// they are placed as near below their dots as the room allows. O(labels * (labels + taken + dots)).
std::vector<std::optional<QRectF>> place_labels(const std::vector<DotLabel>& labels, std::vector<QRectF> taken,
                                                const QRectF& room, const std::vector<QPointF>& dots = {});

/// The line that leads from a dot to its word; nullopt for a word beside its dot.
std::optional<QLineF> leader_of(const DotLabel& label, const QRectF& place);

}  // namespace lookalike
