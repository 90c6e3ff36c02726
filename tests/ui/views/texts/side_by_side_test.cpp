#include "ui/views/texts/side_by_side.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <set>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/views/texts/difference_strip.h"
#include "ui/views/texts/mark_painter.h"
#include "ui/views/texts/text_pane.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

Document document(std::string_view text) {
  return {"1", "title", "26-FEB-1987", text};
}

std::string many_words(int count, const std::string& prefix) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += prefix;
    text += std::to_string(i);
    text += ' ';
  }
  return text;
}

class SideBySideTest : public testing::Test {
 protected:
  SideBySideTest() {
    view.resize(900, 400);
    view.show();
  }

  void show(const std::string& a, const std::string& b) {
    QSignalSpy compared(&view, &SideBySide::compared);
    view.show_pair(document(a), document(b), "First", "Second");
    if (compared.isEmpty()) compared.wait(30'000);
  }

  TextPane* pane(const char* name) { return view.findChild<TextPane*>(name); }
  QString position() { return view.findChild<QLabel*>("difference_position")->text(); }
  QString highlighted(const char* name) {
    const auto selections = pane(name)->extraSelections();
    return selections.isEmpty() ? QString() : selections.front().cursor.selectedText();
  }
  /// The y of a text position in its pane, in pixels.
  int height_of(const char* name, const QString& word) {
    const QTextCursor found = pane(name)->document()->find(word);
    return pane(name)->cursorRect(found).top();
  }

  SideBySide view;
};

TEST_F(SideBySideTest, texts_are_shown_as_reflowed_plain_text) {
  show("<b>one</b> in a line that is long enough to be that of wrapped prose\ntwo &amp; three", "one");
  EXPECT_EQ(pane("left_text")->toPlainText(),
            "<b>one</b> in a line that is long enough to be that of wrapped prose two &amp; three");
}

TEST_F(SideBySideTest, a_small_height_goes_to_the_texts) {
  show("one", "two");
  auto* legend = view.findChild<QWidget*>("difference_legend");
  EXPECT_TRUE(legend->isVisible());
  view.resize(900, 14 * view.fontMetrics().lineSpacing());
  EXPECT_FALSE(legend->isVisible());
  EXPECT_GE(2 * pane("left_text")->viewport()->height(), view.height());
  view.resize(900, 400);
  EXPECT_TRUE(legend->isVisible());
}

TEST_F(SideBySideTest, the_margin_is_beside_the_text_at_any_window_width) {
  show("one", "two");
  const TextPane* text = pane("left_text");
  const auto* margin = text->findChild<MarkGutter*>();
  for (const int width : {900, 2400, 2600, 2200, 800}) {
    view.resize(width, 400);
    EXPECT_EQ(margin->geometry().right() + 1, text->viewport()->x()) << width;
    EXPECT_EQ(margin->height(), text->viewport()->height()) << width;
  }
}

TEST_F(SideBySideTest, wrapped_table_rows_are_hooked_but_prose_is_not) {
  const std::string row =
      "words of a row    that fill a line and more    than that in half of a window as wide as this";
  const std::string words = "many words that fill a line and then another one below it in half of a window ";
  show(row + "\n" + words + words, row);
  const QTextLayout* layout = pane("left_text")->document()->firstBlock().layout();
  ASSERT_GT(layout->lineCount(), 1);
  const std::vector<int> hooks = pane("left_text")->continued_lines();
  ASSERT_EQ(hooks.size(), static_cast<std::size_t>(layout->lineCount() - 1));
  EXPECT_EQ(hooks.front(), static_cast<int>(layout->lineAt(1).y()));
}

TEST_F(SideBySideTest, a_paragraph_with_several_spaces_has_no_hooks) {
  const std::string words = "many words  that fill a line.   They go on ---- and on -- in half of a window ";
  show(words + words + words, words);
  ASSERT_GT(pane("left_text")->document()->firstBlock().layout()->lineCount(), 1);
  EXPECT_TRUE(pane("left_text")->continued_lines().empty());
}

TEST_F(SideBySideTest, every_wrapped_line_is_hooked_if_lines_are_as_in_the_file) {
  const std::string words = "many words that fill a line and then another one below it in half of a window ";
  show(words + words, words);
  EXPECT_TRUE(pane("left_text")->continued_lines().empty());
  TextLook look;
  look.lines = LineBreaks::as_in_file;
  view.set_look(look);
  const int lines = pane("left_text")->document()->firstBlock().layout()->lineCount();
  ASSERT_GT(lines, 1);
  EXPECT_EQ(pane("left_text")->continued_lines().size(), static_cast<std::size_t>(lines - 1));
}

TEST_F(SideBySideTest, a_pair_opens_with_its_first_difference_in_the_middle) {
  const std::string before = many_words(3'000, "w"), after = many_words(500, "v");
  show(before + "left " + after, before + "right " + after);
  for (const auto& [name, word] : {std::pair("left_text", "left"), {"right_text", "right"}}) {
    EXPECT_NEAR(height_of(name, word), pane(name)->viewport()->height() / 2.0, 2 * view.fontMetrics().lineSpacing())
        << name;
  }
  EXPECT_EQ(position(), "1 difference") << "none is selected yet";
  view.next_difference();
  EXPECT_TRUE(position().startsWith("difference 1 of 1")) << qPrintable(position());
}

TEST_F(SideBySideTest, the_first_difference_stays_in_sight_when_the_layout_changes_until_the_reader_scrolls) {
  const std::string before = many_words(900, "w"), after = many_words(500, "v");
  show(before + "left " + after, before + "right " + after);
  const auto in_sight = [this] {
    const int height = height_of("left_text", "left");
    return height > 0 && height < pane("left_text")->viewport()->height() * 2 / 3;
  };
  for (const QSize size : {QSize(1500, 700), QSize(600, 300)}) {
    view.resize(size);
    EXPECT_TRUE(wait_until(in_sight)) << size.width();
  }
  view.set_font_points(1.5 * view.font().pointSizeF());
  EXPECT_TRUE(wait_until(in_sight));
  pane("left_text")->verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
  QSignalSpy wrapped(pane("left_text"), &TextPane::wrapped);
  view.resize(1200, 500);
  ASSERT_TRUE(wait_until([&] { return !wrapped.isEmpty(); }));
  QCoreApplication::processEvents();
  EXPECT_EQ(pane("left_text")->first_line(), 0);
}

TEST_F(SideBySideTest, a_pair_opens_at_its_first_difference_that_the_recipe_does_not_ignore) {
  view.set_recipe(std::make_shared<const Recipe>());
  const std::string words = many_words(900, "w");
  show("Here " + words + "left", "here " + words + "right");
  EXPECT_GT(height_of("left_text", "left"), 0);
  EXPECT_LT(height_of("left_text", "left"), pane("left_text")->viewport()->height());
}

TEST_F(SideBySideTest, the_margin_forgets_a_pair_in_the_frame_that_shows_the_next_text) {
  show(many_words(90, "left"), many_words(90, "right"));
  for (int i = 0; i < 20; ++i) QCoreApplication::processEvents();  // until nothing is left to paint
  QWidget *margin = pane("left_text")->findChild<MarkGutter*>(), *text = pane("left_text")->viewport();
  const auto frames = std::make_shared<std::vector<std::set<const QWidget*>>>();
  watch_events(&view, [=](const QEvent* event) {
    if (event->type() == QEvent::UpdateRequest) frames->emplace_back();
    return false;
  });
  for (QWidget* part : {margin, text})
    watch_events(part, [=](const QEvent* event) {
      if (event->type() == QEvent::Paint && !frames->empty()) frames->back().insert(part);
      return false;
    });
  view.show_pair(document(many_words(3'000, "w")), document(many_words(3'000, "w")), "First", "Second");
  ASSERT_TRUE(wait_until([&] { return !frames->empty(); }));
  EXPECT_EQ(frames->front(), (std::set<const QWidget*>{margin, text}));
}

TEST_F(SideBySideTest, the_strip_draws_ignored_differences_below_the_others) {
  view.set_recipe(std::make_shared<const Recipe>());
  show("the old words To here", "the new words to here");
  ASSERT_EQ(view.difference_count(), 2);
  auto* strip = view.findChild<DifferenceStrip*>("difference_strip");
  const QRect first = strip->marks(Side::left)[0], second = strip->marks(Side::left)[1];
  ASSERT_EQ(first, second) << "on one line";
  EXPECT_EQ(strip->grab().toImage().pixelColor(first.center()), line_colour(Hue::blue, view.palette()));
}

TEST_F(SideBySideTest, next_and_previous_step_through_the_differences) {
  show("late on Friday at ten sharp", "late on Monday at two sharp");
  EXPECT_EQ(view.difference_count(), 2);
  EXPECT_EQ(view.current_difference(), -1);
  view.next_difference();
  EXPECT_EQ(highlighted("left_text"), "Friday");
  EXPECT_EQ(highlighted("right_text"), "Monday");
  EXPECT_EQ(position(), "difference 1 of 2: changed");
  view.next_difference();
  EXPECT_EQ(highlighted("right_text"), "two");
  view.next_difference();
  EXPECT_EQ(position(), "difference 2 of 2: changed");
  view.previous_difference();
  EXPECT_EQ(highlighted("left_text"), "Friday");
}

TEST_F(SideBySideTest, swapping_sides_keeps_the_reading_position) {
  const std::string both = many_words(1500, "w");
  show("FIRST " + both + "SECOND " + both + "THIRD", both + "second " + both + "third");
  ASSERT_EQ(view.difference_count(), 3);
  view.go_to_difference(1);
  const int line = pane("right_text")->first_line();
  ASSERT_GT(line, 0);
  QSignalSpy compared(&view, &SideBySide::compared);
  view.swap_sides();
  ASSERT_TRUE(compared.wait(30'000));
  EXPECT_NEAR(pane("left_text")->first_line(), line, 2);
  EXPECT_EQ(position(), "difference 2 of 3: changed");
  EXPECT_EQ(highlighted("left_text"), "second");
  view.next_difference();
  EXPECT_EQ(highlighted("left_text"), "third");
}

TEST_F(SideBySideTest, equal_words_are_reported_as_no_difference) {
  show("one\ntwo", "one two");
  EXPECT_EQ(view.difference_count(), 0);
  EXPECT_EQ(position(), "both texts have the same words");
}

TEST_F(SideBySideTest, marks_follow_characters_beyond_the_basic_plane) {
  show("\xF0\x9F\x98\x80 \xC3\xA9t\xC3\xA9 old end", "\xF0\x9F\x98\x80 \xC3\xA9t\xC3\xA9 new end");
  view.next_difference();
  EXPECT_EQ(highlighted("left_text"), "old");
  EXPECT_EQ(highlighted("right_text"), "new");
}

TEST_F(SideBySideTest, equal_words_stay_level_although_one_text_has_more_lines) {
  const std::string both = many_words(3000, "w");
  show(both, many_words(800, "extra") + "\n\n" + both);
  QScrollBar* bar = pane("left_text")->verticalScrollBar();
  bar->setValue(bar->maximum() / 2);
  const int middle = pane("left_text")->viewport()->height() / 2;
  const QTextCursor at_middle = pane("left_text")->cursorForPosition(QPoint(4, middle));
  QTextCursor word = at_middle;
  word.select(QTextCursor::WordUnderCursor);
  EXPECT_LE(std::abs(height_of("left_text", word.selectedText()) - height_of("right_text", word.selectedText())),
            QFontMetrics(pane("left_text")->font()).lineSpacing())
      << word.selectedText().toStdString();
}

TEST_F(SideBySideTest, both_ends_are_reached_together) {
  const std::string both = many_words(3000, "w");
  show(both + many_words(500, "left"), both + many_words(40, "right"));
  QScrollBar *left = pane("left_text")->verticalScrollBar(), *right = pane("right_text")->verticalScrollBar();
  left->setValue(left->maximum());
  EXPECT_GE(right->value(), right->maximum() - 1);
  left->setValue(0);
  EXPECT_EQ(right->value(), 0);
}

TEST_F(SideBySideTest, a_jump_puts_the_difference_level_on_both_sides) {
  const std::string both = many_words(2000, "w");
  show("start " + both + "FIRST " + both, many_words(900, "more") + both + "SECOND " + both);
  view.go_to_difference(view.difference_count() - 1);
  ASSERT_EQ(highlighted("left_text"), "FIRST");
  EXPECT_EQ(height_of("left_text", "FIRST"), height_of("right_text", "SECOND"));
  EXPECT_GT(height_of("left_text", "FIRST"), 0);
  EXPECT_LT(height_of("left_text", "FIRST"), pane("left_text")->viewport()->height());
}

TEST_F(SideBySideTest, a_click_on_the_strip_goes_to_the_nearest_difference) {
  const std::string both = many_words(300, "w");
  show("a " + both + " b " + both + " c", "x " + both + " y " + both + " z");
  ASSERT_EQ(view.difference_count(), 3);
  auto* strip = view.findChild<DifferenceStrip*>("difference_strip");
  QTest::mouseClick(strip, Qt::LeftButton, {}, {strip->width() / 2, strip->height() / 2});
  EXPECT_EQ(view.current_difference(), 1);
}

/// If the text fits, a mark is next to its line.
TEST_F(SideBySideTest, marks_of_the_strip_are_beside_their_lines) {
  show("title\n\n" + many_words(60, "w") + "old " + many_words(90, "w") + "\n\nFIRST",
       "title\n\n" + many_words(60, "w") + "new " + many_words(90, "w") + "\n\nSECOND");
  ASSERT_EQ(view.difference_count(), 2);
  ASSERT_EQ(pane("left_text")->verticalScrollBar()->maximum(), 0);
  const auto* strip = view.findChild<DifferenceStrip*>("difference_strip");
  const auto y_of = [&](const char* name, const QString& word) {
    return pane(name)->viewport()->mapTo(&view, QPoint(0, height_of(name, word))).y() -
           strip->mapTo(&view, QPoint()).y();
  };
  const auto left = strip->marks(Side::left), right = strip->marks(Side::right);
  EXPECT_NEAR(left[0].top(), y_of("left_text", "old"), 1);
  EXPECT_NEAR(left[1].top(), y_of("left_text", "FIRST"), 1);
  EXPECT_NEAR(right[0].top(), y_of("right_text", "new"), 1);
  EXPECT_NEAR(right[1].top(), y_of("right_text", "SECOND"), 1);
}

TEST_F(SideBySideTest, a_long_difference_is_also_long_on_the_strip) {
  show("title\n\n" + many_words(60, "w") + many_words(100, "v") + many_words(60, "x"),
       "title\n\n" + many_words(60, "w") + many_words(60, "x"));
  const auto* strip = view.findChild<DifferenceStrip*>("difference_strip");
  const auto marks = strip->marks(Side::left);
  ASSERT_EQ(marks.size(), 1U);
  const QTextCursor last = pane("left_text")->document()->find("v99");
  const int end = pane("left_text")->cursorRect(last).bottom();
  EXPECT_NEAR(marks[0].height(), end - height_of("left_text", "v0"), 2);
  EXPECT_TRUE(strip->marks(Side::right)[0].isNull());
}

/// In a longer text, it is where the scroll bar has its line: checked by scrolling there.
TEST_F(SideBySideTest, marks_of_the_strip_are_at_the_scroll_position_of_their_lines) {
  show("a " + many_words(900, "w") + "FIRST " + many_words(600, "v"),
       many_words(400, "more") + many_words(900, "w") + "SECOND " + many_words(600, "v"));
  view.resize(700, 300);
  view.grab();
  const auto* strip = view.findChild<DifferenceStrip*>("difference_strip");
  for (const Side side : {Side::left, Side::right}) {
    const char* name = side == Side::left ? "left_text" : "right_text";
    QScrollBar* bar = pane(name)->verticalScrollBar();
    for (bar->setValue(0); height_of(name, side == Side::left ? "FIRST" : "SECOND") > 0;)
      bar->setValue(bar->value() + 1);
    const QWidget* text = pane(name)->viewport();
    const int top = text->mapTo(&view, QPoint()).y() - strip->mapTo(&view, QPoint()).y();
    const double share = 1.0 * bar->value() / (bar->maximum() + bar->pageStep());
    const auto marks = strip->marks(side);
    EXPECT_NEAR(marks.back().top(), top + share * text->height(), 3) << name;
    EXPECT_GE(marks.front().top(), top);
    EXPECT_LE(marks.back().bottom(), top + text->height());
  }
}

TEST_F(SideBySideTest, a_jump_far_into_a_long_text_stays_level_after_painting) {
  const std::string both = many_words(12'000, "w");
  show(both + "FIRST " + both, many_words(900, "more") + both + "SECOND " + both);
  view.go_to_difference(view.difference_count() - 1);
  view.grab();
  EXPECT_EQ(height_of("left_text", "FIRST"), height_of("right_text", "SECOND"));
  EXPECT_GT(height_of("left_text", "FIRST"), 0);
  EXPECT_LT(height_of("left_text", "FIRST"), pane("left_text")->viewport()->height());
}

TEST_F(SideBySideTest, only_the_last_of_two_long_pairs_is_marked) {
  const std::string both = many_words(5000, "w");
  QSignalSpy compared(&view, &SideBySide::compared);
  const std::string a = both + "a", b = both + "b", c = both + "c " + both + "d", d = both + "e " + both + "f";
  view.show_pair(document(a), document(b), "", "");
  EXPECT_EQ(pane("left_text")->pieces().text().size(), static_cast<qsizetype>(a.size()));
  view.show_pair(document(c), document(d), "", "");
  ASSERT_TRUE(compared.wait(30'000));
  EXPECT_EQ(view.difference_count(), 2);
  EXPECT_EQ(compared.size(), 1);
}

TEST_F(SideBySideTest, clear_shows_the_hint_and_forgets_the_pair) {
  show("a b", "a c");
  view.clear("Select a pair.");
  EXPECT_EQ(view.difference_count(), 0);
  EXPECT_TRUE(view.findChild<QLabel*>("pair_hint")->isVisible());
  EXPECT_FALSE(pane("left_text")->isVisible());
}

TEST_F(SideBySideTest, can_be_destroyed_during_a_comparison) {
  auto other = std::make_unique<SideBySide>();
  const QSignalSpy compared(other.get(), &SideBySide::compared);
  const std::string a = many_words(200'000, "w"), b = many_words(200'000, "v");
  other->show_pair(document(a), document(b), "", "");
  other.reset();
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(compared.count(), 0);  // no late answer
}

/// Characters in the longest paragraph that is laid out.
int longest_block(const QPlainTextEdit* pane) {
  int longest = 0;
  for (QTextBlock block = pane->document()->begin(); block.isValid(); block = block.next())
    longest = std::max(longest, block.length());
  return longest;
}

TEST_F(SideBySideTest, scrolling_one_text_by_a_key_scrolls_the_other) {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "w" + std::to_string(i) + ' ';
  show("begin " + text, text);
  view.grab();
  pane("left_text")->setFocus();
  QTest::keyClick(pane("left_text"), Qt::Key_PageDown);
  QTest::keyClick(pane("left_text"), Qt::Key_PageDown);
  ASSERT_GT(pane("left_text")->verticalScrollBar()->value(), 10);
  EXPECT_NEAR(pane("right_text")->verticalScrollBar()->value(), pane("left_text")->verticalScrollBar()->value(), 2);
}

/// 1 MB once took 80 seconds, growing with the square of its length: no long run of characters reaches the layout.
TEST_F(SideBySideTest, megabytes_without_a_space_are_shown_in_pieces) {
  const std::string word(100'000, 'w');
  show("one " + word + " end", "two " + word + "x end");
  ASSERT_LE(longest_block(pane("left_text")), 3001);
  QElapsedTimer clock;
  clock.start();
  show(std::string(4'000'000, 'w'), std::string(4'000'001, 'w'));
  view.grab();
  for (const char* name : {"left_text", "right_text"}) {
    EXPECT_LE(longest_block(pane(name)), 3001);
    pane(name)->verticalScrollBar()->setValue(pane(name)->verticalScrollBar()->maximum() / 2);
  }
  view.grab();
  view.next_difference();
  view.grab();
  EXPECT_LT(clock.elapsed(), 5000) << "ten times what it may take";
  RecordProperty("milliseconds", static_cast<int>(clock.elapsed()));
}

TEST_F(SideBySideTest, pieces_are_not_copied_and_do_not_affect_a_search) {
  std::string word;
  for (int i = 0; i < 2000; ++i) word += std::to_string(i) + '-';
  const std::string text = "one " + word + " two";
  show(text, "another text");
  TextPane* left = pane("left_text");
  ASSERT_GT(left->document()->blockCount(), 4);
  left->selectAll();
  left->copy();
  EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), text);

  view.find_in_text();
  auto* line = view.findChild<QLineEdit*>("find_line");
  line->setText(QString::fromStdString(word.substr(1000, 1500)));
  QTest::keyClick(line, Qt::Key_Return);
  left->copy();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), line->text());
  line->setText(QString::fromStdString(word.substr(1400, 200)));
  QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
  left->copy();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), line->text());
}

TEST_F(SideBySideTest, marks_are_correct_right_after_a_long_word) {
  const std::string word(40'000, 'w');
  show(word + " old end", word + " new end");
  view.next_difference();
  EXPECT_EQ(highlighted("left_text"), "old");
  EXPECT_EQ(highlighted("right_text"), "new");
  view.grab();
  EXPECT_EQ(height_of("left_text", "old"), height_of("right_text", "new"));
  QScrollBar* bar = pane("left_text")->verticalScrollBar();
  bar->setValue(bar->maximum());
  EXPECT_EQ(pane("right_text")->first_line(), pane("left_text")->first_line());
}

TEST_F(SideBySideTest, find_goes_through_both_texts_and_wraps_around) {
  show("one two one", "two one");
  view.find_in_text();
  auto* line = view.findChild<QLineEdit*>("find_line");
  ASSERT_TRUE(line->isVisible());
  QTest::keyClicks(line, "ONE");
  const auto* outcome = view.findChild<QLabel*>("find_outcome");
  EXPECT_EQ(outcome->text(), "3 hits: 2 left, 1 right");
  const std::pair<const char*, int> kPlaces[] = {
      {"left_text", 0}, {"left_text", 8}, {"right_text", 4}, {"left_text", 0}};
  for (const auto& [name, place] : kPlaces) {
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(pane(name)->textCursor().selectionStart(), place);
    EXPECT_EQ(pane(name)->textCursor().selectedText(), "one");
  }
  EXPECT_EQ(outcome->text(), "1 of 3 hits: 2 left, 1 right");
  QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(pane("right_text")->textCursor().selectionStart(), 4);
  QTest::keyClick(line, Qt::Key_Escape);
  EXPECT_FALSE(line->isVisible());
}

TEST_F(SideBySideTest, a_dark_palette_keeps_the_highlight_and_changes_its_colour) {
  show("a b c", "a x c");
  view.next_difference();
  const QColor before = pane("left_text")->extraSelections().front().format.background().color();
  QPalette dark(QColor(50, 50, 50));
  dark.setColor(QPalette::Base, QColor(20, 20, 20));
  dark.setColor(QPalette::Text, QColor(240, 240, 240));
  view.setPalette(dark);
  EXPECT_EQ(highlighted("left_text"), "b");
  EXPECT_NE(pane("left_text")->extraSelections().front().format.background().color(), before);
}

TEST_F(SideBySideTest, font_size_is_set_in_points) {
  view.set_font_points(17.5);
  EXPECT_DOUBLE_EQ(pane("right_text")->font().pointSizeF(), 17.5);
}

}  // namespace
}  // namespace lookalike
