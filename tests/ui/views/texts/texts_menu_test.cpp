#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>

#include "core/query/explain/pair_explanation.h"
#include "core/similarity/similar_pairs.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/fresh_data.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/pairs/pair_filter_bar.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/views/texts/text_pane.h"

namespace lookalike {
namespace {

class TextsMenuTest : public testing::Test {
 protected:
  void SetUp() override { start(); }

  void start() {
    window.reset();
    session = std::make_unique<Session>();
    window = std::make_unique<MainWindow>(*session);
    window->resize(1280, 800);
    window->show();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    window->opener().open({QStringLiteral("builtin")});
    ASSERT_TRUE(wait_until([this] { return !session->busy() && session->result(); }));
    find<QAction>("page_3")->trigger();
    ASSERT_TRUE(wait_until([this] { return find<QTableView>("pairs.table")->model()->rowCount() > 100; }));
  }

  template <typename Widget>
  Widget* find(const char* name) {
    return window->findChild<Widget*>(QString::fromLatin1(name));
  }
  SideBySide* texts() { return window->findChild<PairsPage*>()->documents(); }
  TextPane* left() { return texts()->findChild<TextPane*>("left_text"); }

  FreshData data;
  std::unique_ptr<Session> session;
  std::unique_ptr<MainWindow> window;
};

TEST_F(TextsMenuTest, counts_beside_the_texts_match_the_explanation_of_the_pair) {
  auto* table = find<QTableView>("pairs.table");
  for (int row = 0; row < 100; row += 7) {
    table->selectRow(row);
    const auto& pair = window->findChild<PairsPage*>()->current_pair();
    ASSERT_TRUE(pair);
    ASSERT_TRUE(wait_until([this] { return texts()->reading().has_recipe; }));
    const PairExplanation told = explain_pair(*session->result(), pair->a, pair->b).value();
    const PairReading& reading = texts()->reading();
    EXPECT_EQ(reading.left.shingles, told.shingles_a);
    EXPECT_EQ(reading.right.shingles, told.shingles_b);
    EXPECT_EQ(reading.shared_shingles, told.overlap.common);
  }
}

TEST_F(TextsMenuTest, one_key_gives_the_texts_the_whole_page_and_another_press_restores_it) {
  auto* table = find<QTableView>("pairs.table");
  const int before = left()->height();
  QTest::keyClick(window.get(), Qt::Key_F4);
  EXPECT_FALSE(table->isVisible());
  EXPECT_TRUE(wait_until([&] { return left()->height() > before + 100; }));
  const QString text = left()->toPlainText();
  QTest::keyClick(window.get(), Qt::Key_Down, Qt::ControlModifier);
  QTest::keyClick(window.get(), Qt::Key_Down, Qt::ControlModifier);
  EXPECT_NE(left()->toPlainText(), text);
  QTest::keyClick(window.get(), Qt::Key_F4);
  EXPECT_TRUE(table->isVisible());
}

TEST_F(TextsMenuTest, texts_alone_without_a_pair_say_how_to_return) {
  window->findChild<PairsPage*>()->filter_bar()->set_filter(QStringLiteral("j<0"));
  const auto* hint = find<QLabel>("pairs.hint");
  ASSERT_TRUE(wait_until([&] { return hint->isVisible(); }));
  EXPECT_FALSE(hint->text().contains("F4"));
  QTest::keyClick(window.get(), Qt::Key_F4);
  EXPECT_TRUE(hint->text().contains("F4 shows the filter and the list again."));
  QTest::keyClick(window.get(), Qt::Key_F4);
  EXPECT_FALSE(hint->text().contains("F4"));
}

TEST_F(TextsMenuTest, choices_are_remembered) {
  const double points = left()->font().pointSizeF();
  QTest::keyClick(window.get(), Qt::Key_F7);
  find<QAction>("texts_fixed_pitch")->trigger();
  find<QAction>("texts_larger")->trigger();
  EXPECT_GT(left()->font().pointSizeF(), points);
  window->close();
  start();
  EXPECT_TRUE(find<QAction>("texts_as_recipe")->isChecked());
  EXPECT_TRUE(find<QAction>("texts_fixed_pitch")->isChecked());
  EXPECT_FALSE(find<QAction>("texts_folded")->isChecked());
  EXPECT_GT(left()->font().pointSizeF(), points);
  for (const char* name : {"texts_as_recipe", "texts_fixed_pitch", "texts_normal"}) find<QAction>(name)->trigger();
  EXPECT_DOUBLE_EQ(left()->font().pointSizeF(), points);
}

}  // namespace
}  // namespace lookalike
