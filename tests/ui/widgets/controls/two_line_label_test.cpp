#include "ui/widgets/controls/two_line_label.h"

#include <gtest/gtest.h>

#include <QImage>

namespace lookalike {
namespace {

TEST(TwoLineLabel, breaks_a_word_that_is_wider_than_the_label) {
  TwoLineLabel label;
  label.set_text(QString(200, u'm'));
  label.resize(300, 2 * label.fontMetrics().lineSpacing());
  ASSERT_EQ(label.lines_needed(), 2);
  const QImage picture = label.grab().toImage();
  const QRgb paper = picture.pixel(0, picture.height() - 1);
  bool has_second_line = false;
  for (int y = label.fontMetrics().lineSpacing() + 2; y < picture.height(); ++y)
    for (int x = 0; x < picture.width() / 2; ++x) has_second_line |= picture.pixel(x, y) != paper;
  EXPECT_TRUE(has_second_line);
}

}  // namespace
}  // namespace lookalike
