#pragma once

#include <QColor>
#include <QPalette>

namespace lookalike {

/// The Okabe-Ito colours, which people with any kind of colour vision can tell apart.
enum class Hue { blue, orange, green, vermilion, sky, purple, yellow };

/// Whether text is lighter than its background.
bool is_dark(const QPalette& palette);

/// A colour for lines and text on the palette's base; each use adds a second cue (dash, shape, pattern).
QColor line_colour(Hue hue, const QPalette& palette);

/// The same hue as a background that the palette's text stays readable on.
QColor fill_colour(Hue hue, const QPalette& palette);

/// Text of less importance: between text and base.
QColor faint_text(const QPalette& palette);

/// Grid lines: just visible on the base.
QColor grid_colour(const QPalette& palette);

}  // namespace lookalike
