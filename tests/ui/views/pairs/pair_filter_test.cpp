#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>
#include <functional>

#include "core/query/filter/pair_filter.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

class PairFilterLine : public testing::Test {
 protected:
  void SetUp() override {
    Recipe recipe;
    recipe.verify.threshold = 0.4;
    session.start_with(recipe);
    window.resize(1280, 800);
    window.show();
    window.findChild<QAction*>(QStringLiteral("page_3"))->trigger();
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result() && rows() && rows()->complete(); }));
  }
  template <typename Widget>
  Widget* find(const char* name) const {
    return window.findChild<Widget*>(QLatin1String(name));
  }
  const PairRows* rows() const { return static_cast<PairsModel*>(table()->model())->rows().get(); }
  QTableView* table() const { return find<QTableView>("pairs.table"); }
  void type(const QString& text) { find<QLineEdit>("pairs.filter")->setText(text); }
  bool lists(const std::string& filter) const { return rows() && rows()->listing.filter.text() == filter; }
  /// Positions of the pairs that pass, judged one by one.
  std::vector<std::uint32_t> where(const std::function<bool(const SimilarPair&)>& holds) const {
    std::vector<std::uint32_t> positions;
    for (std::uint32_t i = 0; i < rows()->pairs.size(); ++i)
      if (holds(rows()->pairs[i])) positions.push_back(i);
    return positions;
  }

  Session session;
  MainWindow window{session};
};

TEST_F(PairFilterLine, lists_the_pairs_that_pass) {
  type(QStringLiteral("j<0.8"));
  ASSERT_TRUE(wait_until([this] { return lists("j<0.8"); }));
  const auto expected = where([](const SimilarPair& pair) { return pair.jaccard < 0.8; });
  EXPECT_EQ(rows()->order, expected);
  EXPECT_EQ(table()->model()->rowCount(), static_cast<int>(expected.size()));
  ASSERT_LT(expected.size(), rows()->pairs.size());
}

TEST_F(PairFilterLine, lists_judged_pairs_as_soon_as_their_texts_are_known) {
  const Corpus& corpus = *session.result()->corpus;
  const SimilarPair pair = rows()->at_row(3);
  Verdicts opened;
  opened.put({judged_document(corpus[pair.a]), judged_document(corpus[pair.b]), Verdict::near, ""});
  session.judging().start_with(opened);
  ASSERT_EQ(session.judging().view().digests, nullptr) << "texts are already digested";
  type(QStringLiteral("verdict:near"));
  ASSERT_TRUE(wait_until([this] { return lists("verdict:near") && !session.judging().busy(); }));
  EXPECT_TRUE(wait_until([this] { return table()->model()->rowCount() == 1; }));
  EXPECT_EQ(rows()->at_row(0), pair);
}

TEST_F(PairFilterLine, keeps_the_selected_pair_if_it_passes) {
  type(QStringLiteral("j<0.8"));
  ASSERT_TRUE(wait_until([this] { return lists("j<0.8"); }));
  table()->selectRow(2);
  const SimilarPair before = rows()->at_row(2);
  type({});
  ASSERT_TRUE(wait_until([this] { return lists(""); }));
  EXPECT_EQ(rows()->at_row(static_cast<std::size_t>(table()->currentIndex().row())), before);
}

TEST_F(PairFilterLine, hides_identical_pairs_until_they_are_requested) {
  const auto& groups = *session.result()->groups;
  const auto differ = [&](const SimilarPair& pair) {
    return groups.representative(pair.a) != groups.representative(pair.b);
  };
  EXPECT_TRUE(std::ranges::all_of(rows()->pairs, differ));
  const std::uint64_t hidden = rows()->identical;
  EXPECT_GT(hidden, 0U);
  EXPECT_EQ(rows()->total + hidden, session.result()->report.counts.similar);
  EXPECT_EQ(find<QCheckBox>("pairs.hide_identical")->text(), QStringLiteral("hide %1 &identical").arg(hidden));
  find<QCheckBox>("pairs.hide_identical")->setChecked(false);
  ASSERT_TRUE(wait_until([this] { return rows()->identical == 0; }));
  EXPECT_EQ(rows()->total, session.result()->report.counts.similar);
  EXPECT_EQ(std::ranges::count_if(rows()->pairs, std::not_fn(differ)), static_cast<std::ptrdiff_t>(hidden));
}

TEST_F(PairFilterLine, hides_short_texts_in_addition_to_the_typed_filter) {
  type(QStringLiteral("j>=0.5 or output"));
  find<QSpinBox>("pairs.least_words")->setValue(100);
  find<QCheckBox>("pairs.hide_short")->setChecked(true);
  ASSERT_TRUE(wait_until([this] { return lists("words>=100 (j>=0.5 or output)"); }));
  const auto words = [this](DocumentIndex document) { return session.result()->shingles->token_count(document); };
  EXPECT_FALSE(rows()->order.empty());
  for (const std::uint32_t i : rows()->order)
    EXPECT_GE(std::min(words(rows()->pairs[i].a), words(rows()->pairs[i].b)), 100U);
}

TEST_F(PairFilterLine, lists_one_row_per_group_and_a_sample) {
  find<QCheckBox>("pairs.one_a_group")->setChecked(true);
  ASSERT_TRUE(wait_until([this] { return rows()->listing.one_a_group; }));
  const PairListing one{{}, IdenticalPairs::without, true, 0};
  EXPECT_EQ(rows()->order, list_positions(one, *session.result(), rows()->pairs, {}).value());
  EXPECT_LT(rows()->order.size(), rows()->pairs.size());
  find<QCheckBox>("pairs.one_a_group")->setChecked(false);
  find<QSpinBox>("pairs.sample_size")->setValue(2);
  find<QCheckBox>("pairs.sample")->setChecked(true);
  ASSERT_TRUE(wait_until([this] { return rows()->listing.sample == 2 && !rows()->listing.one_a_group; }));
  EXPECT_LE(rows()->order.size(), 2U * 12U);
}

