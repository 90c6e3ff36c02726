#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

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

enum class Appearance { system, light, dark };

/// The name in the settings: "system", "light", "dark"; unknown names mean system.
QString to_string(Appearance appearance);
Appearance appearance_from(const QString& name);

/// Its colours; `system` uses those of the desktop at program start.
QPalette palette_of(Appearance appearance);

/// Fusion with the project's light or dark palette and one accent colour; `system` uses the desktop's palette at
/// program start.
void apply_appearance(Appearance appearance);

/// Type size relative to the desktop's, in [0.75, 2].
void apply_font_scale(double scale);
double font_scale();

}  // namespace lookalike
