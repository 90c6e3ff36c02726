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
    if (name == u"bmod") return letters(QStringLiteral(" mod "));
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

void enclose(FormulaRoom& room, const FormulaRoom& part, double raise = 0) {
  room.ascent = std::max(room.ascent, part.ascent + raise);
  room.descent = std::max(room.descent, part.descent - raise);
}

FormulaRoom set_row(QPainter* painter, const Formula& formula, const QFont& font, QPointF baseline) {
  FormulaRoom room;
  for (const Formula& part : formula.parts) {
    const double gap = part.is_sign() ? kGap * font.pixelSize() : 0;  // on both sides
    const FormulaRoom inner = set_formula(painter, part, font, baseline + QPointF(room.width + gap, 0));
    room.width += inner.width + 2 * gap;
    enclose(room, inner);
  }
  return room;
}

FormulaRoom set_letters(QPainter* painter, const Formula& formula, const QFont& type, QPointF baseline) {
  QFont font = type;
  font.setItalic(formula.letters.size() == 1 && formula.letters[0].isLetter());
  if (painter) {
    painter->setFont(font);
    painter->drawText(baseline, formula.letters);
  }
  const QFontMetricsF room(font);
  return {room.horizontalAdvance(formula.letters), room.capHeight(), room.descent() * 0.8};
}

FormulaRoom set_script(QPainter* painter, const Formula& formula, const QFont& font, QPointF baseline) {
  FormulaRoom room = set_formula(painter, formula.parts[0], font, baseline);
  const double above = std::max(0.0, room.ascent - 0.72 * font.pixelSize());
  const double raise = formula.kind == Formula::Kind::index ? -kLower * font.pixelSize()
                                                            : kRaise * font.pixelSize() + above;  // of the baseline
  const FormulaRoom script =
      set_formula(painter, formula.parts[1], scaled(font, kScript), baseline + QPointF(room.width, -raise));
  room.width += script.width;
  enclose(room, script, raise);
  return room;
}

FormulaRoom set_fraction(QPainter* painter, const Formula& formula, const QFont& font, QPointF baseline) {
  const QFont small = scaled(font, kPart);
  const FormulaRoom top = set_formula(nullptr, formula.parts[0], small);
  const FormulaRoom below = set_formula(nullptr, formula.parts[1], small);
  const double gap = kGap * font.pixelSize(), axis = kAxis * font.pixelSize();  // the line is on the axis
  const double width = std::max(top.width, below.width) + gap;
  if (painter) {
    const double line = baseline.y() - axis, middle = baseline.x() + width / 2;
    set_formula(painter, formula.parts[0], small, {middle - top.width / 2, line - gap / 2 - top.descent});
    set_formula(painter, formula.parts[1], small, {middle - below.width / 2, line + gap / 2 + below.ascent});
    const QPen before = painter->pen();
    painter->setPen(QPen(before.color(), kBar * font.pixelSize()));
    painter->drawLine(QPointF(baseline.x() + gap / 4, line), QPointF(baseline.x() + width - gap / 4, line));
    painter->setPen(before);
  }
  return {width, axis + gap + top.height(), below.height() + gap - axis};
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

FormulaRoom set_brackets(QPainter* painter, const Formula& formula, const QFont& font, QPointF baseline) {
  const QPointF width(kBracket * font.pixelSize(), 0);
  FormulaRoom room = set_formula(nullptr, formula.parts[0], font);
  if (painter) {
    draw_bracket(*painter, room, font, baseline, true);
    set_formula(painter, formula.parts[0], font, baseline + width);
    draw_bracket(*painter, room, font, baseline + width + QPointF(room.width, 0), false);
  }
  room.width += 2 * width.x();
  return room;
}

}  // namespace

bool Formula::is_sign() const {
  static const QString kSigns = QStringLiteral("+\u2212=\u00D7\u2248\u2229\u222A<>/");
  return kind == Kind::letters && letters.size() == 1 && kSigns.contains(letters);
}

Formula parse_latex(const QString& latex) {
  return Parser(latex.left(kLongest)).row_until(QChar());
}

FormulaRoom set_formula(QPainter* painter, const Formula& formula, const QFont& font, QPointF baseline) {
  // In the order of Formula::Kind.
  constexpr std::array kSets = {set_letters, set_row, set_script, set_script, set_fraction, set_brackets};
  return kSets[static_cast<std::size_t>(formula.kind)](painter, formula, font, baseline);
}

}  // namespace lookalike
