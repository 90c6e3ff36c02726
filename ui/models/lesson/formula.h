#pragma once

#include <QString>
#include <vector>

namespace lookalike {

/// A formula as a tree: letters in a row, powers, fractions and brackets. Whoever draws it measures it.
struct Formula {
  enum class Kind { letters, row, power, fraction, brackets };

  Kind kind = Kind::row;
  QString letters;             // of kind letters
  std::vector<Formula> parts;  // a row's; base and exponent; numerator and denominator; inside of brackets

  bool operator==(const Formula&) const = default;
};

Formula letters(const QString& text);
Formula row(std::vector<Formula> parts);
Formula power(Formula base, Formula exponent);
Formula fraction(Formula numerator, Formula denominator);
Formula brackets(Formula inside);

/// The same for LaTeX's mathematics, without dollar signs: "1 - (1 - s^{5})^{20}".
QString latex(const Formula& formula);

/// In one line of plain text, for screen readers: "1 - (1 - s^5)^20".
QString plain_text(const Formula& formula);

}  // namespace lookalike
