#include <gtest/gtest.h>

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>
#include <QWheelEvent>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/views/texts/mark_style.h"
#include "ui/views/texts/reading_foot.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/views/texts/text_pane.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

const std::string kMoved = "One delegate said that the mood was calm and that nobody had left.";
const std::string kRest = "The council will meet again next week to look at a compromise put forward by Brazil.";

std::string many_words(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "w" + std::to_string(i) + " ";
  return text;
}

class ReadingWays : public testing::Test {
 protected:
  ReadingWays() {
    view.resize(900, 400);
    view.set_recipe(std::make_shared<const Recipe>());
    view.show();
  }

  void show(const std::string& a, const std::string& b) {
    QSignalSpy compared(&view, &SideBySide::compared);
    view.show_pair({"1", "a", "details", a}, {"2", "b", "details", b}, "First", "Second");
    if (compared.isEmpty()) compared.wait(30'000);
    view.grab();
  }
  void look(const std::function<void(TextLook&)>& change) {
    change(look_);
    view.set_look(look_);
    view.grab();
  }
  void by_recipe() {
    look([](TextLook& look) { look.way = ReadingWay::recipe; });
  }

  TextPane* pane(const char* name) { return view.findChild<TextPane*>(name); }
  /// The format of the first shown occurrence of `words`.
  QTextCharFormat format_of(const char* name, const QString& words) {
    const QTextCursor found = pane(name)->document()->find(words);
    const int at = found.selectionStart() - found.block().position();
    for (const auto& range : found.block().layout()->formats())
      if (range.start <= at && at < range.start + range.length) return range.format;
    return {};
  }
  bool is_marked(const char* name, const QString& words) {
    return format_of(name, words).hasProperty(QTextFormat::BackgroundBrush);
  }
  QString lit(const char* name) {
    const auto selections = pane(name)->extraSelections();
    return selections.isEmpty() ? QString() : selections.back().cursor.selectedText();
  }
  QString counts() { return view.findChild<ElidedLabel*>("shingle_counts")->text(); }

  SideBySide view;
  TextLook look_;
};

TEST_F(ReadingWays, one_sided_words_are_tinted_and_underlined_and_never_struck_out) {
  show("one two only three four", "one two three four other");
  EXPECT_EQ(format_of("left_text", "only").underlineStyle(), QTextCharFormat::SingleUnderline);
  EXPECT_EQ(format_of("left_text", "only").underlineColor(), line_colour(Hue::blue, view.palette()));
  EXPECT_EQ(format_of("right_text", "other").underlineColor(), line_colour(Hue::orange, view.palette()));
  EXPECT_FALSE(format_of("left_text", "only").fontStrikeOut());
  EXPECT_FALSE(is_marked("left_text", "three"));
}

TEST_F(ReadingWays, an_indentation_is_not_marked) {
  show("one two\n       only  here   \nthree four", "one two\nthree four");
  const QString line = QStringLiteral("       only  here   ");
  ASSERT_FALSE(pane("left_text")->document()->find(line).isNull()) << "the line stays as it is";
  EXPECT_EQ(format_of("left_text", line), QTextCharFormat());
  EXPECT_TRUE(is_marked("left_text", "only  here"));
}

TEST_F(ReadingWays, changed_and_moved_words_have_different_lines) {
  show(kMoved + " " + kRest + " on Friday", kRest + " on Monday " + kMoved);
  EXPECT_EQ(format_of("left_text", "Friday").underlineStyle(), QTextCharFormat::DashUnderline);
  EXPECT_EQ(format_of("left_text", "delegate").underlineStyle(), QTextCharFormat::DotLine);
  EXPECT_EQ(format_of("right_text", "delegate").underlineColor(), line_colour(Hue::purple, view.palette()));
}

TEST_F(ReadingWays, differing_letters_of_similar_words_are_darker) {
  show("the lead mananger said", "the lead manager said");
  EXPECT_EQ(format_of("left_text", "mana").background(), format_of("left_text", "ger").background());
  EXPECT_NE(format_of("left_text", "nger").background(), format_of("left_text", "mana").background());
  EXPECT_EQ(format_of("left_text", "nger").underlineStyle(), QTextCharFormat::SingleUnderline);
  view.next_difference();
  EXPECT_EQ(lit("left_text"), "n") << "also while the word is selected";
}

TEST_F(ReadingWays, a_long_block_is_not_underlined) {
  show("begin " + many_words(80) + "end", "begin end");
  EXPECT_TRUE(is_marked("left_text", "w40"));
  EXPECT_EQ(format_of("left_text", "w40").underlineStyle(), QTextCharFormat::NoUnderline);
}

TEST_F(ReadingWays, ignored_characters_are_pale_in_both_ways) {
  show("One, two three", "one two three");
  for (const ReadingWay way : {ReadingWay::differences, ReadingWay::recipe}) {
    look([way](TextLook& look) { look.way = way; });
    EXPECT_EQ(format_of("left_text", ",").foreground().color(), faint_text(view.palette()));
  }
}

TEST_F(ReadingWays, what_the_recipe_ignores_is_not_a_difference_to_it) {
  show("The U.S. offer, he said", "the US offer he said on Friday");
  EXPECT_EQ(view.difference_count(), 3);
  EXPECT_FALSE(is_marked("left_text", "The"));
  by_recipe();
  EXPECT_EQ(view.difference_count(), 1);
  view.next_difference();
  EXPECT_EQ(lit("right_text"), "on Friday");
}

TEST_F(ReadingWays, shared_shingles_are_shaded_and_counted) {
  show("a b c d e", "a b c d f");
  EXPECT_EQ(counts(), "");
  by_recipe();
  EXPECT_EQ(counts(), "J = 2 / 4 = 0.500: 3 shingles left, 3 right, 2 shared");
  EXPECT_EQ(format_of("left_text", "c").background(), shared_format(false, view.palette()).background());
  EXPECT_TRUE(view.findChild<MarkLegend*>()->accessibleName().contains("shared shingles"));
}

/// At k = 1 each word is a shingle: "b" and "d" are in both texts, and inside the changed passage.
TEST_F(ReadingWays, shared_shingles_stay_shaded_inside_a_difference) {
  Recipe recipe;
  recipe.shingles.k = 1;
  view.set_recipe(std::make_shared<const Recipe>(recipe));
  show("same words d p q b r s here too", "same words t b u v d w x y z here too");
  ASSERT_EQ(view.difference_count(), 1);
  by_recipe();
  const QTextCharFormat shared = format_of("left_text", "b"), other = format_of("left_text", "q");
  const auto shade = [this](bool odd) { return shared_format(odd, view.palette()).background(); };
  EXPECT_TRUE(shared.background() == shade(false) || shared.background() == shade(true));
  EXPECT_EQ(shared.underlineStyle(), QTextCharFormat::DashUnderline);
  EXPECT_EQ(shared.underlineColor(), line_colour(Hue::blue, view.palette()));
  EXPECT_FALSE(other.hasProperty(QTextFormat::BackgroundBrush)) << "only what is shared is shaded";
  EXPECT_EQ(other.underlineStyle(), QTextCharFormat::DashUnderline);
}

TEST_F(ReadingWays, the_legend_lists_what_is_visible) {
  const auto legend = [this] { return view.findChild<MarkLegend*>()->accessibleName(); };
  show("one two three", "one two four");
  EXPECT_EQ(legend(),
            "Legend: only left, only right, changed, \u2193 moved, ignored by the recipe, difference it ignores");
  by_recipe();
  view.mark_words({"wheat"});
  EXPECT_EQ(legend(),
            "Legend: shared shingles, only left, only right, changed, \u2193 moved, ignored by the recipe, "
            "searched for");
}

TEST_F(ReadingWays, the_current_difference_is_kept) {
  show("The one two OLD three four", "the one two NEW three four five");
  view.go_to_difference(1);
  by_recipe();
  EXPECT_EQ(view.difference_count(), 2) << "case is not a difference";
  EXPECT_EQ(view.current_difference(), 0);
  EXPECT_EQ(lit("left_text"), "OLD");
  look([](TextLook& look) { look.way = ReadingWay::differences; });
  EXPECT_EQ(view.current_difference(), 1);
  view.go_to_difference(0);
  by_recipe();
  EXPECT_EQ(view.current_difference(), -1) << "the recipe sees no difference there";
  view.next_difference();
  EXPECT_EQ(lit("left_text"), "OLD");
}

/// A fold changes no difference, so the selected one stays the same, even next to a moved passage.
TEST_F(ReadingWays, the_same_difference_stays_selected_when_equal_text_is_folded) {
  const std::string both = many_words(300);
  show(kMoved + " " + both + kRest + " on Friday " + both,
       "begin anew " + both + kRest + " on Monday " + both + kMoved);
  for (int i = 0; i < view.difference_count(); ++i) {
    view.go_to_difference(i);
    look([](TextLook& look) { look.folded = !look.folded; });
    EXPECT_EQ(view.current_difference(), i);
  }
  EXPECT_EQ(view.difference_count(), 3);
}

TEST_F(ReadingWays, a_current_difference_on_the_right_only_is_kept) {
  show("Subject: one two three four", "Subject: Re: one two three four");
  view.next_difference();
  EXPECT_EQ(lit("right_text"), "Re:");
  by_recipe();
  EXPECT_EQ(view.current_difference(), 0);
  EXPECT_EQ(lit("right_text"), "Re");
}

TEST_F(ReadingWays, counts_move_below_the_buttons_if_there_is_no_room_beside_them) {
  show("a b c d e", "a b c d f");
  by_recipe();
  const auto* label = view.findChild<ElidedLabel*>("shingle_counts");
  const auto* steps = view.findChild<QLabel*>("difference_position");
  const auto fits = [&] { return label->width() >= label->sizeHint().width(); };
  EXPECT_TRUE(wait_until(fits));
  EXPECT_LT(label->y(), steps->geometry().bottom());
  view.resize(label->sizeHint().width() + 40, 400);
  EXPECT_TRUE(wait_until([&] { return fits() && label->y() > steps->geometry().bottom(); }));
  view.resize(900, 400);
  EXPECT_TRUE(wait_until([&] { return fits() && label->y() < steps->geometry().bottom(); }));
}

TEST_F(ReadingWays, a_shared_run_under_the_pointer_highlights_its_counterpart) {
  show("x y one two three four z", "one two three four u v w");
  by_recipe();
  emit pane("left_text")->pointed_at(5);
  EXPECT_EQ(lit("left_text"), "one two three four");
  EXPECT_EQ(lit("right_text"), "one two three four");
  emit pane("left_text")->pointed_at(-1);
  EXPECT_EQ(lit("right_text"), "");
  EXPECT_EQ(pane("right_text")->extraSelections().size(), 0);
}

TEST_F(ReadingWays, another_recipe_counts_other_shingles) {
  show("a b c d e", "a b c d f");
  by_recipe();
  Recipe recipe;
  recipe.shingles.k = 1;
  view.set_recipe(std::make_shared<const Recipe>(recipe));
  EXPECT_EQ(counts(), "J = 4 / 6 = 0.667: 5 shingles left, 5 right, 4 shared");
}

TEST_F(ReadingWays, a_pair_that_begins_with_a_moved_passage_opens_level) {
  const std::string both = many_words(900);
  show(kMoved + " " + both, both + kMoved);
  EXPECT_EQ(pane("left_text")->first_line(), 0);
  EXPECT_EQ(pane("right_text")->first_line(), 0);
}

TEST_F(ReadingWays, a_click_on_a_moved_passage_shows_its_counterpart_beside_it) {
  const std::string both = many_words(2000);
  show(kMoved + " " + both, both + kMoved);
  emit pane("left_text")->clicked(4);
  EXPECT_EQ(view.current_difference(), 0);
  EXPECT_EQ(pane("left_text")->first_line(), 0);
  const QTextCursor there = pane("right_text")->document()->find("delegate");
  view.grab();
  EXPECT_TRUE(pane("right_text")->viewport()->rect().contains(pane("right_text")->cursorRect(there).center()));
}

TEST_F(ReadingWays, a_key_moves_the_cursor_to_the_counterpart_and_back) {
  const std::string both = many_words(500);
  show(kMoved + " " + both, both + kMoved);
  TextPane *left = pane("left_text"), *right = pane("right_text");
  left->setFocus();
  left->setTextCursor(left->cursor_of(0, 0));
  view.go_to_other_place();
  EXPECT_EQ(right->textCursor().position(), static_cast<int>(both.size()));
  EXPECT_EQ(view.focusWidget(), right);
  view.go_to_other_place();
  EXPECT_EQ(left->textCursor().position(), 0);
  EXPECT_EQ(view.focusWidget(), left) << view.focusWidget()->objectName().toStdString();
}

TEST_F(ReadingWays, original_lines_are_shown_on_request) {
  const std::string text = "A line that is long enough to be one of wrapped prose, which is joined\nto the next";
  show(text, text);
  EXPECT_EQ(pane("left_text")->document()->blockCount(), 1);
  look([](TextLook& look) { look.lines = LineBreaks::as_in_file; });
  EXPECT_EQ(pane("left_text")->document()->blockCount(), 2);
  EXPECT_EQ(view.difference_count(), 0);
}

TEST_F(ReadingWays, text_type_follows_the_type_of_the_window) {
  show("one two", "one three");
  QFont larger = view.font();
  larger.setPointSizeF(1.5 * larger.pointSizeF());
  view.setFont(larger);
  EXPECT_DOUBLE_EQ(pane("left_text")->font().pointSizeF(), larger.pointSizeF());
}

TEST_F(ReadingWays, a_tooltip_explains_marks_and_none_covers_plain_text) {
  show("one two only three four", "one two three four");
  const auto tip_at = [&](const QString& word) {
    const QTextCursor found = pane("left_text")->document()->find(word);
    const QPoint at = pane("left_text")->cursorRect(found).center() - QPoint(4, 0);
    QHelpEvent help(QEvent::ToolTip, at, pane("left_text")->viewport()->mapToGlobal(at));
    QApplication::sendEvent(pane("left_text")->viewport(), &help);
    return QToolTip::isVisible() ? QToolTip::text() : QString();
  };
  EXPECT_EQ(tip_at("only"), "only left");
  EXPECT_TRUE(wait_until([&] { return tip_at("three").isEmpty(); })) << "Qt takes a moment to hide it";
}

TEST_F(ReadingWays, text_type_has_its_own_size_and_face) {
  view.set_font_points(10);
  look([](TextLook& look) { look.scale = 1.5, look.fixed_pitch = true; });
  EXPECT_DOUBLE_EQ(pane("left_text")->font().pointSizeF(), 15);
  EXPECT_EQ(pane("left_text")->font().family(), QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
  const QSignalSpy zoomed(&view, &SideBySide::zoomed);
  QWheelEvent wheel({5, 5}, pane("left_text")->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, {}, Qt::ControlModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(pane("left_text")->viewport(), &wheel);
  EXPECT_EQ(zoomed.size(), 1);
  EXPECT_DOUBLE_EQ(pane("left_text")->font().pointSizeF(), 15) << "follows the window";
}

TEST_F(ReadingWays, long_equal_passages_are_folded_and_unfolded_by_a_click) {
  const std::string both = many_words(400);
  show("one " + both + "two " + both, "three " + both + "four " + both);
  const QString before = pane("left_text")->toPlainText();
  look([](TextLook& look) { look.folded = true; });
  EXPECT_LT(pane("left_text")->toPlainText().size(), 400);
  EXPECT_EQ(pane("left_text")->toPlainText().count("equal words folded"), 2);
  view.next_difference();
  view.next_difference();
  EXPECT_EQ(lit("left_text"), "two");
  emit pane("right_text")->fold_clicked(0);
  EXPECT_EQ(pane("left_text")->toPlainText().count("equal words folded"), 1);
  look([](TextLook& look) { look.folded = false; });
  EXPECT_EQ(pane("left_text")->toPlainText(), before);
}

TEST_F(ReadingWays, a_folded_hit_is_unfolded_when_it_is_found) {
  const std::string both = many_words(200) + "hidden treasure " + many_words(200);
  show("one " + both, "three " + both);
  look([](TextLook& look) { look.folded = true; });
  ASSERT_FALSE(pane("left_text")->toPlainText().contains("treasure"));
  view.find_in_text();
  auto* line = view.findChild<QLineEdit*>("find_line");
  line->setText("treasure");
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(pane("left_text")->textCursor().selectedText(), "treasure");
  EXPECT_EQ(view.findChild<QLabel*>("find_outcome")->text(), "1 of 2 hits: 1 left, 1 right");
  view.grab();
  const QRect place = pane("left_text")->cursorRect();
  EXPECT_TRUE(pane("left_text")->viewport()->rect().contains(place.center()));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(pane("right_text")->textCursor().selectedText(), "treasure");
}

TEST_F(ReadingWays, sides_can_be_swapped) {
  show("one two", "one three");
  view.swap_sides();
  EXPECT_EQ(pane("left_text")->toPlainText(), "one three");
  EXPECT_EQ(view.difference_count(), 1);
  view.next_difference();
  EXPECT_EQ(lit("right_text"), "two");
}

TEST_F(ReadingWays, lines_of_a_wide_window_have_at_most_about_ninety_characters) {
  view.resize(4000, 400);
  show(many_words(500), many_words(500));
  const int character = pane("left_text")->fontMetrics().averageCharWidth();
  const int bar = pane("left_text")->verticalScrollBar()->sizeHint().width();  // there or not
  EXPECT_NEAR(pane("left_text")->viewport()->width(), TextPane::kMostColumns * character, bar + character);
  view.resize(900, 400);
  EXPECT_GT(pane("left_text")->viewport()->width(), 380);
}

TEST_F(ReadingWays, searched_words_are_marked_in_every_pair) {
  view.mark_words({"wheat"});
  show("Wheat and corn", "corn and wheat");
  const QBrush hit = hit_format(view.palette()).background();
  EXPECT_EQ(format_of("left_text", "Wheat").background(), hit);
  EXPECT_EQ(format_of("right_text", "wheat").background(), hit);
  view.mark_words({});
  view.grab();
  EXPECT_NE(format_of("right_text", "wheat").background(), hit);
}

}  // namespace
}  // namespace lookalike
