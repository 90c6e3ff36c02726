#pragma once

#include <QPalette>
#include <QString>

namespace lookalike {

enum class Appearance { system, light, dark };

/// The name kept in the settings: "system", "light", "dark"; unknown names are the system's.
QString to_string(Appearance appearance);
Appearance appearance_from(const QString& name);

/// Its colours; `system` takes those of the desktop when the program started.
QPalette palette_of(Appearance appearance);

/// Fusion with the project's light or dark palette and one accent; `system` follows the desktop's palette, as it was
/// when the program started.
void apply_appearance(Appearance appearance);

/// Type size as a share of the desktop's, in [0.75, 2].
void apply_font_scale(double scale);

}  // namespace lookalike
