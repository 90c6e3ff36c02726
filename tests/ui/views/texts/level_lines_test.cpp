#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QPainterPath>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/views/texts/connectors.h"
#include "ui/views/texts/mark_style.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/views/texts/text_pane.h"

namespace lookalike {
namespace {

std::string sentences(const std::string& prefix, int words) {
  std::string text;
  for (int i = 0; i < words; ++i) text += prefix + std::to_string(i) + (i % 9 == 8 ? ". " : " ");
  return text;
}

class LevelLines : public testing::Test {
 protected:
  LevelLines() {
    view.resize(900, 500);
    view.show();
  }

  void show(const std::string& a, const std::string& b) {
    QSignalSpy compared(&view, &SideBySide::compared);
    view.show_pair({"1", "a", "", a}, {"2", "b", "", b}, "First", "Second");
    if (compared.isEmpty()) compared.wait(30'000);
    view.grab();
  }

  TextPane* pane(Side side) { return view.findChild<TextPane*>(side == Side::left ? "left_text" : "right_text"); }
  /// The y of a word in the whole text, in pixels.
  double y_of(Side side, const QString& word) {
    const QTextBlock block = pane(side)->document()->find(word).block();
    double y = 0;
    for (QTextBlock above = pane(side)->document()->begin(); above != block; above = above.next())
      y += pane(side)->document()->documentLayout()->blockBoundingRect(above).height();
    return y;
  }
  bool is_level(const QString& word) { return y_of(Side::left, word) == y_of(Side::right, word); }

  SideBySide view;
};

TEST_F(LevelLines, equal_paragraphs_are_level_next_to_a_gap) {
  const std::string first = sentences("a", 60), second = sentences("b", 70), third = sentences("c", 50);
  show(first + "\n\n" + second + "\n\n" + third, first + "\n\n" + third);
  EXPECT_TRUE(is_level("a0"));
  EXPECT_TRUE(is_level("c0"));
  EXPECT_EQ(pane(Side::left)->lines(), pane(Side::right)->lines());
}

TEST_F(LevelLines, paragraphs_stay_level_at_another_width_and_type_size) {
  const std::string same = sentences("a", 200);
  show("Begin.\n\n" + sentences("x", 90) + "\n\n" + same, "Begin.\n\n" + sentences("y", 30) + "\n\n" + same);
  for (const int width : {500, 700, 1300}) {
    view.resize(width, 500);
    EXPECT_TRUE(wait_until([&] { return is_level("a0"); })) << width;
  }
  view.set_font_points(1.5 * view.font().pointSizeF());
  EXPECT_TRUE(wait_until([&] { return is_level("a0"); }));
}

TEST_F(LevelLines, a_paragraph_continues_level_after_a_long_passage_of_one_text) {
  const std::string begin = sentences("a", 9), end = sentences("c", 90);
  show(begin + sentences("b", 90) + end, begin + end);
  EXPECT_TRUE(is_level("c0"));
  EXPECT_TRUE(is_level("c89"));
  EXPECT_EQ(pane(Side::left)->pieces().text(), QString::fromStdString(begin + sentences("b", 90) + end));
}

TEST_F(LevelLines, unfolded_and_folded_parts_are_level) {
  const std::string same = sentences("s", 300), last = sentences("z", 20);
  const std::string left = sentences("x", 90) + "\n\n" + same + "\n\nold\n\n" + last,
                    right = "y\n\n" + same + "\n\nnew\n\n" + last;
  show(left, right);
  EXPECT_TRUE(is_level("z0"));
  view.set_look({.folded = true});
  ASSERT_TRUE(pane(Side::left)->toPlainText().contains("folded"));
  EXPECT_TRUE(is_level("folded"));
  EXPECT_TRUE(is_level("z0"));
  emit pane(Side::left)->fold_clicked(0);
  EXPECT_TRUE(is_level("s200"));
}

TEST_F(LevelLines, level_texts_scroll_together) {
  const std::string same = sentences("s", 900);
  show(sentences("x", 300) + "\n" + same, "y\n" + same + "\n" + sentences("z", 100));
  QScrollBar *left = pane(Side::left)->verticalScrollBar(), *right = pane(Side::right)->verticalScrollBar();
  ASSERT_EQ(left->maximum(), right->maximum());
  for (const int line : {3, 20, left->maximum()}) {
    right->setValue(line);
    EXPECT_EQ(left->value(), line);
  }
}

TEST_F(LevelLines, gaps_are_not_copied) {
  const std::string left = "one\n" + sentences("x", 90) + "\nend", right = "one\nend";
  show(left, right);
  ASSERT_GT(pane(Side::right)->document()->blockCount(), 3);
  pane(Side::right)->selectAll();
  pane(Side::right)->copy();
  EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), right);
}

TEST_F(LevelLines, very_long_texts_have_no_gaps) {
  const std::string same = sentences("s", 20'000);
  show("x\n\n" + sentences("y", 100) + "\n\n" + same, "x\n\n" + same);
  EXPECT_EQ(pane(Side::right)->pieces().gap_lines(static_cast<int>(same.size())), 0);
}

/// A connector begins and ends at the lines of its difference.
TEST_F(LevelLines, connectors_join_the_two_places_of_a_difference) {
  const std::string same = sentences("s", 60);
  show(same + "\nold words here\n" + same, same + "\nnew words here\n" + same);
  const auto* connectors = view.findChild<Connectors*>();
  ASSERT_EQ(view.difference_count(), 1);
  const QRectF box = connectors->outline(0).boundingRect();
  const int top = pane(Side::left)->viewport()->mapTo(connectors, QPoint()).y();
  const QRect line = pane(Side::left)->cursorRect(pane(Side::left)->document()->find("old"));
  EXPECT_NEAR(box.top(), top + line.top(), 2);
  EXPECT_NEAR(box.bottom(), top + line.bottom(), 2);
  EXPECT_EQ(box.width(), connectors->handle(1)->width());
}

TEST_F(LevelLines, the_connector_of_a_missing_paragraph_ends_at_the_gap) {
  const std::string same = sentences("s", 30);
  show(same + "\n\n" + sentences("x", 90) + "\n\n" + same, same + "\n\n" + same);
  const auto* connectors = view.findChild<Connectors*>();
  const QPainterPath outline = connectors->outline(0);
  const int top = pane(Side::left)->viewport()->mapTo(connectors, QPoint()).y();
  for (const QString word : {"x0", "x89"}) {
    const double y = top + pane(Side::left)->cursorRect(pane(Side::left)->document()->find(word)).center().y();
    EXPECT_TRUE(outline.contains(QPointF(0.5, y))) << word.toStdString();
    EXPECT_TRUE(outline.contains(QPointF(connectors->handle(1)->width() - 0.5, y))) << word.toStdString();
  }
}

TEST_F(LevelLines, the_connector_of_a_passage_on_one_side_has_the_colour_of_that_side) {
  const std::string same = sentences("s", 30), longer = same + "\n\n" + sentences("x", 90) + "\n\n" + same;
  for (const Side side : {Side::left, Side::right}) {
    show(side == Side::left ? longer : same + "\n\n" + same, side == Side::left ? same + "\n\n" + same : longer);
    const auto* connectors = view.findChild<Connectors*>();
    const QRectF box = connectors->outline(0).boundingRect();
    const QImage band = connectors->handle(1)->grab().toImage();
    const int hue = line_colour(hue_of(side, StretchKind::changed), view.palette()).hue();
    for (const int x : {3, band.width() - 4})
      EXPECT_NEAR(band.pixelColor(x, static_cast<int>(box.center().y())).hue(), hue, 10) << x;
  }
}

TEST_F(LevelLines, a_difference_off_screen_has_no_connector) {
  show("old\n" + sentences("s", 900), "new\n" + sentences("s", 900));
  pane(Side::left)->verticalScrollBar()->setValue(pane(Side::left)->verticalScrollBar()->maximum());
  view.grab();
  EXPECT_TRUE(view.findChild<Connectors*>()->outline(0).isEmpty());
}

TEST_F(LevelLines, quoted_mail_has_a_line_for_each_depth_instead_of_its_marks) {
  show("> one\n>> two\nthree\n>\n> four", "three");
  EXPECT_EQ(pane(Side::left)->toPlainText(), "one\ntwo\nthree\n\nfour");
  std::vector<int> depths;
  for (const TextPane::Quotation& quoted : pane(Side::left)->quotations()) depths.push_back(quoted.depth);
  EXPECT_EQ(depths, (std::vector<int>{1, 2, 1, 1}));
  pane(Side::left)->selectAll();
  pane(Side::left)->copy();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), "one\n>> two\nthree\n>\n> four");
  TextLook look;
  look.lines = LineBreaks::as_in_file;
  view.set_look(look);
  EXPECT_TRUE(pane(Side::left)->toPlainText().startsWith("> one\n>> two"));
  EXPECT_TRUE(pane(Side::left)->quotations().empty());
}

TEST_F(LevelLines, ten_thousand_characters_are_aligned_without_a_stall) {
  std::string left, right;
  for (int i = 0; i < 60; ++i) {
    left += sentences("p" + std::to_string(i) + "w", 100) + "\n\n";
    right += sentences("p" + std::to_string(i) + "w", i % 3 == 0 ? 60 : 100) + "\n\n";
  }
  ASSERT_LT(left.size(), static_cast<std::size_t>(TextPane::kLaidOutAtOnce));
  show(left, right);
  WatchedApplication::instance().forget_stalls();
  show(right, left);
  for (const int width : {600, 800, 1200}) {
    view.resize(width, 500);
    QTest::qWait(1);
  }
  RecordProperty("cpu_ms", static_cast<int>(WatchedApplication::instance().worst().cpu_ms));
  EXPECT_TRUE(is_level("p59w0"));
}

}  // namespace
}  // namespace lookalike
