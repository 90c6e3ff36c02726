#include "ui/views/pairs/why_panel.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QtTest>

#include "core/similarity/similar_pairs.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/widgets/plots/pair_pictures.h"

namespace lookalike {
namespace {

class WhyPanelTest : public testing::Test {
 protected:
  void SetUp() override {
    Recipe recipe;
    recipe.lsh = {10, 10, 0};
    recipe.verify.threshold = 0.6;
    session.start_with(recipe);
    window.resize(1280, 800);
    window.show();
    window.findChild<QAction*>(QStringLiteral("page_3"))->trigger();
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result() && !why()->text().isEmpty(); }));
  }
  WhyPanel* why() const { return window.findChild<WhyPanel*>(); }
  QString label(const char* name) const { return window.findChild<QLabel*>(QLatin1String(name))->text(); }
  /// The sentences of the core about this pair.
  QString sentences(DocumentIndex a, DocumentIndex b) const {
    QStringList all;
    for (const std::string& sentence :
         explanation_sentences(explain_pair(*session.result(), a, b).value(), session.result()->recipe))
      all << QString::fromStdString(sentence);
    return all.join(u"\n\n");
  }
  void choose(PairKind kind) {
    QSignalSpy explained(why(), &WhyPanel::explained);
    session.look_at({kind});
    ASSERT_TRUE(wait_until([&] { return !explained.empty(); }));
  }

  /// The first listed pairs, with identical ones hidden.
  std::vector<SimilarPair> listed(std::size_t count) const {
    return choose_pairs(session.pair_sources(), {}, count, {}, IdenticalPairs::without)->pairs;
  }

  Session session;
  MainWindow window{session};
};

TEST_F(WhyPanelTest, explains_the_first_pair_with_the_sentences_of_the_core) {
  const SimilarPair pair = listed(1).front();
  EXPECT_EQ(label("why.heading"), "Why it was found");
  EXPECT_EQ(label("why.sentences"), sentences(pair.a, pair.b));
  EXPECT_TRUE(window.findChild<BandCells*>()->accessibleDescription().contains('['));
}

TEST_F(WhyPanelTest, explains_why_a_missed_pair_was_missed) {
  ASSERT_TRUE(wait_until([this] { return session.pair_sources().truth != nullptr; }));
  choose(PairKind::missed);
  EXPECT_EQ(label("why.heading"), "Why it was missed");
  EXPECT_TRUE(label("why.sentences").contains("share none of 10 bands"));
  EXPECT_FALSE(window.findChild<BandCells*>()->accessibleDescription().contains('['));
}

TEST_F(WhyPanelTest, is_hidden_in_a_narrow_window_until_it_is_requested) {
  auto* action = window.findChild<QAction*>(QStringLiteral("show_why"));
  ASSERT_TRUE(why()->isVisible());
  window.resize(window.minimumSizeHint().width(), 800);
  ASSERT_TRUE(wait_until([this] { return !why()->isVisible(); }));
  EXPECT_FALSE(action->isChecked());
  action->trigger();
  EXPECT_TRUE(why()->isVisible());
  window.resize(1280, 800);
  EXPECT_TRUE(why()->isVisible());
  action->trigger();
  window.resize(window.minimumSizeHint().width(), 800);
  window.resize(1280, 800);
  EXPECT_FALSE(why()->isVisible());  // the user has not requested it
}

TEST_F(WhyPanelTest, names_the_sides_as_they_are_shown) {
  const SimilarPair pair = listed(1).front();
  QSignalSpy explained(why(), &WhyPanel::explained);
  window.findChild<QAction*>(QStringLiteral("swap_sides"))->trigger();
  ASSERT_TRUE(wait_until([&] { return !explained.empty(); }));
  EXPECT_EQ(label("why.sentences"), sentences(pair.b, pair.a));
}

TEST_F(WhyPanelTest, follows_the_selected_pair) {
  const auto pairs = listed(3);
  window.findChild<QAction*>(QStringLiteral("next_pair"))->trigger();
  window.findChild<QAction*>(QStringLiteral("next_pair"))->trigger();
  EXPECT_TRUE(wait_until([&] { return label("why.sentences") == sentences(pairs[2].a, pairs[2].b); }));
}

TEST_F(WhyPanelTest, is_toggled_by_a_key_and_computes_nothing_while_hidden) {
  auto* action = window.findChild<QAction*>(QStringLiteral("show_why"));
  EXPECT_TRUE(action->isChecked());
  action->trigger();
  EXPECT_FALSE(why()->isVisible());
  EXPECT_TRUE(why()->text().isEmpty());
  action->trigger();
  EXPECT_TRUE(wait_until([this] { return why()->isVisible() && !why()->text().isEmpty(); }));
}

TEST_F(WhyPanelTest, copies_its_whole_text) {
  window.findChild<QPushButton*>(QStringLiteral("why.copy"))->click();
  const QString copied = QApplication::clipboard()->text();
  EXPECT_EQ(copied, why()->text());
  EXPECT_TRUE(copied.startsWith("Why it was found"));
  EXPECT_TRUE(copied.contains("Jaccard similarity"));
  EXPECT_TRUE(copied.contains("##"));
}

TEST_F(WhyPanelTest, step_to_another_pair_leaves_one_row_selected_whatever_keys_are_held) {
  QWidget* table = window.findChild<QWidget*>(QStringLiteral("pairs.table"));
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Down, Qt::ControlModifier);
  const auto* view = window.findChild<QTableView*>(QStringLiteral("pairs.table"));
  EXPECT_EQ(view->selectionModel()->selectedRows().size(), 1);
}

}  // namespace
}  // namespace lookalike
