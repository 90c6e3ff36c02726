#pragma once

#include <QFont>
#include <QPointF>

#include "ui/models/lesson/formula.h"

class QPainter;

namespace lookalike {

/// The room of a formula around its baseline, in the painter's units.
struct FormulaRoom {
  double width = 0, ascent = 0, descent = 0;
  double height() const { return ascent + descent; }
};

/// The room of a formula in a font whose size is given in pixels; letters alone are set in italics.
FormulaRoom formula_room(const Formula& formula, const QFont& font);

/// Draws it with the painter's pen, from the left end of its baseline on.
void draw_formula(QPainter& painter, const Formula& formula, const QFont& font, QPointF baseline);

}  // namespace lookalike
