#pragma once

#include <QPen>
#include <QString>
#include <vector>

#include "ui/models/sweep/curve_samples.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {

/// One curve of the plot: what it is, what it is called and how it is drawn.
struct CurveStyle {
  CurveSettings settings;
  Probability probability = candidate_of;
  QString name;
  QString meaning;  // one sentence
  Hue hue = Hue::blue;
  Qt::PenStyle dash = Qt::SolidLine;
  double weight = 1;  // relative width
  bool pinned = false;

  /// `unit` is the width of a thin line in pixels.
  QPen pen(const QPalette& palette, double unit) const;
};

/// The curves that the current settings bend, most important last so that it is drawn on top.
std::vector<CurveStyle> own_curves(const CurveSettings& settings);

/// The curve of settings that are only suggested.
CurveStyle ghost_curve(const CurveSettings& settings);

/// The curve of pinned settings; each place in the list has its own hue and dash.
CurveStyle pinned_curve(const CurveSettings& settings, std::size_t place);

/// Width of a thin line that suits a font.
double line_unit(const QFont& font);

}  // namespace lookalike
