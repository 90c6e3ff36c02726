#pragma once

#include <QPalette>
#include <QString>

namespace lookalike {

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
