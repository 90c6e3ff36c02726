#include "ui/models/lesson/formula.h"

#include <QStringList>
#include <utility>

namespace lookalike {
namespace {

QString joined(const Formula& formula, QString (*text)(const Formula&)) {
  QStringList texts;
  for (const Formula& part : formula.parts) texts << text(part);
  return texts.join(u' ');
}

/// A part of a line of plain text that must stay together.
QString held_together(const Formula& part) {
  const bool is_single = part.kind == Formula::Kind::letters || part.kind == Formula::Kind::brackets;
  return is_single ? plain_text(part) : u'(' + plain_text(part) + u')';
}

QString latex_letters(QString text) {
  return text.replace(u'\u2212', u'-').replace(u'\u00D7', QStringLiteral("\\times "));
}

}  // namespace

Formula letters(const QString& text) {
  return {Formula::Kind::letters, text, {}};
}

Formula row(std::vector<Formula> parts) {
  return {Formula::Kind::row, {}, std::move(parts)};
}

Formula power(Formula base, Formula exponent) {
  return {Formula::Kind::power, {}, {std::move(base), std::move(exponent)}};
}

Formula fraction(Formula numerator, Formula denominator) {
  return {Formula::Kind::fraction, {}, {std::move(numerator), std::move(denominator)}};
}

Formula brackets(Formula inside) {
  return {Formula::Kind::brackets, {}, {std::move(inside)}};
}

QString latex(const Formula& formula) {
  const auto part = [&](std::size_t index) { return latex(formula.parts[index]); };
  switch (formula.kind) {
    case Formula::Kind::letters:
      return latex_letters(formula.letters);
    case Formula::Kind::power:
      return part(0) + QStringLiteral("^{") + part(1) + u'}';
    case Formula::Kind::fraction:
      return QStringLiteral("\\frac{") + part(0) + QStringLiteral("}{") + part(1) + u'}';
    case Formula::Kind::brackets:
      return QStringLiteral("\\left(") + part(0) + QStringLiteral("\\right)");
    case Formula::Kind::row:
      break;
  }
  return joined(formula, latex);
}

QString plain_text(const Formula& formula) {
  const auto part = [&](std::size_t index) { return held_together(formula.parts[index]); };
  switch (formula.kind) {
    case Formula::Kind::letters:
      return formula.letters;
    case Formula::Kind::power:
      return part(0) + u'^' + part(1);
    case Formula::Kind::fraction:
      return part(0) + u'/' + part(1);
    case Formula::Kind::brackets:
      return u'(' + plain_text(formula.parts[0]) + u')';
    case Formula::Kind::row:
      break;
  }
  return joined(formula, plain_text);
}

}  // namespace lookalike
