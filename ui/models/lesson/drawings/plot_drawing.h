#pragma once

#include <concepts>
#include <span>
#include <vector>

#include "ui/models/lesson/picture.h"

namespace lookalike {

inline constexpr std::size_t kCurvePoints = 201;

/// The heights of a curve at s = 0, 0.005, ... 1.
std::vector<double> heights_of(const std::invocable<double> auto& curve) {
  std::vector<double> heights;
  for (std::size_t i = 0; i < kCurvePoints; ++i) heights.push_back(curve(static_cast<double>(i) / (kCurvePoints - 1)));
  return heights;
}

/// A curve given by its heights at equidistant x over the whole width of the frame.
void add_heights(Picture& picture, const PlotFrame& frame, std::span<const double> heights, const Pen& pen);

/// The area between such a curve and a height `base`, from x = `from` to `to`.
void add_area(Picture& picture, const PlotFrame& frame, std::span<const double> heights, double from, double to,
              double base, const Fill& fill);

/// A framed word, readable over lines and patterns.
void add_note(Picture& picture, const QRectF& area, const QString& text, Tint tint);

/// A letter next to a grip, on the side with room.
void add_letter(Picture& picture, const PlotFrame& frame, QPointF grip, const QString& letter, Tint tint);

/// A measured share with its limits; a hollow diamond if the curve is outside them.
void add_point(Picture& picture, const PlotFrame& frame, QPointF at, double low, double high, bool inside, double size);

/// The threshold as a line with a draggable ring at its top (id "threshold").
void add_threshold(Picture& picture, const PlotFrame& frame, double threshold);

/// A frame for bars of shares at x = 1, 2, ... `bars`, with room for their numbers above and their names below.
PlotFrame bar_frame(const QRectF& area, std::size_t bars);

void add_bar_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title);

/// Only the name, under a dash, if there is no share.
void add_no_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at);

/// A bar with its name (its x) below and its share above; bold if it is emphasised.
void add_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at, double share, const Fill& fill, bool bold);

}  // namespace lookalike
