#include "ui/models/lesson/formula.h"

#include <array>
#include <utility>

namespace lookalike {
namespace {

constexpr int kMostDepth = 20, kLongest = 400;
constexpr QChar kThinSpace(0x202F);  // between groups of digits

struct Command {
  const char16_t* name;
  char16_t sign;
};
constexpr std::array<Command, 8> kCommands{{{u"times", u'\u00D7'},
                                            {u"cdot", u'\u00B7'},
                                            {u"le", u'\u2264'},
                                            {u"ge", u'\u2265'},
                                            {u"approx", u'\u2248'},
                                            {u"cap", u'\u2229'},
                                            {u"cup", u'\u222A'},
                                            {u"sum", u'\u2211'}}};

Formula letters(const QString& text) {
  return {Formula::Kind::letters, text};
}

/// One part alone needs no row around it.
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
    if (at_ < text_.size()) ++at_;  // the end itself
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

/// A part that must stay together in a line.
QString held_together(const Formula& part) {
  const bool is_single = part.kind == Formula::Kind::letters || part.kind == Formula::Kind::brackets;
  return is_single ? plain_text(part) : u'(' + plain_text(part) + u')';
}

}  // namespace

bool Formula::is_sign() const {
  static const QString kSigns = QStringLiteral("+\u2212=\u00D7\u00B7\u2264\u2265\u2248\u2229\u222A<>/");
  return kind == Kind::letters && letters.size() == 1 && kSigns.contains(letters);
}

Formula parse_latex(const QString& latex) {
  QString text = latex.left(kLongest);
  text.remove(QStringLiteral("\\left")).remove(QStringLiteral("\\right"));
  return Parser(text).row_until(QChar());
}

QString plain_text(const Formula& formula) {
  const auto part = [&](std::size_t index) { return held_together(formula.parts[index]); };
  switch (formula.kind) {
    case Formula::Kind::letters:
      return formula.is_sign() ? u' ' + formula.letters + u' ' : formula.letters;
    case Formula::Kind::power:
      return part(0) + u'^' + part(1);
    case Formula::Kind::index:
      return part(0) + u'_' + part(1);
    case Formula::Kind::fraction:
      return part(0) + QStringLiteral(" / ") + part(1);
    case Formula::Kind::brackets:
      return u'(' + plain_text(formula.parts[0]) + u')';
    case Formula::Kind::row:
      break;
  }
  QString line;
  for (const Formula& next : formula.parts) line += plain_text(next);
  return line;
}

}  // namespace lookalike
