#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

class PairsKeys : public testing::Test {
 protected:
  void SetUp() override {
    window.show();
    window.resize(1280, 800);
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    window.opener().open({QStringLiteral("builtin")});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
    find<QAction>("page_3")->trigger();
    ASSERT_TRUE(wait_until([this] { return table().model()->rowCount() > 100; }));
  }

  template <typename Widget>
  Widget* find(const char* name) {
    // Other pages show two texts as well.
    const auto* pairs = window.findChild<QWidget*>(QStringLiteral("pairs.documents"));
    auto* inside = pairs->findChild<Widget*>(QString::fromLatin1(name));
    return inside ? inside : window.findChild<Widget*>(QString::fromLatin1(name));
  }
  QTableView& table() { return *find<QTableView>("pairs.table"); }
  QString cell(PairColumn column) {
    return table().currentIndex().siblingAtColumn(static_cast<int>(column)).data().toString();
  }

  Session session;
  MainWindow window{session};
};

TEST_F(PairsKeys, next_difference_of_equal_texts_keeps_the_selection) {
  find<QCheckBox>("pairs.hide_identical")->setChecked(false);
  const auto first = [this] { return table().model()->index(0, static_cast<int>(PairColumn::jaccard)); };
  ASSERT_TRUE(wait_until([&] { return first().data().toString() == QStringLiteral("1.000"); }));
  table().selectRow(0);
  ASSERT_TRUE(wait_until([this] {
    return find<QLabel>("difference_position")->text() == QStringLiteral("both texts have the same words");
  }));
  table().setFocus();
  QTest::keyClick(&table(), Qt::Key_Down, Qt::AltModifier);
  EXPECT_EQ(table().currentIndex().row(), 0);
}

TEST_F(PairsKeys, the_reading_view_moves_the_focus_to_the_texts_and_back) {
  table().setFocus();
  find<QAction>("reading_view")->trigger();
  EXPECT_TRUE(find<QPlainTextEdit>("left_text")->hasFocus()) << "not a verdict button";
  find<QAction>("reading_view")->trigger();
  EXPECT_TRUE(table().hasFocus());
}

TEST_F(PairsKeys, keys_for_documents_are_available_only_on_their_page) {
  EXPECT_TRUE(find<QAction>("next_difference")->isEnabled());
  find<QAction>("page_1")->trigger();
  EXPECT_FALSE(find<QAction>("next_difference")->isEnabled());
  EXPECT_FALSE(find<QAction>("find_in_text")->isEnabled());
}

TEST_F(PairsKeys, sorting_by_a_key_keeps_the_selected_pair_visible) {
  table().selectRow(0);
  const QString a = cell(PairColumn::a), b = cell(PairColumn::b);
  table().setCurrentIndex(table().model()->index(0, static_cast<int>(PairColumn::jaccard)));
  table().setFocus();
  find<QAction>("sort_column")->trigger();
  ASSERT_TRUE(wait_until([&] { return table().currentIndex().row() > 100; }));
  EXPECT_EQ(cell(PairColumn::a), a);
  EXPECT_EQ(cell(PairColumn::b), b);
  EXPECT_TRUE(table().viewport()->rect().intersects(table().visualRect(table().currentIndex())));
}

TEST_F(PairsKeys, search_without_a_hit_says_so_and_does_not_move) {
  find<QAction>("find_in_text")->trigger();
  auto* line = find<QLineEdit>("find_line");
  const auto* outcome = find<QLabel>("find_outcome");
  const int before = find<QPlainTextEdit>("left_text")->textCursor().position();
  QTest::keyClicks(line, QStringLiteral("no such words here"));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_TRUE(outcome->isVisible());
  EXPECT_TRUE(outcome->text().contains(QStringLiteral("not found")));
  EXPECT_EQ(find<QPlainTextEdit>("left_text")->textCursor().position(), before);
  line->setText(find<QPlainTextEdit>("left_text")->toPlainText().left(4));
  EXPECT_TRUE(outcome->text().contains(QStringLiteral("left")));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_TRUE(outcome->text().contains(QStringLiteral(" of ")));
}

}  // namespace
}  // namespace lookalike
