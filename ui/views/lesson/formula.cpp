#include "ui/views/lesson/formula.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lookalike {
namespace {

constexpr int kMostDepth = 20, kLongest = 400;
constexpr QChar kThinSpace(0x202F);  // between groups of digits

struct Command {
  const char16_t* name;
  char16_t sign;
};
constexpr std::array<Command, 4> kCommands{
    {{u"times", u'\u00D7'}, {u"approx", u'\u2248'}, {u"cap", u'\u2229'}, {u"cup", u'\u222A'}}};

Formula letters(const QString& text) {
  return {Formula::Kind::letters, text};
}

/// A single part needs no row around it.
Formula row(std::vector<Formula> parts) {
  return parts.size() == 1 ? std::move(parts[0]) : Formula{Formula::Kind::row, {}, std::move(parts)};
}

class Parser {
 public:
  explicit Parser(const QString& text) : text_(text) {}

  Formula row_until(QChar end) {
    std::vector<Formula> parts;
    for (; at_ < text_.size() && text_[at_] != end && depth_ < kMostDepth;) {
      if (text_[at_].isSpace())
        ++at_;
      else
        parts.push_back(with_script(atom()));
    }
    if (at_ < text_.size()) ++at_;  // skips the end itself
    return row(std::move(parts));
  }

 private:
  Formula with_script(Formula base) {
    while (at_ < text_.size() && (text_[at_] == u'^' || text_[at_] == u'_')) {
      const auto kind = text_[at_++] == u'^' ? Formula::Kind::power : Formula::Kind::index;
      Formula script = group();
      base = {kind, {}, {std::move(base), std::move(script)}};
    }
    return base;
  }

  Formula group() {
    if (at_ >= text_.size()) return letters({});
    if (text_[at_] != u'{') return atom();
    ++at_;
    return nested(u'}');
  }

  Formula nested(QChar end) {
    ++depth_;
    Formula inside = row_until(end);
    --depth_;
    return inside;
  }

  Formula atom() {
    const QChar first = text_[at_++];
    if (first == u'(') return {Formula::Kind::brackets, {}, {nested(u')')}};
    if (first == u'{') return nested(u'}');
    if (first == u'\\') return command();
    if (first == u'-') return letters(QStringLiteral("\u2212"));
    const qsizetype begin = at_ - 1;
    if (first.isDigit())
      while (at_ < text_.size() && (text_[at_].isDigit() || text_[at_] == u'.' || text_[at_] == kThinSpace)) ++at_;
    return letters(text_.mid(begin, at_ - begin));
  }

  Formula command() {
    const qsizetype begin = at_;
    while (at_ < text_.size() && text_[at_].isLetter()) ++at_;
    const QString name = text_.mid(begin, at_ - begin);
    if (name == u"frac") {
      Formula above = group();
      Formula below = group();
      return {Formula::Kind::fraction, {}, {std::move(above), std::move(below)}};
    }
    for (const Command& known : kCommands)
      if (name == QStringView(known.name)) return letters(QString(QChar(known.sign)));
    return letters(name);
  }

  const QString text_;
  qsizetype at_ = 0;
  int depth_ = 0;
};

// Shares of the type size.
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

/// Space on both sides of a sign.
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

/// Height of the script's baseline above that of the base.
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

bool Formula::is_sign() const {
  static const QString kSigns = QStringLiteral("+\u2212=\u00D7\u2248\u2229\u222A<>/");
  return kind == Kind::letters && letters.size() == 1 && kSigns.contains(letters);
}

Formula parse_latex(const QString& latex) {
  return Parser(latex.left(kLongest)).row_until(QChar());
}

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
