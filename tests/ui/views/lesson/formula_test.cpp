#include "ui/views/lesson/formula.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

/// The tree on one line.
QString plain_text(const Formula& formula) {
  const auto part = [&](std::size_t index) {
    const Formula& inner = formula.parts[index];
    const bool is_single = inner.kind == Formula::Kind::letters || inner.kind == Formula::Kind::brackets;
    return is_single ? plain_text(inner) : QString(u'(' + plain_text(inner) + u')');
  };
  switch (formula.kind) {
    case Formula::Kind::letters:
      return formula.is_sign() ? QString(u' ' + formula.letters + u' ') : formula.letters;
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

QString plain(const char* latex) {
  return plain_text(parse_latex(QString::fromLatin1(latex)));
}

TEST(Formula, from_latex_is_read_as_a_tree) {
  const Formula formula = parse_latex(QStringLiteral("(1-s^{5})^{20}"));
  ASSERT_EQ(formula.kind, Formula::Kind::power);
  EXPECT_EQ(formula.parts[0].kind, Formula::Kind::brackets);
  EXPECT_EQ(formula.parts[1].letters, "20");
  const Formula inside = formula.parts[0].parts[0];
  ASSERT_EQ(inside.parts.size(), 3U);
  EXPECT_TRUE(inside.parts[1].is_sign());
  EXPECT_EQ(inside.parts[2].kind, Formula::Kind::power);
}

TEST(Formula, is_readable_on_one_line) {
  EXPECT_EQ(plain("1-(1-s^{5})^{20}"), QString::fromUtf8("1 \u2212 (1 \u2212 s^5)^20"));
  EXPECT_EQ(plain("\\frac{M_{11}}{M_{11}+M_{10}}"), "(M_11) / (M_11 + M_10)");
  EXPECT_EQ(plain("|A\\cap B|"), QString::fromUtf8("|A \u2229 B|"));
  EXPECT_EQ(plain("(\\frac{1}{b})^{1/r}"), "(1 / b)^(1 / r)");
  EXPECT_EQ(plain("h(x) = (2x \\bmod 5)"), "h(x) = (2x mod 5)");
}

TEST(Formula, with_invalid_latex_keeps_its_letters_and_parsing_ends) {
  EXPECT_EQ(plain(""), "");
  for (const char* text : {"(", ")", "^", "s^", "{", "}", "\\", "\\frac", "\\frac{1}", "(((((((((("})
    EXPECT_LE(plain(text).size(), 64) << text;
  const QString left_over = plain("a_b_c^d");
  for (const QChar letter : QStringLiteral("abcd")) EXPECT_TRUE(left_over.contains(letter)) << qPrintable(left_over);
  for (const char sign : {'(', '^'})
    EXPECT_LE(plain_text(parse_latex(QString(100'000, QLatin1Char(sign)))).size(), 1'000);
}

}  // namespace
}  // namespace lookalike