TEST_F(PairFilterLine, completes_fields_while_they_are_typed) {
  auto* line = find<QLineEdit>("pairs.filter");
  line->setFocus();
  QTest::keyClicks(line, "output gr");
  auto* offers = line->findChild<QCompleter*>()->popup();
  ASSERT_TRUE(offers->isVisible());
  EXPECT_EQ(offers->model()->index(0, 0).data().toString(), "group:");
  QTest::keyClick(offers, Qt::Key_Down);
  QTest::keyClick(offers, Qt::Key_Return);
  EXPECT_EQ(line->text(), "output group:");
}

TEST_F(PairFilterLine, takes_the_first_completion_with_tab_and_leaves_the_line_with_the_next) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  auto* line = find<QLineEdit>("pairs.filter");
  line->setFocus();
  QTest::keyClicks(line, "output ver");
  auto* offers = line->findChild<QCompleter*>()->popup();
  ASSERT_TRUE(offers->isVisible());
  QTest::keyClick(offers, Qt::Key_Tab);
  EXPECT_EQ(line->text(), "output verdict:");
  EXPECT_FALSE(offers->isVisible());
  EXPECT_TRUE(line->hasFocus());
  QTest::keyClicks(line, "near");
  QTest::keyClick(line, Qt::Key_Tab);
  EXPECT_FALSE(line->hasFocus());
}

TEST_F(PairFilterLine, remembers_which_columns_are_visible) {
  auto* menu = find<QMenu>("pairs.columns");
  ASSERT_NE(menu, nullptr);
  const int bands = static_cast<int>(PairColumn::bands);
  for (QAction* action : menu->actions())
    if (action->data().toInt() == bands) action->setChecked(false);
  EXPECT_TRUE(table()->isColumnHidden(bands));
  Session other;
  MainWindow later(other);
  EXPECT_TRUE(later.findChild<QTableView*>(QStringLiteral("pairs.table"))->isColumnHidden(bands));
  EXPECT_FALSE(later.findChild<QTableView*>(QStringLiteral("pairs.table"))->isColumnHidden(bands - 1));
  QSettings().remove(QStringLiteral("columns/pairs"));
}

TEST_F(PairFilterLine, ids_and_notes_are_shown_on_request) {
  const int id = static_cast<int>(PairColumn::id_a);
  ASSERT_TRUE(table()->isColumnHidden(id));
  for (QAction* action : find<QMenu>("pairs.columns")->actions())
    if (action->data().toInt() == id) action->setChecked(true);
  EXPECT_FALSE(table()->isColumnHidden(id));
  const SimilarPair& first = rows()->at_row(0);
  const QString shown = table()->model()->index(0, id).data().toString();
  EXPECT_EQ(shown.toStdString(), session.corpus()->label(first.a).id);
  type(QStringLiteral("id:") + shown);
  EXPECT_TRUE(wait_until([&] { return lists("id:" + shown.toStdString()) && !rows()->order.empty(); }));
  QSettings().remove(QStringLiteral("columns/pairs"));
}

TEST_F(PairFilterLine, with_an_error_says_where_and_leaves_the_list_unchanged) {
  const auto before = rows();
  type(QStringLiteral("j>=x"));
  auto* problem = find<QLabel>("pairs.filter_problem");
  ASSERT_TRUE(wait_until([&] { return !problem->text().isEmpty(); }));
  EXPECT_TRUE(problem->text().startsWith("At character 4"));
  EXPECT_TRUE(problem->text().endsWith("The list is unchanged."));
  EXPECT_EQ(rows(), before);
  type(QStringLiteral("j>=0.5"));
  EXPECT_TRUE(wait_until([&] { return problem->text().isEmpty() && lists("j>=0.5"); }));
}

TEST_F(PairFilterLine, without_a_match_says_so) {
  type(QStringLiteral("bands>1000"));
  EXPECT_TRUE(wait_until([this] { return find<QLabel>("pairs.hint")->isVisible(); }));
  EXPECT_TRUE(find<QLabel>("pairs.hint")->text().startsWith("No different pair passes the filter."));
  EXPECT_TRUE(find<QLabel>("pairs.hint")->text().contains(count_text(rows()->identical)));
  type(QStringLiteral("identical"));
  ASSERT_TRUE(wait_until([this] { return lists("identical"); }));
  EXPECT_EQ(table()->model()->rowCount(), 0);
  find<QPushButton>("pairs.show_identical")->click();
  EXPECT_TRUE(wait_until([this] { return table()->isVisible() && table()->model()->rowCount() > 0; }));
}

TEST_F(PairFilterLine, is_sorted_like_every_list) {
  type(QStringLiteral("j<0.9"));
  ASSERT_TRUE(wait_until([this] { return lists("j<0.9"); }));
  const std::size_t count = rows()->order.size();
  table()->sortByColumn(static_cast<int>(PairColumn::bands), Qt::AscendingOrder);
  ASSERT_TRUE(wait_until([this] { return rows()->column == PairColumn::bands; }));
  ASSERT_EQ(rows()->order.size(), count);
  for (std::size_t row = 1; row < count; ++row) EXPECT_LE(rows()->at_row(row - 1).bands, rows()->at_row(row).bands);
}

}  // namespace
}  // namespace lookalike
