#pragma once

#include <QRectF>
#include <optional>
#include <vector>

namespace lookalike {

/// A word beside a dot.
struct DotLabel {
  QPointF dot;
  double radius = 0;
  QSizeF size;          // of the word
  bool needed = false;  // stands even where other words or dots are
};

/// Rectangles for words beside their dots, below it, above it, to its sides or across, so that none covers another or
/// one of `taken` or leaves `room`; nothing for a word without such a place. Needed ones choose first, and at worst
/// stand as near below their dots as the room lets them. O(labels * (labels + taken)).
std::vector<std::optional<QRectF>> place_labels(const std::vector<DotLabel>& labels, std::vector<QRectF> taken,
                                                const QRectF& room);

}  // namespace lookalike
