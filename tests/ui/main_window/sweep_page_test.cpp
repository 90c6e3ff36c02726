#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/sweep/sweep_heat_map.h"

namespace lookalike {
namespace {

class SweepPageTest : public testing::Test {
 protected:
  void SetUp() override {
    Recipe recipe;
    recipe.sample.size = 1'000;
    recipe.sketch.hashes = 12;
    recipe.lsh.bands = 3;
    recipe.lsh.rows = 4;
    session.start_with(recipe);
    window.show();
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
    find<QAction>("page_2")->trigger();
  }

  template <typename Widget>
  Widget* find(const char* name) const {
    auto* widget = window.findChild<Widget*>(QString::fromLatin1(name));
    EXPECT_NE(widget, nullptr) << name;
    return widget;
  }
  void run_sweep_and_wait() {
    QTest::mouseClick(find<QPushButton>("sweep.run"), Qt::LeftButton);
    ASSERT_TRUE(session.sweeps().running());
    ASSERT_TRUE(wait_until([this] { return !session.sweeps().running(); }));
  }

  Session session;
  MainWindow window{session};
};

TEST_F(SweepPageTest, grid_fills_table_and_map_and_a_click_adopts_a_cell) {
  EXPECT_TRUE(find<QPushButton>("sweep.run")->isVisible());
  EXPECT_FALSE(find<QPushButton>("sweep.cancel")->isVisible());
  run_sweep_and_wait();
  std::size_t settings = 0;  // all b * r <= 12
  for (int b = 1; b <= 12; ++b) settings += 12 / b;
  EXPECT_EQ(session.sweeps().table().rows.size(), settings);
  EXPECT_EQ(find<QTableView>("sweep.table")->model()->rowCount(), static_cast<int>(settings));

  auto* map = find<SweepHeatMap>("sweep.heat_map");
  ASSERT_TRUE(map->isVisible());
  ASSERT_TRUE(wait_until([&] { return map->csv().count('\n') == static_cast<int>(settings) + 1; }));
  map->replot();
  const QPoint cell(static_cast<int>(map->xAxis->coordToPixel(4)), static_cast<int>(map->yAxis->coordToPixel(2)));
  QTest::mouseClick(map, Qt::LeftButton, {}, cell);
  EXPECT_EQ(session.recipe().lsh.bands, 4U);
  EXPECT_EQ(session.recipe().lsh.rows, 2U);
  find<QAction>("undo")->trigger();
  EXPECT_EQ(session.recipe().lsh.bands, 3U);
}

TEST_F(SweepPageTest, every_row_is_what_the_run_itself_finds) {
  find<QLineEdit>("sweep.first.values")->setText("2x4, 6x2");
  run_sweep_and_wait();
  for (const SweepRow& row : session.sweeps().table().rows) {
    Recipe recipe = session.recipe();
    recipe.lsh.bands = static_cast<std::uint32_t>(std::stoul(row.values[0]));
    recipe.lsh.rows = static_cast<std::uint32_t>(std::stoul(row.values[1]));
    session.edit(recipe, "row");
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result()->recipe == session.recipe(); }));
    EXPECT_EQ(row.candidates, session.result()->report.counts.candidates);
    EXPECT_EQ(row.similar, session.result()->report.counts.similar);
  }
}

TEST_F(SweepPageTest, other_parameters_have_charts_and_bad_values_a_sentence) {
  auto* what = find<QComboBox>("sweep.first");
  what->setCurrentIndex(what->findData("shingles.k"));
  EXPECT_FALSE(find<QLineEdit>("sweep.first.values")->text().isEmpty());
  find<QLineEdit>("sweep.first.values")->setText("two");
  QTest::mouseClick(find<QPushButton>("sweep.run"), Qt::LeftButton);
  EXPECT_FALSE(session.sweeps().running());
  EXPECT_TRUE(find<QLabel>("sweep.message")->text().contains("two"));
  find<QLineEdit>("sweep.first.values")->setText("2, 3");
  run_sweep_and_wait();
  EXPECT_EQ(session.sweeps().table().rows.size(), 2U);
  EXPECT_TRUE(find<QWidget>("sweep.bars.candidates")->isVisible());
  EXPECT_FALSE(find<SweepHeatMap>("sweep.heat_map")->isVisible());
}

TEST_F(SweepPageTest, suggestion_reaches_the_recall_and_is_adopted_as_one_step) {
  Recipe longer = session.recipe();
  longer.sketch.hashes = 100;
  session.edit(longer, "n");
  find<QAction>("suggest_banding")->trigger();
  auto* adopt = find<QPushButton>("suggest.adopt");
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_FALSE(find<QLabel>("suggest.sentence")->text().isEmpty());
  EXPECT_EQ(session.recipe(), longer) << "nothing changes before it is adopted";
  adopt->click();
  EXPECT_NE(session.recipe().lsh, longer.lsh);
  EXPECT_LE(session.recipe().lsh.bands * session.recipe().lsh.rows, 100U);
  ASSERT_TRUE(wait_until([this] {
    const auto& findings = session.surveyor().findings();
    return findings && findings->run->recipe == session.recipe();
  }));
  EXPECT_GE(session.surveyor().findings()->counts.recall().value_or(0), 0.9);
  find<QAction>("undo")->trigger();
  EXPECT_EQ(session.recipe(), longer);
}

}  // namespace
}  // namespace lookalike
