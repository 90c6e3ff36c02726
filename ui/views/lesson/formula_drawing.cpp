#include "ui/views/lesson/formula_drawing.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace lookalike {
namespace {

// Shares of the type's size.
constexpr double kScript = 0.7, kRaise = 0.42, kLower = 0.2, kGap = 0.22, kBracket = 0.3, kAside = 0.06, kPart = 0.85,
                 kBar = 0.06, kAxis = 0.28;

QFont scaled(QFont font, double share) {
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * share))));
  return font;
}

QFont font_of(const Formula& formula, QFont font) {
  font.setItalic(formula.letters.size() == 1 && formula.letters[0].isLetter());
  return font;
}

/// Room on both sides of a sign.
double gap_around(const Formula& part, const QFont& font) {
  return part.is_sign() ? kGap * font.pixelSize() : 0;
}

FormulaRoom row_room(const Formula& formula, const QFont& font) {
  FormulaRoom room;
  for (const Formula& part : formula.parts) {
    const FormulaRoom inner = formula_room(part, font);
    room.width += inner.width + 2 * gap_around(part, font);
    room.ascent = std::max(room.ascent, inner.ascent);
    room.descent = std::max(room.descent, inner.descent);
  }
  return room;
}

FormulaRoom letters_room(const Formula& formula, const QFont& font) {
  const QFontMetricsF type(font_of(formula, font));
  return {type.horizontalAdvance(formula.letters), type.capHeight(), type.descent() * 0.8};
}

/// How far the script's baseline lies above that of the base.
double raise_of(const Formula& formula, const QFont& font) {
  if (formula.kind == Formula::Kind::index) return -kLower * font.pixelSize();
  const double above = formula_room(formula.parts[0], font).ascent - 0.72 * font.pixelSize();
  return kRaise * font.pixelSize() + std::max(0.0, above);
}

FormulaRoom script_room(const Formula& formula, const QFont& font) {
  const FormulaRoom base = formula_room(formula.parts[0], font);
  const FormulaRoom script = formula_room(formula.parts[1], scaled(font, kScript));
  const double raise = raise_of(formula, font);
  return {base.width + script.width, std::max(base.ascent, raise + script.ascent),
          std::max(base.descent, script.descent - raise)};
}

/// Height of the line above the baseline of the surrounding text.
double axis_of(const QFont& font) {
  return kAxis * font.pixelSize();
}

FormulaRoom fraction_room(const Formula& formula, const QFont& font) {
  const QFont small = scaled(font, kPart);
  const FormulaRoom top = formula_room(formula.parts[0], small), below = formula_room(formula.parts[1], small);
  const double gap = kGap * font.pixelSize();
  return {std::max(top.width, below.width) + gap, axis_of(font) + gap + top.height(),
          below.height() + gap - axis_of(font)};
}

void draw_bracket(QPainter& painter, const FormulaRoom& room, const QFont& font, QPointF baseline, bool opens) {
  const double width = kBracket * font.pixelSize(), top = baseline.y() - room.ascent - width / 4,
               bottom = baseline.y() + room.descent;
  const double left = baseline.x() + kAside * font.pixelSize(), right = left + width - 2 * kAside * font.pixelSize();
  const double near = opens ? right : left, far = opens ? left : right;
  QPainterPath path({near, top});
  path.cubicTo({far, top + (bottom - top) * 0.25}, {far, bottom - (bottom - top) * 0.25}, {near, bottom});
  painter.strokePath(path, QPen(painter.pen().color(), kBar * font.pixelSize() * 1.2));
}

void draw_fraction(QPainter& painter, const Formula& formula, const QFont& font, QPointF baseline) {
  const QFont small = scaled(font, kPart);
  const FormulaRoom whole = formula_room(formula, font);
  const FormulaRoom top = formula_room(formula.parts[0], small), below = formula_room(formula.parts[1], small);
  const double line = baseline.y() - axis_of(font), gap = kGap * font.pixelSize();
  const double middle = baseline.x() + whole.width / 2;
  draw_formula(painter, formula.parts[0], small, {middle - top.width / 2, line - gap / 2 - top.descent});
  draw_formula(painter, formula.parts[1], small, {middle - below.width / 2, line + gap / 2 + below.ascent});
  const QPen before = painter.pen();
  painter.setPen(QPen(before.color(), kBar * font.pixelSize()));
  painter.drawLine(QPointF(baseline.x() + gap / 4, line), QPointF(baseline.x() + whole.width - gap / 4, line));
  painter.setPen(before);
}

}  // namespace

FormulaRoom formula_room(const Formula& formula, const QFont& font) {
  switch (formula.kind) {
    case Formula::Kind::letters:
      return letters_room(formula, font);
    case Formula::Kind::power:
    case Formula::Kind::index:
      return script_room(formula, font);
    case Formula::Kind::fraction:
      return fraction_room(formula, font);
    case Formula::Kind::brackets: {
      FormulaRoom room = formula_room(formula.parts[0], font);
      room.width += 2 * kBracket * font.pixelSize();
      return room;
    }
    case Formula::Kind::row:
      break;
  }
  return row_room(formula, font);
}

void draw_formula(QPainter& painter, const Formula& formula, const QFont& font, QPointF baseline) {
  switch (formula.kind) {
    case Formula::Kind::letters:
      painter.setFont(font_of(formula, font));
      return painter.drawText(baseline, formula.letters);
    case Formula::Kind::power:
    case Formula::Kind::index: {
      draw_formula(painter, formula.parts[0], font, baseline);
      const QPointF moved(formula_room(formula.parts[0], font).width, -raise_of(formula, font));
      return draw_formula(painter, formula.parts[1], scaled(font, kScript), baseline + moved);
    }
    case Formula::Kind::fraction:
      return draw_fraction(painter, formula, font, baseline);
    case Formula::Kind::brackets: {
      const FormulaRoom inside = formula_room(formula.parts[0], font);
      const QPointF width(kBracket * font.pixelSize(), 0);
      draw_bracket(painter, inside, font, baseline, true);
      draw_formula(painter, formula.parts[0], font, baseline + width);
      return draw_bracket(painter, inside, font, baseline + width + QPointF(inside.width, 0), false);
    }
    case Formula::Kind::row:
      break;
  }
  for (const Formula& part : formula.parts) {
    const double gap = gap_around(part, font);
    draw_formula(painter, part, font, baseline + QPointF(gap, 0));
    baseline.rx() += formula_room(part, font).width + 2 * gap;
  }
}

}  // namespace lookalike
