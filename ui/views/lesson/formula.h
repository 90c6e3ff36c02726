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
  std::vector<Formula> parts = {};  // of a row; base and scripts; numerator and denominator; inside brackets

  /// "+", "=" and other signs between two terms, with space around them.
  bool is_sign() const;
};

/// Parses the subset of LaTeX in the lesson's formulas: letters, numbers, signs, (...), ^, _, \frac, \times, \approx,
/// \cap, \cup. Anything else stays as letters. Limits depth and length.
Formula parse_latex(const QString& latex);

/// The extent of a formula around its baseline, in the painter's units.
struct FormulaRoom {
  double width = 0, ascent = 0, descent = 0;
  double height() const { return ascent + descent; }
};

/// Draws a formula with the painter's pen, starting at the left end of its baseline, or only measures it without a
/// painter. The font has a pixel size; only letters are in italics.
FormulaRoom set_formula(QPainter* painter, const Formula& formula, const QFont& font, QPointF baseline = {});

}  // namespace lookalike
