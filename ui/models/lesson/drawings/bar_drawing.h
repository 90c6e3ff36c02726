#pragma once

#include "ui/models/lesson/picture.h"

namespace lookalike {

/// A frame for bars of shares at x = 1, 2, ... `bars`, with room for their numbers above and their names below.
PlotFrame bar_frame(const QRectF& area, std::size_t bars);

void add_bar_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title);

/// The name alone, under a dash: there is no share.
void add_no_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at);

/// A bar with its name (its x) below and its share above; bold where it is to be looked at.
void add_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at, double share, const Fill& fill, bool bold);

}  // namespace lookalike
