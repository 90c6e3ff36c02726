#pragma once

#include <QFont>
#include <QPointF>
#include <QString>
#include <vector>

class QPainter;

namespace lookalike {

/// A formula as a tree.
struct Formula {
  enum class Kind { letters, row, power, index, fraction, brackets };

  Kind kind = Kind::row;
  QString letters = {};             // of kind letters: a name, a number or a sign
  std::vector<Formula> parts = {};  // a row's; base and what is raised or lowered; above and below; inside of brackets

  /// "+", "=" and other signs that stand between two terms with room around them.
  bool is_sign() const;
};

/// Reads the part of LaTeX that the lesson's formulas are written in: letters, numbers, signs, (...), ^, _, \frac,
/// \times, \approx, \cap, \cup. Anything else stays as its letters. Depth and length are bounded.
Formula parse_latex(const QString& latex);

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
