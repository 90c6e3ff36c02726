#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QtTest>

#include "core/query/pair_filter.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/models/tables/pairs_model.h"
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
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result() && rows(); }));
  }
  template <typename Widget>
  Widget* find(const char* name) const {
    return window.findChild<Widget*>(QLatin1String(name));
  }
  const PairRows* rows() const { return static_cast<PairsModel*>(table()->model())->rows().get(); }
  QTableView* table() const { return find<QTableView>("pairs.table"); }
  void type(const QString& text) { find<QLineEdit>("pairs.filter")->setText(text); }
  bool lists(const std::string& filter) const { return rows() && rows()->filter == filter; }
  /// Positions that pass, judged one by one.
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

TEST_F(PairFilterLine, keeps_the_selected_pair_where_it_passes) {
  type(QStringLiteral("j<0.8"));
  ASSERT_TRUE(wait_until([this] { return lists("j<0.8"); }));
  table()->selectRow(2);
  const SimilarPair before = rows()->at_row(2);
  type({});
  ASSERT_TRUE(wait_until([this] { return lists(""); }));
  EXPECT_EQ(rows()->at_row(static_cast<std::size_t>(table()->currentIndex().row())), before);
}

TEST_F(PairFilterLine, hides_identical_pairs_beside_what_is_typed) {
  find<QCheckBox>("pairs.hide_identical")->setChecked(true);
  ASSERT_TRUE(wait_until([this] { return lists("not identical"); }));
  const auto& groups = *session.result()->groups;
  const auto differ = [&](const SimilarPair& pair) {
    return groups.representative(pair.a) != groups.representative(pair.b);
  };
  EXPECT_EQ(rows()->order, where(differ));
  type(QStringLiteral("j>=0.6"));
  ASSERT_TRUE(wait_until([this] { return lists("not identical (j>=0.6)"); }));
  EXPECT_EQ(rows()->order, where([&](const SimilarPair& pair) { return differ(pair) && pair.jaccard >= 0.6; }));
}

TEST_F(PairFilterLine, that_cannot_be_read_says_where_and_leaves_the_list) {
  const auto before = rows();
  type(QStringLiteral("j>=x"));
  auto* problem = find<QLabel>("pairs.filter_problem");
  ASSERT_TRUE(wait_until([&] { return !problem->text().isEmpty(); }));
  EXPECT_TRUE(problem->text().startsWith("At character 4"));
  EXPECT_EQ(rows(), before);
  type(QStringLiteral("j>=0.5"));
  EXPECT_TRUE(wait_until([&] { return problem->text().isEmpty() && lists("j>=0.5"); }));
}

TEST_F(PairFilterLine, that_nothing_passes_says_so) {
  type(QStringLiteral("bands>1000"));
  EXPECT_TRUE(wait_until([this] { return find<QLabel>("pairs.hint")->isVisible(); }));
  EXPECT_EQ(find<QLabel>("pairs.hint")->text(), "No pair passes the filter.");
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
