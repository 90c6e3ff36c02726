#pragma once

#include <span>

#include "ui/models/lesson/picture.h"

namespace lookalike {

/// A curve given by its heights at equal steps of x over the whole width of the frame.
void add_heights(Picture& picture, const PlotFrame& frame, std::span<const double> heights, const Pen& pen);

/// The area between such a curve and a height `base`, from x = `from` to `to`.
void add_area(Picture& picture, const PlotFrame& frame, std::span<const double> heights, double from, double to,
              double base, const Fill& fill);

/// A word in a frame of its own, which stays readable over lines and patterns.
void add_note(Picture& picture, const QRectF& area, const QString& text, Tint tint);

/// A letter beside a grip, on the side that has room.
void add_letter(Picture& picture, const PlotFrame& frame, QPointF grip, const QString& letter, Tint tint);

/// The threshold as a line with a ring to drag at its top (id "threshold").
void add_threshold(Picture& picture, const PlotFrame& frame, double threshold);

}  // namespace lookalike
