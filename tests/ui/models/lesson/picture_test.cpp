#include "ui/models/lesson/picture.h"

#include <gtest/gtest.h>

#include "ui/models/lesson/formula.h"

namespace lookalike {
namespace {

Handle slider_from_100_to_300() {
  Handle handle{QStringLiteral("s"), QStringLiteral("Drag."), Handle::Kind::along_x};
  handle.from = 100, handle.to = 300, handle.step = 0.25;
  return handle;
}

TEST(Handle, gives_the_value_of_the_place_in_steps_and_within_its_ends) {
  const Handle handle = slider_from_100_to_300();
  EXPECT_DOUBLE_EQ(value_at(handle, {100, 0}), 0);
  EXPECT_DOUBLE_EQ(value_at(handle, {200, 900}), 0.5);
  EXPECT_DOUBLE_EQ(value_at(handle, {220, 0}), 0.5) << "the nearest step";
  EXPECT_DOUBLE_EQ(value_at(handle, {-50, 0}), 0);
  EXPECT_DOUBLE_EQ(value_at(handle, {999, 0}), 1);
}

TEST(Handle, that_moves_upwards_follows_the_height) {
  Handle handle = slider_from_100_to_300();
  handle.kind = Handle::Kind::along_y;
  handle.from = 500, handle.to = 100;
  EXPECT_DOUBLE_EQ(value_at(handle, {0, 500}), 0);
  EXPECT_DOUBLE_EQ(value_at(handle, {0, 100}), 1);
}

Picture sample() {
  Picture picture;
  picture << Box{{0, 0, 10, 10}, {Tint::first}} << Label{{0, 0, 10, 10}, QStringLiteral("A")}
          << Polyline{{{0, 0}, {1, 1}}, {}} << slider_from_100_to_300();
  return picture;
}

TEST(PictureHash, is_the_same_for_the_same_picture_and_another_for_any_other) {
  const Picture picture = sample();
  EXPECT_EQ(hash_of(picture), hash_of(sample()));
  Picture other = picture;
  std::get<Box>(other.items[0]).fill.pattern = Pattern::lines;
  EXPECT_NE(hash_of(other), hash_of(picture));
  other = picture;
  std::get<Label>(other.items[1]).bold = true;
  EXPECT_NE(hash_of(other), hash_of(picture));
  other = picture;
  std::get<Polyline>(other.items[2]).points[1].rx() += 1e-9;
  EXPECT_NE(hash_of(other), hash_of(picture));
  other = picture;
  other.handles[0].value = 0.25;
  EXPECT_NE(hash_of(other), hash_of(picture));
}

TEST(PlotFrame, maps_values_upwards) {
  const PlotFrame frame{{100, 50, 200, 400}, 0, 10, 0, 1};
  EXPECT_EQ(frame.at(0, 0), QPointF(100, 450));
  EXPECT_EQ(frame.at(10, 1), QPointF(300, 50));
  EXPECT_EQ(frame.at(5, 0.25), QPointF(200, 350));
}

QString plain(const char* latex) {
  return plain_text(parse_latex(QString::fromLatin1(latex)));
}

TEST(Formula, of_latex_is_read_as_a_tree) {
  const Formula formula = parse_latex(QStringLiteral("(1-s^{5})^{20}"));
  ASSERT_EQ(formula.kind, Formula::Kind::power);
  EXPECT_EQ(formula.parts[0].kind, Formula::Kind::brackets);
  EXPECT_EQ(formula.parts[1].letters, "20");
  const Formula inside = formula.parts[0].parts[0];
  ASSERT_EQ(inside.parts.size(), 3U);
  EXPECT_TRUE(inside.parts[1].is_sign());
  EXPECT_EQ(inside.parts[2].kind, Formula::Kind::power);
}

TEST(Formula, reads_in_one_line) {
  EXPECT_EQ(plain("1-(1-s^{5})^{20}"), QString::fromUtf8("1 \u2212 (1 \u2212 s^5)^20"));
  EXPECT_EQ(plain("\\frac{M_{11}}{M_{11}+M_{10}}"), "(M_11) / (M_11 + M_10)");
  EXPECT_EQ(plain("|A\\cap B|"), QString::fromUtf8("|A \u2229 B|"));
  EXPECT_EQ(plain("\\left(\\frac{1}{b}\\right)^{1/r}"), "(1 / b)^(1 / r)");
}

TEST(Formula, that_is_no_latex_keeps_its_letters_and_ends) {
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
