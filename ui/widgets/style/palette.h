#pragma once

#include <QColor>
#include <QPalette>

namespace lookalike {

/// The Okabe-Ito colours, distinguishable with any kind of colour vision.
enum class Hue { blue, orange, green, vermilion, sky, purple, yellow };

/// True if text is lighter than its background.
bool is_dark(const QPalette& palette);

/// A colour for lines and text on the palette's base; each use adds a second cue (dash, shape, pattern).
QColor line_colour(Hue hue, const QPalette& palette);

/// The same hue as a background on which the palette's text is readable.
QColor fill_colour(Hue hue, const QPalette& palette);

/// Colour of less important text, between text and base.
QColor faint_text(const QPalette& palette);

/// Colour of grid lines, just visible on the base.
QColor grid_colour(const QPalette& palette);

}  // namespace lookalike
