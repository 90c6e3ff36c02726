#pragma once

#include <QString>
#include <vector>

namespace lookalike {

/// A formula as a tree. Whoever draws it measures it.
struct Formula {
  enum class Kind { letters, row, power, index, fraction, brackets };

  Kind kind = Kind::row;
  QString letters = {};             // of kind letters: a name, a number or a sign
  std::vector<Formula> parts = {};  // a row's; base and what is raised or lowered; above and below; inside of brackets

  /// "+", "=" and other signs that stand between two terms with room around them.
  bool is_sign() const;
  bool operator==(const Formula&) const = default;
};

/// Reads the part of LaTeX that the lesson's formulas are written in: letters, numbers, signs, (...), ^, _, \frac,
/// \times, \cdot, \le, \ge, \approx, \cap, \cup. Anything else stays as its letters. Depth
/// and length are bounded.
Formula parse_latex(const QString& latex);

/// In one line of plain text, for screen readers: "1 - (1 - s^5)^20".
QString plain_text(const Formula& formula);

}  // namespace lookalike
