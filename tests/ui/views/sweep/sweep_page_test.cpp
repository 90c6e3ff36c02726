#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>
#include <QtCharts/QChartView>
#include <QtCharts/QLegendMarker>
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "core/exchange/sweeps/sweep_files.h"
#include "core/experiment/forecast/banding_suggestion.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/fresh_data.h"
#include "tests/ui/support/settle.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/suggest/suggest_dialog.h"
#include "ui/views/sweep/charts/count_dots.h"
#include "ui/views/sweep/charts/trade_off_plot.h"
#include "ui/views/sweep/heat_map/sweep_heat_map.h"
#include "ui/views/sweep/sweep_page.h"
#include "ui/views/sweep/sweep_row_table.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/info_bar.h"
#include "ui/widgets/plots/plot_export.h"

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
    page()->set_patience(1e9);
    find<QAction>("page_2")->trigger();
    ASSERT_TRUE(wait_until([this] { return session.sweeps().is_automatic() && !session.sweeps().running(); }));
    if (shows_map()) find<QTabBar>("sweep.kinds")->setCurrentIndex(kMap);
  }

  virtual bool shows_map() const { return true; }
  SweepPage* page() const { return window.findChild<SweepPage*>(); }
  /// One parameter, with one seed.
  void vary(const char* key, const char* values) {
    auto* what = find<QComboBox>("sweep.first");
    what->setCurrentIndex(what->findData(QString::fromLatin1(key)));
    find<QSpinBox>("sweep.repeat")->setValue(1);
    find<QLineEdit>("sweep.first.values")->setText(QString::fromLatin1(values));
  }
  /// An entry of the menu of published results.
  void choose(const char* title) {
    for (QAction* action : find<QPushButton>("sweep.published")->menu()->actions())
      if (action->text().endsWith(QLatin1String(title))) return action->trigger();
    FAIL() << title;
  }

  static constexpr int kTradeOff = 0, kMap = 1, kCounts = 2, kTimes = 3;

  /// Of the table.
  int column_of(const char* title) const {
    const QAbstractItemModel& rows = *find<QTableView>("sweep.table")->model();
    int column = 0;
    while (column < rows.columnCount() && rows.headerData(column, Qt::Horizontal) != title) ++column;
    return column;
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

  FreshData data;
  Session session;
  MainWindow window{session};
};

/// Clears the remembered state of the page.
class SweepPageAtFirst : public SweepPageTest {
 protected:
  static void SetUpTestSuite() { QSettings().clear(); }
};

std::size_t settings_up_to(std::size_t hashes) {
  std::size_t settings = 0;
  for (std::size_t b = 1; b <= hashes; ++b) settings += hashes / b;
  return settings;
}

TEST_F(SweepPageTest, fills_itself_when_it_is_shown_and_again_when_the_recipe_changes) {
  const auto rows = [this] { return session.sweeps().table().rows.size(); };
  EXPECT_EQ(rows(), settings_up_to(12)) << "all b * r <= 12";
  EXPECT_EQ(find<QTableView>("sweep.table")->model()->rowCount(), static_cast<int>(rows()));
  EXPECT_TRUE(session.sweeps().table().rows.front().against_truth) << "with a comparison";
  EXPECT_EQ(session.sweeps().tables().size(), 1U) << "a run file stores it";
  Recipe longer = session.recipe();
  longer.sketch.hashes = 16;
  session.edit(longer, "n");
  EXPECT_TRUE(wait_until([&] { return rows() == settings_up_to(16) && !session.sweeps().running(); }));
  EXPECT_FALSE(session.sweeps().has_before()) << "the previous grid need not be restored";
  const int edition = session.sweeps().edition();
  longer.lsh.bands = 2;
  session.edit(longer, "b");
  ASSERT_TRUE(wait_until([this] { return !session.busy(); }));
  EXPECT_EQ(rows(), settings_up_to(16)) << "the recipe's b and r do not change a grid";
  EXPECT_EQ(session.sweeps().edition(), edition) << "no unsaved work";
}

TEST_F(SweepPageTest, never_replaces_a_sweep_that_the_user_ran) {
  find<QLineEdit>("sweep.first.values")->setText("2x4, 6x2");
  run_sweep_and_wait();
  EXPECT_FALSE(session.sweeps().is_automatic());
  Recipe longer = session.recipe();
  longer.sketch.hashes = 16;
  session.edit(longer, "n");
  ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result()->recipe == session.recipe(); }));
  ASSERT_TRUE(wait_until([this] { return find<QPushButton>("sweep.again")->isVisible(); }));
  EXPECT_EQ(session.sweeps().table().rows.size(), 2U);
  find<QPushButton>("sweep.before")->click();
  EXPECT_FALSE(session.sweeps().is_automatic()) << "the automatic grid, now requested by the user";
  EXPECT_EQ(session.sweeps().table().rows.size(), settings_up_to(12));
  find<QPushButton>("sweep.before")->click();
  ASSERT_TRUE(wait_until([this] { return find<QPushButton>("sweep.again")->isVisible(); }));
  find<QPushButton>("sweep.again")->click();
  ASSERT_TRUE(wait_until([this] { return !session.sweeps().running(); }));
  EXPECT_EQ(session.sweeps().table().plan.base.sketch.hashes, 16U);
  EXPECT_FALSE(find<QPushButton>("sweep.again")->isVisible());
}

TEST_F(SweepPageTest, compares_every_k_with_the_pairs_of_one) {
  vary("shingles.k", "2, 3, 5");
  auto* against = find<QComboBox>("sweep.reference");
  auto* recipe = find<QLineEdit>("sweep.reference.recipe");
  EXPECT_FALSE(recipe->isVisible());
  against->setCurrentIndex(against->findText("the pairs of one recipe"));
  EXPECT_TRUE(recipe->isVisible());
  EXPECT_EQ(recipe->text(), QString("k = %1").arg(session.recipe().shingles.k)) << "the current value is proposed";
  recipe->setText("k three");
  EXPECT_TRUE(wait_until([this] { return find<QLabel>("sweep.problem")->text().contains("k = 3"); }));
  recipe->setText("n = 50");
  EXPECT_TRUE(wait_until([this] { return find<QLabel>("sweep.problem")->text().contains("Signature length n"); }))
      << qPrintable(find<QLabel>("sweep.problem")->text());
  recipe->setText("k = 3");
  run_sweep_and_wait();
  const SweepTable& table = session.sweeps().table();
  ASSERT_EQ(table.rows.size(), 3U);
  EXPECT_EQ(table.plan.reference, "shingles.k=3");
  const Confusion& own = *table.rows[1].against_truth;
  EXPECT_EQ(own.false_positives + own.not_here, 0U) << "at k = 3, the reference is its own";
  for (const SweepRow& row : table.rows)
    EXPECT_EQ(row.against_truth->true_positives + row.against_truth->false_negatives,
              own.true_positives + own.false_negatives);
  EXPECT_GT(table.rows[2].against_truth->not_here, 0U);
  const auto* header = find<QTableView>("sweep.table")->model();
  EXPECT_EQ(header->headerData(5, Qt::Horizontal).toString(), "pairs at k = 3");
  // The table of another program is shown in the controls.
  against->setCurrentIndex(0);
  recipe->clear();
  SweepTable shown = table;
  find<QPushButton>("sweep.run")->click();
  ASSERT_TRUE(wait_until([this] { return !session.sweeps().running(); }));
  EXPECT_FALSE(session.sweeps().table().rows.front().against_truth);
  session.sweeps().show({shown}, *session.corpus());
  EXPECT_EQ(recipe->text(), "k = 3");
  EXPECT_FALSE(find<QLabel>("sweep.message")->text().contains("another sweep"));
}

TEST_F(SweepPageTest, offers_planted_families_if_there_are_any) {
  auto* against = find<QComboBox>("sweep.reference");
  ASSERT_TRUE(wait_until([&] { return against->findText("planted families") >= 0; }));
  vary("shingles.k", "3");
  against->setCurrentIndex(against->findText("planted families"));
  run_sweep_and_wait();
  ASSERT_EQ(session.sweeps().table().rows.size(), 1U);
  EXPECT_GT(session.sweeps().table().rows[0].against_truth->true_positives, 0U);
  QTemporaryDir folder;
  QFile text(folder.filePath("a.txt"));
  ASSERT_TRUE(text.open(QIODevice::WriteOnly) && text.write("The only document of another corpus.") > 0);
  text.close();
  session.open({folder.path().toStdString()});
  ASSERT_TRUE(wait_until([&] { return against->findText("planted families") < 0; }));
  EXPECT_EQ(against->currentData(), "own");
}

TEST_F(SweepPageTest, says_that_a_seed_may_reach_the_goal_by_luck) {
  Recipe looser = session.recipe();
  looser.verify.threshold = 0.5;  // more pairs
  session.edit(looser, "t");
  ASSERT_TRUE(wait_until([&] {
    const auto& summary = session.surveyor().summary();
    return summary && summary->run->recipe == looser;
  }));
  vary("lsh", "6x2, 3x2, 2x2, 2x3, 4x3");
  run_sweep_and_wait();
  const auto* message = find<QLabel>("sweep.message");
  static const QRegularExpression sentence("\u26A0 (.+): the goal of (\\S+) % is reached with this hash seed");
  const QAbstractItemModel& rows = *find<QTableView>("sweep.table")->model();
  const auto& run = session.result();
  const auto& survey = *session.surveyor().survey();
  const Forecaster forecaster(run->signatures, *survey.truth, survey.distribution);
  const auto lower_limit = [&](const SweepRow& row) {
    ForecastSetting setting = ForecastSetting::of(looser);
    setting.lsh = {static_cast<std::uint32_t>(std::stoul(row.values[0])),
                   static_cast<std::uint32_t>(std::stoul(row.values[1])), 0};
    const auto forecast = forecaster.forecast_recall(setting, {}).value();
    return forecast.at_threshold < BandingGoal().at_threshold ? 0 : forecast.recall.limits.low;
  };
  const auto& table = session.sweeps().table();
  int lucky = 0, sure_first = 0;
  for (int percent = 30; percent < 99; percent += 2) {
    const double goal = percent / 100.0;
    session.set_recall_goal(goal);
    ASSERT_TRUE(wait_until([&] { return table.reached && table.reached->recall == goal; }));
    QStringList named = sentence.match(message->text()).captured(1).split(QStringLiteral(", "), Qt::SkipEmptyParts),
                marked, by_seed;
    for (int at = 0; at < rows.rowCount(); ++at) {
      const QModelIndex recall = rows.index(at, column_of("recall"));
      if (!recall.data().toString().startsWith(QStringLiteral("\u26A0 "))) continue;
      EXPECT_TRUE(recall.data(Qt::ToolTipRole).toString().contains("not with 95 of 100"));
      marked << rows.headerData(at, Qt::Vertical).toString();
    }
    for (const SweepRow& row : table.rows)
      if (*row.against_truth->recall() >= goal && lower_limit(row) < goal)
        by_seed << QStringLiteral("%1 \u00D7 %2").arg(row.values[0].c_str(), row.values[1].c_str());
    EXPECT_EQ(named, table.reached->values.empty() ? QStringList() : marked) << goal;
    for (QStringList* names : {&marked, &by_seed}) names->sort();
    EXPECT_EQ(marked, by_seed) << goal;
    lucky += !marked.isEmpty();
    sure_first += !marked.isEmpty() && !marked.contains(rows.headerData(0, Qt::Vertical).toString());
  }
  EXPECT_GT(sure_first, 0) << "settings that reach the goal with 95 of 100 seeds come first";
  EXPECT_GT(lucky, 0);
}

TEST_F(SweepPageTest, says_if_no_bands_can_reach_the_goal) {
  vary("shingles.k", "5");
  auto* against = find<QComboBox>("sweep.reference");
  against->setCurrentIndex(against->findText("the pairs of one recipe"));
  find<QLineEdit>("sweep.reference.recipe")->setText("k = 3");
  session.set_recall_goal(0.95);
  run_sweep_and_wait();
  const Confusion& counts = *session.sweeps().table().rows[0].against_truth;
  ASSERT_GT(counts.not_here, 0U);
  EXPECT_TRUE(find<QLabel>("sweep.message")
                  ->text()
                  .contains(QStringLiteral("5 misses %1; %2 of these are below the threshold with its shingles")
                                .arg(counts.false_negatives)
                                .arg(counts.not_here)))
      << qPrintable(find<QLabel>("sweep.message")->text());
}

// The slide says the same.
TEST_F(SweepPageTest, says_why_the_recipe_has_its_value_of_the_varied_parameter) {
  session.set_recall_goal(0.95);
  Recipe looser = session.recipe();
  looser.verify.threshold = 0.3;  // more pairs, enough to judge
  session.edit(looser, "t");
  vary("shingles.k", "3, 5");
  const auto* message = find<QLabel>("sweep.message");
  run_sweep_and_wait();
  ASSERT_EQ(session.recipe().shingles.k, 3U);
  EXPECT_TRUE(
      message->text().contains("by recall of each setting's own pairs: k = 3 cannot be ranked. To rank them, choose "
                               "the pairs of one recipe as the reference."))
      << qPrintable(message->text());
  auto* against = find<QComboBox>("sweep.reference");
  against->setCurrentIndex(against->findText("the pairs of one recipe"));
  find<QLineEdit>("sweep.reference.recipe")->setText("k = 3");
  run_sweep_and_wait();
  const QString reason = reason_text(session.sweeps().table(), session.recipe(), 0.95);
  EXPECT_TRUE(reason.startsWith("by recall of pairs at k = 3: ")) << qPrintable(reason);
  EXPECT_TRUE(message->text().contains("Goal: recall 95.0 %; " + reason + '.')) << qPrintable(message->text());
}

// The legend and the numbers of a setting take one line or two.
TEST_F(SweepPageTest, describes_a_point_on_two_lines_without_moving_the_plot) {
  vary("lsh", "2x5, 6x2");
  run_sweep_and_wait();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(kTradeOff);
  auto* plot = find<TradeOffPlot>("sweep.trade_off");
  const auto* words = qobject_cast<QCPTextElement*>(plot->plotLayout()->element(0, 0));
  ASSERT_TRUE(words);
  plot->resize(plot->minimumWidth(), plot->height());
  plot->replot();
  const QRect axes = plot->axisRect()->rect();
  EXPECT_TRUE(words->text().contains(u'\n')) << qPrintable(words->text());
  plot->resize(4 * plot->minimumWidth(), plot->height());
  plot->replot();
  EXPECT_FALSE(words->text().contains(u'\n')) << qPrintable(words->text());
  EXPECT_EQ(plot->axisRect()->rect().top(), axes.top());
  EXPECT_EQ(plot->axisRect()->rect().height(), axes.height());
}

TEST_F(SweepPageTest, names_the_rows_while_the_columns_of_their_values_are_out_of_sight) {
  vary("shingles.k", "3, 5");
  run_sweep_and_wait();
  const auto* table = find<QTableView>("sweep.table");
  ASSERT_GT(table->horizontalScrollBar()->maximum(), 0);
  EXPECT_FALSE(table->verticalHeader()->isVisible());
  table->horizontalScrollBar()->setValue(table->horizontalScrollBar()->maximum());
  EXPECT_TRUE(table->verticalHeader()->isVisible());
  EXPECT_EQ(table->model()->headerData(1, Qt::Vertical).toString(), "k = 5");
  table->horizontalScrollBar()->setValue(0);
  EXPECT_FALSE(table->verticalHeader()->isVisible());
}

TEST_F(SweepPageTest, says_that_verdicts_are_counted_too) {
  const auto* verdicts = find<QLabel>("sweep.verdicts");
  EXPECT_FALSE(verdicts->isVisible());
  session.judging().judge(*session.corpus(), DocumentIndex(0), DocumentIndex(1), Verdict::different);
  EXPECT_TRUE(verdicts->isVisible());
  EXPECT_EQ(verdicts->text(), "and your 1 verdict");
}

TEST_F(SweepPageTest, lists_the_pairs_of_the_selected_row) {
  vary("lsh", "2x5, 6x2");
  run_sweep_and_wait();
  auto* table = find<QTableView>("sweep.table");
  auto* menu = find<QPushButton>("sweep.list")->menu();
  emit menu->aboutToShow();
  ASSERT_EQ(menu->actions().size(), 1);
  EXPECT_FALSE(menu->actions().front()->isEnabled()) << "nothing is selected";
  const SweepRow& row = session.sweeps().table().rows[0];
  ASSERT_GT(row.against_truth->false_negatives, 0U);
  find<QTabBar>("sweep.kinds")->setCurrentIndex(kTradeOff);
  emit find<TradeOffPlot>("sweep.trade_off")->selected(0);
  ASSERT_TRUE(table->currentIndex().isValid());
  emit menu->aboutToShow();
  ASSERT_EQ(menu->actions().size(), 5);
  QAction* list = menu->actions()[3];
  QString missed = list->text();
  EXPECT_EQ(missed.remove(QChar(0x202F)), QString("%1 missed pairs").arg(row.against_truth->false_negatives));
  list->trigger();
  EXPECT_EQ(session.recipe().lsh, (LshOptions{2, 5, 0}));
  EXPECT_EQ(session.pair_choice(), (PairChoice{PairKind::missed}));
  EXPECT_TRUE(find<QWidget>("page.pairs")->isVisible());
  auto* listed = find<QTableView>("pairs.table");
  EXPECT_TRUE(wait_until([&] {
    return listed->model()->rowCount() == static_cast<int>(row.against_truth->false_negatives);
  })) << listed->model()->rowCount();
  find<QAction>("undo")->trigger();
  EXPECT_EQ(session.recipe().lsh, (LshOptions{3, 4, 0}));
}

TEST_F(SweepPageTest, names_the_seed_that_a_row_of_means_stands_for) {
  vary("lsh", "2x5");
  find<QSpinBox>("sweep.repeat")->setValue(2);
  run_sweep_and_wait();
  auto* table = find<QTableView>("sweep.table");
  const auto& rows = session.sweeps().table().rows;
  ASSERT_EQ(table->model()->rowCount(), 3);
  for (const int row : {0, 2, 1}) {  // the means, then each seed
    table->setCurrentIndex(table->model()->index(row, 0));
    const std::uint64_t seed = rows[row == 2 ? 1 : 0].seed;
    auto* menu = find<QPushButton>("sweep.list")->menu();
    emit menu->aboutToShow();
    EXPECT_EQ(menu->actions().front()->text(), QString("Of hash seed %1:").arg(seed)) << row;
  }
}

TEST_F(SweepPageTest, lists_the_pairs_of_a_row_that_another_sweep_has_replaced) {
  vary("lsh", "2x5, 6x2");
  run_sweep_and_wait();
  auto* menu = find<QPushButton>("sweep.list")->menu();
  emit find<TradeOffPlot>("sweep.trade_off")->selected(1);
  emit menu->aboutToShow();
  const auto bands = static_cast<std::uint32_t>(std::stoul(session.sweeps().table().rows[1].values[0]));
  vary("lsh", "3x4");
  run_sweep_and_wait();
  ASSERT_EQ(session.sweeps().table().rows.size(), 1U);
  menu->actions()[2]->trigger();
  EXPECT_EQ(session.recipe().lsh.bands, bands);
}

TEST_F(SweepPageTest, lists_no_kind_of_pairs_twice) {
  vary("shingles.k", "2, 3");
  auto* against = find<QComboBox>("sweep.reference");
  against->setCurrentIndex(against->findText("the pairs of one recipe"));
  find<QLineEdit>("sweep.reference.recipe")->setText("k = 3");
  run_sweep_and_wait();
  auto* menu = find<QPushButton>("sweep.list")->menu();
  for (const std::size_t row : {0, 1}) {
    emit find<TradeOffPlot>("sweep.trade_off")->selected(row);
    emit menu->aboutToShow();
    std::set<QString> texts;
    for (const QAction* action : menu->actions()) EXPECT_TRUE(texts.insert(action->text()).second) << row;
    EXPECT_GE(texts.size(), 5U) << row;
  }
}

TEST_F(SweepPageTest, adds_a_run_of_the_selected_row_with_its_figures) {
  vary("lsh", "2x5, 6x2");
  run_sweep_and_wait();
  auto* menu = find<QPushButton>("sweep.list")->menu();
  emit find<TradeOffPlot>("sweep.trade_off")->selected(1);
  emit menu->aboutToShow();
  menu->actions().front()->trigger();
  const SweepRow& row = session.sweeps().table().rows[1];
  ASSERT_EQ(session.runs().all().size(), 1U);
  const RunRecord& kept = session.runs().all()[0].record;
  EXPECT_EQ(kept.recipe.lsh.bands, static_cast<std::uint32_t>(std::stoul(row.values[0])));
  ASSERT_TRUE(kept.figures);
  EXPECT_EQ(kept.figures->candidates, row.candidates);
  EXPECT_EQ(kept.figures->against_truth, row.against_truth);
  EXPECT_FALSE(session.runs().making()) << "the sweep has already run it";
  session.edit(kept.recipe, "edit");
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result()->recipe == kept.recipe; }));
  EXPECT_EQ(session.result()->report.counts.candidates, row.candidates);
}

// The true pairs are those of k = 3, but the row has k = 5.
TEST_F(SweepPageTest, a_click_on_a_number_lists_the_pairs_it_counts) {
  vary("shingles.k", "5");
  auto* against = find<QComboBox>("sweep.reference");
  against->setCurrentIndex(against->findText("the pairs of one recipe"));
  find<QLineEdit>("sweep.reference.recipe")->setText("k = 3");
  run_sweep_and_wait();
  EXPECT_TRUE(find<QLabel>("sweep.message")->text().contains("the pairs at k = 3 are true by definition"));
  const auto* table = find<QTableView>("sweep.table");
  const auto* listed = find<QTableView>("pairs.table");
  int links = 0;
  for (int column = 0; column < table->model()->columnCount(); ++column) {
    const QModelIndex cell = table->model()->index(0, column);
    const auto link = window.findChild<SweepRowTable*>()->link_at(cell);
    if (!link) continue;
    ++links;
    find<QAction>("page_2")->trigger();
    const QRect place = table->visualRect(cell);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, {place.right() - 5, place.center().y()});
    EXPECT_EQ(session.recipe().shingles.k, 5U);
    EXPECT_EQ(session.pair_choice(), link->choice) << column;
    const auto says_so = [this] {
      return find<InfoBar>("info_bar")->text().contains("The recipe is now that of the sweep's row k = 5.");
    };
    if (links == 1) {
      EXPECT_TRUE(wait_until(says_so));
    }
    QString total = cell.data().toString();
    const QString expected = total.remove(QChar(0x202F));
    EXPECT_TRUE(wait_until([&] {
      QString shown = find<QLabel>("pairs.count")->text();
      return shown.remove(QChar(0x202F)).startsWith(expected + u' ');
    })) << qPrintable(cell.data().toString() + u' ' + find<QLabel>("pairs.count")->text());
  }
  EXPECT_GE(links, 6) << "links for candidates, similar, true, found, missed, not here";
  EXPECT_GT(listed->model()->rowCount(), 0);
}

// The limit is a million candidates: of two consecutive row counts, the table says which one it has not run.
TEST_F(SweepPageTest, runs_costly_settings_on_request) {
  SweepTable table;
  table.plan.base = session.recipe();
  table.plan.axes = {{"lsh", {"grid"}}};
  table.plan.reference = kOwnTruth;
  table.plan.most_candidates = 1'000;
  session.sweeps().start(session.corpus(), table);
  ASSERT_TRUE(wait_until([this] { return !session.sweeps().running(); }));
  const std::size_t cheap = session.sweeps().table().rows.size();
  ASSERT_LT(cheap, settings_up_to(12));
  EXPECT_TRUE(
      find<QLabel>("sweep.message")
          ->text()
          .contains(QString::fromUtf8("%1 costly settings left out: each is expected to have more than 1000 candidates")
                        .arg(settings_up_to(12) - cheap)))
      << qPrintable(find<QLabel>("sweep.message")->text());
  auto* more = find<QPushButton>("sweep.resume");
  EXPECT_TRUE(more->isVisible());
  EXPECT_TRUE(wait_until([more] { return more->text().contains("costly o&nes (less than 1 s)"); }))
      << qPrintable(more->text());
  more->click();
  ASSERT_TRUE(wait_until([this] { return !session.sweeps().running(); }));
  EXPECT_EQ(session.sweeps().table().rows.size(), settings_up_to(12));
  EXPECT_FALSE(find<QLabel>("sweep.message")->text().contains("costly"));
  EXPECT_FALSE(more->isVisible());
}

TEST_F(SweepPageTest, does_not_start_long_sweeps_and_says_how_long_they_take) {
  page()->set_patience(0);
  QTemporaryDir folder;
  QFile text(folder.filePath("a.txt"));
  ASSERT_TRUE(text.open(QIODevice::WriteOnly) && text.write("The only document of another corpus.") > 0);
  text.close();
  session.open({folder.path().toStdString()});
  auto* fill = find<QPushButton>("sweep.fill");
  ASSERT_TRUE(wait_until([&] { return fill->isVisible() && fill->text().contains("35 rows, "); }))
      << qPrintable(fill->text());
  EXPECT_TRUE(session.sweeps().table().rows.empty());
  fill->click();
  ASSERT_TRUE(wait_until([this] { return session.sweeps().table().rows.size() == 35; }));
  EXPECT_FALSE(session.sweeps().is_automatic());
}

TEST_F(SweepPageTest, one_selection_is_shared_by_table_points_and_map_and_a_double_click_adopts_it) {
  auto* map = find<SweepHeatMap>("sweep.heat_map");
  ASSERT_TRUE(map->isVisible());
  map->replot();
  const QPoint cell(static_cast<int>(map->xAxis->coordToPixel(4)), static_cast<int>(map->yAxis->coordToPixel(2)));
  QTest::mouseClick(map, Qt::LeftButton, {}, cell);
  const auto* table = find<QTableView>("sweep.table");
  EXPECT_EQ(table->currentIndex().siblingAtColumn(0).data(), "4");
  EXPECT_EQ(table->currentIndex().siblingAtColumn(1).data(), "2");
  EXPECT_EQ(session.recipe().lsh.bands, 3U) << "a selection alone changes nothing";
  find<QTabBar>("sweep.kinds")->setCurrentIndex(kTradeOff);
  auto* points = find<TradeOffPlot>("sweep.trade_off");
  EXPECT_TRUE(points->accessibleDescription().startsWith(QString::fromUtf8("4 \u00D7 2: ")))
      << qPrintable(points->accessibleDescription());
  QTest::keyClick(points, Qt::Key_Return);
  EXPECT_EQ(session.recipe().lsh.bands, 4U);
  EXPECT_EQ(session.recipe().lsh.rows, 2U);
  find<QAction>("undo")->trigger();
  EXPECT_EQ(session.recipe().lsh.bands, 3U);
  find<QTabBar>("sweep.kinds")->setCurrentIndex(kMap);
  QTest::mouseDClick(map, Qt::LeftButton, {}, cell);
  EXPECT_EQ(session.recipe().lsh.bands, 4U);
}

// The window's filter for tooltips does not show one either.
TEST_F(SweepPageTest, no_tooltip_covers_the_numbers_of_a_plot) {
  for (const int kind : {kTradeOff, kMap}) {
    find<QTabBar>("sweep.kinds")->setCurrentIndex(kind);
    auto* plot = find<QCustomPlot>(kind == kMap ? "sweep.heat_map" : "sweep.trade_off");
    plot->replot();
    const QPoint middle = plot->axisRect()->rect().center();
    QHelpEvent rest(QEvent::ToolTip, middle, plot->mapToGlobal(middle));
    QApplication::sendEvent(plot, &rest);
    EXPECT_FALSE(QToolTip::isVisible()) << kind;
  }
}

TEST_F(SweepPageTest, selects_the_row_of_the_setting_chosen_in_suggest) {
  find<QAction>("suggest_banding")->trigger();
  auto* settings = find<QTableView>("suggest.alternatives");
  ASSERT_TRUE(wait_until([&] { return settings->model()->rowCount() > 1; }));
  const auto* table = find<QTableView>("sweep.table");
  for (const int at : {0, 1}) {
    settings->selectRow(at);
    const QModelIndex row = table->currentIndex();
    ASSERT_TRUE(row.isValid());
    EXPECT_EQ(settings->model()->index(at, 0).data().toString().section(u'\n', 0, 0),
              QString(row.siblingAtColumn(0).data().toString() + " × " + row.siblingAtColumn(1).data().toString()));
  }
}

TEST_F(SweepPageTest, the_goal_is_shared_with_suggest_and_the_table_begins_with_the_best_that_reaches_it) {
  find<QTabBar>("sweep.kinds")->setCurrentIndex(kTradeOff);
  auto* goal = find<QDoubleSpinBox>("sweep.goal");
  EXPECT_EQ(goal->value(), 95);
  find<QAction>("suggest_banding")->trigger();
  auto* suggested = find<QWidget>("suggest.recall")->findChild<QLineEdit*>();
  const auto* table = find<QTableView>("sweep.table");
  for (const double percent : {80.0, 99.0}) {
    percent < 90 ? goal->setValue(percent) : suggested->setText(QString::number(percent));
    EXPECT_EQ(goal->value(), percent);
    EXPECT_EQ(suggested->text().section(u' ', 0, 0).toDouble(), percent);
    EXPECT_EQ(session.recall_goal(), percent / 100);
    const SweepRow* best = nullptr;
    for (const SweepRow& row : session.sweeps().table().rows)
      if (row.against_truth->recall().value_or(0) >= percent / 100 && (!best || row.candidates < best->candidates))
        best = &row;
    ASSERT_NE(best, nullptr);
    QString candidates = table->model()->index(0, 2).data().toString();
    EXPECT_EQ(candidates.remove(QChar(0x202F)).toULongLong(), best->candidates) << percent;
  }
}

// The order of the shown rows, by their candidates.
std::vector<std::uint64_t> candidates_in(const QTableView& table) {
  std::vector<std::uint64_t> counts;
  for (int row = 0; row < table.model()->rowCount(); ++row) {
    QString text = table.model()->index(row, 2).data().toString();
    counts.push_back(text.remove(QChar(0x202F)).toULongLong());
  }
  return counts;
}

TEST_F(SweepPageTest, a_header_sorts_by_number_and_the_shown_row_is_used) {
  run_sweep_and_wait();
  auto* table = find<QTableView>("sweep.table");
  const auto run_order = candidates_in(*table);
  ASSERT_FALSE(std::ranges::is_sorted(run_order));
  auto* header = table->horizontalHeader();
  const auto click = [&] {
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                      {header->sectionViewportPosition(2) + header->sectionSize(2) / 2, header->height() / 2});
  };
  click();
  EXPECT_TRUE(std::ranges::is_sorted(candidates_in(*table)));
  const auto& rows = session.sweeps().table().rows;
  const SweepRow& least = *std::ranges::min_element(rows, {}, &SweepRow::candidates);
  table->setCurrentIndex(table->model()->index(0, 0));
  QTest::mouseClick(find<QPushButton>("sweep.use"), Qt::LeftButton);
  EXPECT_EQ(std::to_string(session.recipe().lsh.bands), least.values[0]);
  EXPECT_EQ(std::to_string(session.recipe().lsh.rows), least.values[1]);
  click();
  EXPECT_TRUE(std::ranges::is_sorted(candidates_in(*table), std::greater<>()));
  EXPECT_EQ(table->currentIndex().siblingAtColumn(0).data().toString().toStdString(), least.values[0])
      << "the selection stays with its row";
  const SweepRow& most = *std::ranges::max_element(rows, {}, &SweepRow::candidates);
  emit table->activated(table->model()->index(0, 0));
  EXPECT_EQ(std::to_string(session.recipe().lsh.bands), most.values[0]);
  click();
  EXPECT_EQ(candidates_in(*table), run_order);
}

TEST_F(SweepPageTest, order_stays_the_same_while_rows_arrive) {
  vary("shingles.k", "1, 2, 3, 4");
  run_sweep_and_wait();
  auto* table = find<QTableView>("sweep.table");
  table->sortByColumn(0, Qt::DescendingOrder);
  find<QLineEdit>("sweep.first.values")->setText("5, 1, 10, 2");
  run_sweep_and_wait();
  ASSERT_TRUE(wait_until([&] { return table->model()->rowCount() == 4; }));
  QStringList values;
  for (int row = 0; row < table->model()->rowCount(); ++row) values << table->model()->index(row, 0).data().toString();
  EXPECT_EQ(values, (QStringList{"10", "5", "2", "1"}));
}

TEST_F(SweepPageTest, one_kind_of_plot_is_shown_at_a_time_and_the_choice_is_remembered) {
  find<QLineEdit>("sweep.first.values")->setText("2x4, 6x2");
  run_sweep_and_wait();
  auto* kinds = find<QTabBar>("sweep.kinds");
  const std::vector<const char*> names = {"sweep.trade_off", "sweep.heat_map", "sweep.dots", "sweep.stage_bars"};
  kinds->setCurrentIndex(0);
  kinds->setFocus();
  for (std::size_t kind = 0; kind < names.size(); ++kind) {
    for (std::size_t other = 0; other < names.size(); ++other)
      EXPECT_EQ(find<QWidget>(names[other])->isVisible(), other == kind) << names[other] << " at " << names[kind];
    if (kind < kTimes) QTest::keyClick(kinds, Qt::Key_Right);
  }
  EXPECT_TRUE(find<QWidget>("sweep.pie")->isVisible());
  EXPECT_FALSE(find<QWidget>("sweep.measure")->isVisible()) << "there is no map to colour";

  MainWindow next(session);
  next.show();
  next.findChild<QAction*>("page_2")->trigger();
  EXPECT_EQ(next.findChild<QTabBar*>("sweep.kinds")->currentIndex(), kTimes);
  EXPECT_TRUE(next.findChild<QWidget*>("sweep.stage_bars")->isVisible());
  kinds->setCurrentIndex(0);
}

TEST_F(SweepPageTest, another_kind_of_plot_selects_no_row) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  run_sweep_and_wait();
  auto* kinds = find<QTabBar>("sweep.kinds");
  kinds->setCurrentIndex(kMap);
  find<QWidget>("sweep.heat_map")->setFocus();
  kinds->setCurrentIndex(kTimes);
  EXPECT_EQ(QApplication::focusWidget(), kinds);
  EXPECT_FALSE(find<QTableView>("sweep.table")->currentIndex().isValid());
  kinds->setCurrentIndex(0);
}

TEST_F(SweepPageTest, pie_shows_all_rows_or_the_selected_one) {
  vary("shingles.k", "2, 3");
  run_sweep_and_wait();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(kTimes);
  const auto title = [this] { return find<QChartView>("sweep.pie")->chart()->title(); };
  EXPECT_TRUE(title().startsWith("average row")) << qPrintable(title());
  auto* table = find<QTableView>("sweep.table");
  table->sortByColumn(0, Qt::DescendingOrder);
  table->setCurrentIndex(table->model()->index(0, 0));
  EXPECT_TRUE(title().startsWith("k = 3: ")) << qPrintable(title());
  find<QLineEdit>("sweep.first.values")->setText("4, 5");
  run_sweep_and_wait();
  EXPECT_TRUE(title().startsWith("average row")) << "no other row is selected;  " << qPrintable(title());
  find<QTabBar>("sweep.kinds")->setCurrentIndex(kTradeOff);
}

TEST_F(SweepPageTest, every_plot_has_the_menu_of_its_export_button) {
  find<QLineEdit>("sweep.first.values")->setText("2x4, 6x2");
  run_sweep_and_wait();
  auto* kinds = find<QTabBar>("sweep.kinds");
  QStringList seen;
  for (int kind = 0; kind < kinds->count(); ++kind) {
    kinds->setCurrentIndex(kind);
    const auto exports = find<QWidget>("page.sweep")->findChildren<PlotExportButton*>();
    const auto offered = std::ranges::find_if(exports, [](const auto* button) { return button->isVisible(); });
    ASSERT_NE(offered, exports.end());
    for (QWidget* plot : find<QWidget>("page.sweep")->findChildren<QWidget*>()) {
      const bool is_plot = qobject_cast<QCustomPlot*>(plot) || qobject_cast<QChartView*>(plot);
      if (!is_plot || !plot->isVisible()) continue;
      const QPoint middle = plot->rect().center();
      QContextMenuEvent asked(QContextMenuEvent::Mouse, middle, plot->mapToGlobal(middle));
      auto* chart = qobject_cast<QChartView*>(plot);
      QApplication::sendEvent(chart ? chart->viewport() : plot, &asked);
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      ASSERT_NE(menu, nullptr) << plot->objectName().toStdString();
      for (QAction* action : (*offered)->menu()->actions()) EXPECT_TRUE(menu->actions().contains(action));
      menu->close();
      seen << plot->objectName();
    }
  }
  EXPECT_TRUE(seen.contains("sweep.heat_map"));
  EXPECT_TRUE(seen.contains("sweep.pie"));
  EXPECT_EQ(seen.size(), 5) << "points, a map, dots, bars of the stages and a circle";
}

TEST_F(SweepPageTest, second_values_have_a_field_only_if_there_is_a_second_parameter) {
  auto* values = find<QLineEdit>("sweep.second.values");
  EXPECT_FALSE(values->isVisible());
  find<QComboBox>("sweep.second")->setCurrentIndex(2);
  EXPECT_TRUE(values->isVisible());
  EXPECT_FALSE(values->text().isEmpty());
  find<QComboBox>("sweep.second")->setCurrentIndex(0);
  EXPECT_FALSE(values->isVisible());
}

TEST_F(SweepPageTest, focus_moves_from_the_run_button_to_the_stop_button_and_back) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  auto *run = find<QPushButton>("sweep.run"), *cancel = find<QPushButton>("sweep.cancel");
  find<QSpinBox>("sweep.repeat")->setValue(1'000);
  for (QWidget* from : {static_cast<QWidget*>(run), find<QWidget>("sweep.first.values")}) {
    from->setFocus();
    ASSERT_EQ(QApplication::focusWidget(), from);
    from == run ? QTest::keyClick(run, Qt::Key_Space) : run->click();
    ASSERT_TRUE(session.sweeps().running());
    EXPECT_EQ(QApplication::focusWidget(), cancel);
    QTest::keyClick(cancel, Qt::Key_Space);
    ASSERT_FALSE(session.sweeps().running());
    EXPECT_EQ(QApplication::focusWidget(), run);
  }
}

TEST_F(SweepPageTest, a_late_key_for_stop_starts_nothing) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  auto *run = find<QPushButton>("sweep.run"), *cancel = find<QPushButton>("sweep.cancel");
  auto* settle = find<QTimer>("sweep.settle");
  settle->setInterval(24 * 3600 * 1000);  // the test ends it explicitly
  find<QLineEdit>("sweep.first.values")->setText("2x4");
  run->setFocus();
  QTest::keyClick(run, Qt::Key_Space);
  ASSERT_EQ(QApplication::focusWidget(), cancel);
  ASSERT_TRUE(wait_until([this] { return !session.sweeps().running(); }));
  ASSERT_EQ(QApplication::focusWidget(), run);
  for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) {
    QTest::keyClick(run, key);
    EXPECT_FALSE(session.sweeps().running()) << key;
  }
  settle->stop();
  QTest::keyClick(run, Qt::Key_Space);
  EXPECT_TRUE(session.sweeps().running());
}

/// Presses whatever is at a position of the window.
void click_at(const QWidget& window, const QPoint& place) {
  QWidget* there = window.childAt(place);
  ASSERT_NE(there, nullptr);
  QTest::mouseClick(there, Qt::LeftButton, {}, there->mapFrom(&window, place));
}

TEST_F(SweepPageTest, a_late_click_on_stop_starts_nothing) {
  window.resize(1280, 800);
  auto* cancel = find<QPushButton>("sweep.cancel");
  find<QSpinBox>("sweep.repeat")->setValue(1'000);
  for (const double share : {0.1, 0.5, 0.9}) {
    find<QPushButton>("sweep.run")->click();
    ASSERT_TRUE(wait_until([this] { return !session.sweeps().table().rows.empty(); }));
    lay_out();
    const QPoint place =
        cancel->mapTo(&window, QPoint(static_cast<int>(share * cancel->width()), cancel->height() / 2));
    click_at(window, place);
    ASSERT_FALSE(session.sweeps().running());
    lay_out();
    click_at(window, place);
    EXPECT_FALSE(session.sweeps().running()) << share;
  }
}

TEST_F(SweepPageTest, rows_replaced_by_a_new_sweep_can_be_restored) {
  auto* before = find<QPushButton>("sweep.before");
  EXPECT_FALSE(before->isVisible());
  auto* values = find<QLineEdit>("sweep.first.values");
  values->setText("2x4, 6x2");
  run_sweep_and_wait();
  values->setText("1x1");
  run_sweep_and_wait();
  ASSERT_TRUE(before->isVisible());
  before->click();
  EXPECT_EQ(find<QTableView>("sweep.table")->model()->rowCount(), 2);
  EXPECT_EQ(find<QLabel>("sweep.state")->text(), "2 of 2");
  before->click();
  EXPECT_GT(find<QTableView>("sweep.table")->model()->rowCount(), 2) << "the sweep that filled the page automatically";
  before->click();
  EXPECT_EQ(find<QTableView>("sweep.table")->model()->rowCount(), 1) << "and back to the start";
}

TEST_F(SweepPageTest, can_vary_every_parameter_of_the_recipe) {
  auto* what = find<QComboBox>("sweep.first");
  const std::set<std::string_view> otherwise = {"sketch.seed", "lsh.bands", "lsh.rows"};  // by seeds, by bands x rows
  for (const Parameter& parameter : parameters()) {
    const int at = what->findData(QString::fromLatin1(parameter.key.data(), static_cast<int>(parameter.key.size())));
    EXPECT_EQ(at >= 0, otherwise.count(parameter.key) == 0) << parameter.key;
  }
  what->setCurrentIndex(what->findData("text.case"));
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), "lower, keep");
  run_sweep_and_wait();
  EXPECT_EQ(session.sweeps().table().rows.size(), 2U * session.sweeps().table().plan.repeat);
}

TEST_F(SweepPageTest, predicts_the_cost_of_a_sweep_as_the_controls_change) {
  const auto says = [this](const char* text) {
    return wait_until([&] { return find<QLabel>("sweep.cost")->text().startsWith(QString::fromLatin1(text)); });
  };
  auto* values = find<QLineEdit>("sweep.first.values");
  values->setText("3x4, 2x4");
  EXPECT_TRUE(says("2 rows, ")) << "the recipe's own run was timed";
  find<QSpinBox>("sweep.repeat")->setValue(3);
  EXPECT_TRUE(says("6 rows, "));
  values->setText(QString::fromUtf8("every b \u00D7 r, x"));
  EXPECT_TRUE(wait_until([this] { return find<QLabel>("sweep.cost")->text().isEmpty(); })) << "there is no plan";
}

/// Tables that another program, or an earlier run of this one, may have left behind.
SweepTable left_over(const Corpus& corpus, std::vector<SweepAxis> axes, std::vector<std::string> values) {
  SweepTable table;
  table.plan.axes = std::move(axes);
  table.plan.repeat = 7;
  table.plan.reference = "own";
  table.corpus = facts_of(corpus);
  table.rows.resize(1);
  table.rows[0].values = std::move(values);
  return table;
}

// Wilson's interval for 5 of 6 is 43.6 to 97.0 %.
TEST_F(SweepPageTest, says_if_pairs_are_too_few_to_judge_whether_the_goal_is_reached) {
  SweepTable table = left_over(*session.corpus(), {{"lsh", {"3x4"}}}, {"3", "4"});
  table.rows[0].against_truth = Confusion{.true_positives = 5, .false_negatives = 1};
  session.sweeps().show({table}, *session.corpus());
  const QString message = find<QLabel>("sweep.message")->text();
  EXPECT_TRUE(message.contains(QString::fromUtf8(
      "3 \u00D7 4: 5 of 6 similar pairs of different documents found, 83.3 % (95 % limits: 43.6 to 97.0 %): too few to "
      "judge whether a goal is reached.")))
      << message.toStdString();
  EXPECT_FALSE(message.contains("with this hash seed"));
  table.rows[0].against_truth = Confusion();
  session.sweeps().show({table}, *session.corpus());
  EXPECT_TRUE(find<QLabel>("sweep.message")->text().contains("recall cannot be judged"));
}

TEST_F(SweepPageTest, controls_show_the_plan_of_a_table_from_elsewhere) {
  session.sweeps().show(
      {left_over(*session.corpus(), {{"shingles.k", {"2", "3"}}, {"lsh", {"3x4", "6x2"}}}, {"2", "3", "4"})},
      *session.corpus());
  EXPECT_EQ(find<QComboBox>("sweep.first")->currentData(), "shingles.k");
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), "2, 3");
  EXPECT_EQ(find<QComboBox>("sweep.second")->currentData(), "lsh");
  EXPECT_EQ(find<QLineEdit>("sweep.second.values")->text(), "3x4, 6x2");
  EXPECT_EQ(find<QSpinBox>("sweep.repeat")->value(), 7);
  EXPECT_EQ(find<QComboBox>("sweep.reference")->currentData(), "own");
  EXPECT_FALSE(find<QLabel>("sweep.message")->text().contains("another sweep"));
  session.sweeps().show({left_over(*session.corpus(), {{"sketch.hashes", {"20"}}}, {"20"})}, *session.corpus());
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), "20");
  EXPECT_FALSE(find<QLineEdit>("sweep.second.values")->isEnabled());
}

TEST_F(SweepPageTest, controls_changed_by_the_user_stay_unchanged) {
  find<QLineEdit>("sweep.first.values")->setText("2x4");
  session.sweeps().show({left_over(*session.corpus(), {{"shingles.k", {"2", "3"}}}, {"2"})}, *session.corpus());
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), "2x4");
  EXPECT_TRUE(find<QLabel>("sweep.message")->text().contains("another sweep"));
}

TEST_F(SweepPageTest, controls_stay_unchanged_if_they_cannot_show_a_plan) {
  const QString values = find<QLineEdit>("sweep.first.values")->text();
  session.sweeps().show({left_over(*session.corpus(), {{"sketch.seed", {"2", "3"}}}, {"2"})}, *session.corpus());
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), values);
  EXPECT_TRUE(find<QLabel>("sweep.message")->text().contains("another sweep"));
}

QByteArray content_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TEST_F(SweepPageTest, exports_the_table_but_never_over_a_foreign_json) {
  find<QLineEdit>("sweep.first.values")->setText("2x4");
  run_sweep_and_wait();
  QTemporaryDir folder;
  const QString table = folder.filePath("a.csv"), json = folder.filePath("a.json");
  const auto save = [&] {
    find<QPushButton>("sweep.save")->click();
    auto* dialog = window.findChild<QFileDialog*>("save_dialog");
    EXPECT_TRUE(dialog->windowTitle().contains("JSON"));
    emit dialog->fileSelected(table);
    delete dialog;
  };
  QFile other(json);
  ASSERT_TRUE(other.open(QIODevice::WriteOnly) && other.write("another one's") > 0);
  other.close();
  save();
  EXPECT_FALSE(QFile::exists(table));
  EXPECT_EQ(content_of(json), "another one's");
  EXPECT_TRUE(find<QLabel>("sweep.message")->text().contains("a.json"))
      << find<QLabel>("sweep.message")->text().toStdString();
  ASSERT_TRUE(other.remove());
  for (int i = 0; i < 2; ++i) {
    save();
    EXPECT_EQ(content_of(table).count('\n'), 2) << "a header and a row";
    EXPECT_TRUE(content_of(json).startsWith('{'));
  }
}

TEST_F(SweepPageTest, a_plot_saved_while_rows_arrive_has_all_of_them) {
  QTemporaryDir folder;
  const QString path = folder.filePath("map.csv");
  std::size_t rows = 0;
  QObject::connect(&session.sweeps(), &SweepRunner::row_added, &window, [&] {
    if (rows > 0) return;
    rows = session.sweeps().table().rows.size();
    for (const auto* button : find<QWidget>("page.sweep")->findChildren<PlotExportButton*>())
      if (button->isVisible()) button->findChild<QAction*>("save_plot.csv")->trigger();
  });
  run_sweep_and_wait();
  auto* dialog = window.findChild<QFileDialog*>("save_dialog");
  ASSERT_NE(dialog, nullptr);
  emit dialog->fileSelected(path);
  dialog->close();
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll().count('\n'), static_cast<qsizetype>(rows) + 1) << "one cell per row, below a header";
}

TEST_F(SweepPageTest, does_not_resume_on_another_corpus) {
  find<QSpinBox>("sweep.repeat")->setValue(1'000);
  find<QPushButton>("sweep.run")->click();
  ASSERT_TRUE(wait_until([this] { return !session.sweeps().table().rows.empty(); }));
  find<QPushButton>("sweep.cancel")->click();
  auto* resume = find<QPushButton>("sweep.resume");
  EXPECT_TRUE(resume->isVisible());
  QTemporaryDir folder;
  QFile text(folder.filePath("a.txt"));
  ASSERT_TRUE(text.open(QIODevice::WriteOnly) && text.write("The only document of another corpus.") > 0);
  text.close();
  session.open({folder.path().toStdString()});
  ASSERT_TRUE(wait_until([this] { return session.sweeps().is_automatic() && !session.sweeps().running(); }));
  EXPECT_FALSE(resume->isVisible());
  EXPECT_EQ(find<QTableView>("sweep.table")->model()->rowCount(), 35) << "every b x r of the other corpus";
}

TEST_F(SweepPageTest, remembers_the_positions_of_its_splitters) {
  window.resize(1600, 1000);
  run_sweep_and_wait();
  auto* splitter = find<QSplitter>("sweep.splitter");
  QSplitterHandle* border = splitter->handle(1);
  const int before = splitter->sizes().front();
  const QPoint middle = border->rect().center();
  QTest::mousePress(border, Qt::LeftButton, {}, middle);
  QTest::mouseMove(border, middle + QPoint(40, 0));
  QTest::mouseRelease(border, Qt::LeftButton, {}, middle);
  const QList<int> sizes = splitter->sizes();
  ASSERT_NE(sizes.front(), before);
  window.close();

  MainWindow next(session);
  next.show();
  next.findChild<QAction*>("page_2")->trigger();
  // The recipe next to it may get another width.
  const auto share = [](const QList<int>& of) { return static_cast<double>(of.front()) / (of.front() + of.back()); };
  EXPECT_NEAR(share(next.findChild<QSplitter*>("sweep.splitter")->sizes()), share(sizes), 0.005);
  QSettings().clear();
}

TEST_F(SweepPageTest, every_row_equals_its_own_run) {
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

TEST_F(SweepPageTest, other_parameters_have_charts_and_bad_values_an_error_message) {
  auto* what = find<QComboBox>("sweep.first");
  what->setCurrentIndex(what->findData("shingles.k"));
  EXPECT_FALSE(find<QLineEdit>("sweep.first.values")->text().isEmpty());
  find<QLineEdit>("sweep.first.values")->setText("two");
  QTest::mouseClick(find<QPushButton>("sweep.run"), Qt::LeftButton);
  EXPECT_FALSE(session.sweeps().running());
  EXPECT_TRUE(find<QLabel>("sweep.problem")->text().contains("two"));
  find<QLineEdit>("sweep.first.values")->setText("2, 3");
  run_sweep_and_wait();
  EXPECT_EQ(session.sweeps().table().rows.size(), 10U) << "five hash seeds each";
  EXPECT_TRUE(find<QWidget>("sweep.dots")->isVisible());
  EXPECT_FALSE(find<SweepHeatMap>("sweep.heat_map")->isVisible());
}

TEST_F(SweepPageTest, says_that_one_seed_is_to_save_time) {
  auto* what = find<QComboBox>("sweep.first");
  what->setCurrentIndex(what->findData("sketch.hashes"));
  auto* seeds = find<QSpinBox>("sweep.repeat");
  EXPECT_EQ(seeds->value(), 5);
  QStringList long_ones;
  for (int n = 4000; n < 4090; ++n) long_ones << QString::number(n);
  find<QLineEdit>("sweep.first.values")->setText(long_ones.join(u','));
  const auto* cost = find<QLabel>("sweep.cost");
  ASSERT_TRUE(wait_until([&] { return cost->text().contains("; one seed to save time"); })) << qPrintable(cost->text());
  EXPECT_EQ(seeds->value(), 1);
  seeds->setValue(2);
  ASSERT_TRUE(wait_until([&] { return cost->text().startsWith("180 rows, "); })) << qPrintable(cost->text());
  EXPECT_FALSE(cost->text().contains("to save time")) << "the user chose it";
}

TEST_F(SweepPageTest, an_error_about_values_says_what_is_allowed_and_disappears_when_they_are_corrected) {
  vary("shingles.k", "2-9");
  find<QPushButton>("sweep.run")->click();
  const auto* message = find<QLabel>("sweep.problem");
  EXPECT_TRUE(message->text().contains("Values from 1 to ")) << qPrintable(message->text());
  EXPECT_TRUE(message->text().contains("for example 2, 3")) << qPrintable(message->text());
  find<QLineEdit>("sweep.first.values")->setText("2, 9");
  EXPECT_FALSE(message->text().contains("Values from"));
}

TEST_F(SweepPageTest, a_wrong_value_is_reported_in_place_of_the_cost_before_anything_is_run) {
  vary("shingles.k", "2");
  auto* values = find<QLineEdit>("sweep.first.values");
  const auto *problem = find<QLabel>("sweep.problem"), *cost = find<QLabel>("sweep.cost");
  for (const char* wrong : {"2, abc", "0"}) {
    values->setText(QString::fromLatin1(wrong));
    EXPECT_TRUE(wait_until([&] { return problem->isVisible(); })) << wrong;
    EXPECT_TRUE(problem->text().startsWith(QStringLiteral("\u26A0 "))) << qPrintable(problem->text());
    EXPECT_TRUE(problem->text().contains("Shingle length k")) << qPrintable(problem->text());
    EXPECT_TRUE(values->accessibleDescription() == problem->text());
    EXPECT_FALSE(cost->isVisible());
    values->setText("2, 3");
    EXPECT_FALSE(problem->isVisible());
    EXPECT_TRUE(values->accessibleDescription().isEmpty());
    EXPECT_TRUE(wait_until([&] { return cost->isVisible() && !cost->text().isEmpty(); }));
  }
  auto* second = find<QComboBox>("sweep.second");
  second->setCurrentIndex(second->findData("shingles.k"));
  EXPECT_TRUE(wait_until([&] { return problem->text().contains("varied twice"); })) << "both problems can be read";
  second->setCurrentIndex(0);
  EXPECT_FALSE(problem->isVisible());
}

TEST_F(SweepPageTest, running_a_wrong_value_moves_the_focus_to_it) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  find<QComboBox>("sweep.second")->setCurrentIndex(3);
  auto* values = find<QLineEdit>("sweep.second.values");
  values->setText("x");
  find<QPushButton>("sweep.run")->click();
  EXPECT_FALSE(session.sweeps().running());
  EXPECT_TRUE(find<QLabel>("sweep.problem")->isVisible());
  EXPECT_EQ(QApplication::focusWidget(), values);
}

TEST_F(SweepPageTest, notes_group_digits_like_the_page) {
  SweepTable table;
  table.plan.axes = {*parse_axis("shingles.k=2,3")};
  table.corpus = facts_of(*session.corpus());
  table.rows.resize(1);
  table.rows[0].values = {"2"};
  table.notes = {"320 of 1,920 combinations cannot run and are left out."};
  session.sweeps().show({table}, *session.corpus());
  const QString text = find<QLabel>("sweep.message")->text();
  EXPECT_TRUE(text.contains(QStringLiteral("320 of 1920 combinations"))) << qPrintable(text);
}

TEST_F(SweepPageTest, says_what_the_rows_are_when_another_sweep_is_chosen) {
  run_sweep_and_wait();
  const auto* message = find<QLabel>("sweep.message");
  EXPECT_TRUE(message->text().contains("too few to judge")) << qPrintable(message->text());
  EXPECT_FALSE(message->text().contains(QString::fromUtf8("every b \u00D7 r")));
  choose("Newswire: time against k");
  EXPECT_TRUE(message->isVisible());
  EXPECT_TRUE(message->text().contains(QString::fromUtf8("every b \u00D7 r"))) << qPrintable(message->text());
  choose("Custom sweep");
  EXPECT_FALSE(message->text().contains(QString::fromUtf8("every b \u00D7 r")));
}

TEST_F(SweepPageTest, suggestion_reaches_the_recall_and_is_adopted_in_one_step) {
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
    const auto& summary = session.surveyor().summary();
    return summary && summary->run->recipe == session.recipe();
  }));
  EXPECT_GE(session.surveyor().summary()->counts.recall().value_or(0), 0.9);
  find<QAction>("undo")->trigger();
  EXPECT_EQ(session.recipe(), longer);
}

TEST_F(SweepPageTest, suggestion_finds_a_pair_at_the_threshold_and_states_its_scope) {
  Recipe longer = session.recipe();
  longer.sketch.hashes = 100;
  session.edit(longer, "n");
  find<QAction>("suggest_banding")->trigger();
  auto* adopt = find<QPushButton>("suggest.adopt");
  find<QWidget>("suggest.recall")->findChild<QLineEdit*>()->setText("50");
  find<QDoubleSpinBox>("suggest.threshold")->setValue(0.7);
  find<QDoubleSpinBox>("suggest.at_threshold")->setValue(98);
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_TRUE(find<QLabel>("suggest.scope")->isVisible());
  EXPECT_TRUE(find<QLabel>("suggest.scope")->text().contains(QString::fromUtf8("1000 documents, a sample of")))
      << qPrintable(find<QLabel>("suggest.scope")->text());
  adopt->click();
  const LshOptions& lsh = session.recipe().lsh;
  EXPECT_GE(1 - std::pow(1 - std::pow(0.7, lsh.rows), lsh.bands), 0.98) << lsh.bands << " x " << lsh.rows;
}

TEST_F(SweepPageTest, suggestion_follows_the_textbook_rules) {
  Recipe longer = session.recipe();
  longer.sketch.hashes = 128;
  session.edit(longer, "n");
  find<QAction>("suggest_banding")->trigger();
  auto* adopt = find<QPushButton>("suggest.adopt");
  auto* by = find<QComboBox>("suggest.by");
  auto* weight = find<QDoubleSpinBox>("suggest.weight");
  find<QDoubleSpinBox>("suggest.threshold")->setValue(0.7);
  EXPECT_FALSE(weight->isVisible());
  by->setCurrentIndex(1);
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_FALSE(find<QCheckBox>("suggest.any_length")->isEnabled()) << "the rules need n";
  EXPECT_TRUE(find<QLabel>("suggest.sentence")->text().contains("16 bands of 8 rows"));
  by->setCurrentIndex(2);
  EXPECT_TRUE(weight->isVisible());
  weight->setValue(0.9);
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_TRUE(find<QLabel>("suggest.sentence")->text().contains("0.1 x false positive + 0.9 x false negative"));
  by->setCurrentIndex(1);
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  adopt->click();
  EXPECT_EQ(session.recipe().lsh, (LshOptions{16, 8, 0}));
}

TEST_F(SweepPageTest, suggestion_reopens_at_its_last_position) {
  find<QAction>("suggest_banding")->trigger();
  auto* dialog = find<SuggestDialog>("suggest");
  dialog->resize(dialog->size() + QSize(60, 40));
  dialog->move(dialog->pos() + QPoint(-90, 30));
  const QRect left = dialog->geometry();
  dialog->close();
  find<QAction>("suggest_banding")->trigger();
  EXPECT_EQ(dialog->geometry(), left);
  window.close();
  EXPECT_FALSE(dialog->isVisible());

  MainWindow next(session);
  next.show();
  next.findChild<QAction*>("suggest_banding")->trigger();
  EXPECT_EQ(next.findChild<SuggestDialog*>("suggest")->geometry(), left);
  QSettings().clear();
}

TEST_F(SweepPageTest, an_alternative_next_to_the_suggestion_is_drawn_and_adopted) {
  Recipe filtered = session.recipe();
  filtered.sketch.hashes = 100;
  filtered.verify.prefix = 2;
  filtered.verify.by = VerifyBy::signature;
  session.edit(filtered, "n");
  find<QAction>("suggest_banding")->trigger();
  auto* adopt = find<QPushButton>("suggest.adopt");
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_TRUE(find<QLabel>("suggest.prefix_loss")->text().contains("The first-m check (m = 2) misses about"));
  EXPECT_TRUE(find<QLabel>("suggest.signature_loss")->text().contains("Verification by signature misses"));
  EXPECT_TRUE(find<QLabel>("suggest.used")->text().contains("of 100 hash values"));

  find<QCheckBox>("suggest.without_prefix")->setChecked(true);
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_FALSE(find<QLabel>("suggest.prefix_loss")->isVisible());
  auto* alternatives = find<QTableView>("suggest.alternatives");
  const int last = alternatives->model()->rowCount() - 1;
  ASSERT_GT(last, 0);
  EXPECT_LT(alternatives->currentIndex().row(), last) << "the strictest alternative comes last and is not suggested";
  std::optional<Recipe> drawn;
  QObject::connect(find<SuggestDialog>("suggest"), &SuggestDialog::previewed,
                   [&](const std::optional<Recipe>& recipe) { drawn = recipe; });
  alternatives->setCurrentIndex(alternatives->model()->index(last, 0));
  ASSERT_TRUE(drawn);
  const Recipe strictest = *drawn;
  adopt->click();
  EXPECT_EQ(session.recipe(), strictest);
  EXPECT_EQ(strictest.verify.prefix, 0U);
  EXPECT_EQ(drawn, std::nullopt) << "an adopted setting is no longer a suggestion";
}

/// A type size half as large again, while it lives.
class LargeType {
 public:
  LargeType() {
    QFont large = before_;
    large.setPointSizeF(1.5 * large.pointSizeF());
    QApplication::setFont(large);
  }
  ~LargeType() { QApplication::setFont(before_); }

 private:
  const QFont before_ = QApplication::font();
};

TEST_F(SweepPageAtFirst, a_running_sweep_needs_no_more_width_than_a_finished_one) {
  const LargeType large;
  window.resize(1280, 800);
  find<QSpinBox>("sweep.repeat")->setValue(1'000);
  find<QPushButton>("sweep.run")->click();
  ASSERT_TRUE(wait_until([this] { return session.sweeps().table().rows.size() > 100; }));
  lay_out();
  const auto* page = qobject_cast<QScrollArea*>(window.centralWidget());
  EXPECT_EQ(page->horizontalScrollBar()->maximum(), 0);
  find<QPushButton>("sweep.cancel")->click();
}

TEST_F(SweepPageAtFirst, every_stage_is_named_in_the_legend) {
  const LargeType large;
  window.resize(1280, 800);
  run_sweep_and_wait();
  auto* kinds = find<QTabBar>("sweep.kinds");
  kinds->setCurrentIndex(kTimes);
  settle();
  const QFontMetrics type = window.fontMetrics();
  const auto* bars = find<QChartView>("sweep.stage_bars");
  const QLegend& legend = *bars->chart()->legend();
  int names = 0;
  for (const QLegendMarker* marker : legend.markers())
    names += type.horizontalAdvance(marker->label()) + 3 * type.height() / 2;
  EXPECT_TRUE(legend.alignment() == Qt::AlignRight || names <= bars->width()) << names << " in " << bars->width();
  kinds->setCurrentIndex(0);
}

TEST_F(SweepPageAtFirst, the_table_beside_a_map_is_complete_on_a_wide_page) {
  window.resize(1'918, 1'050);
  find<QLineEdit>("sweep.first.values")->setText("2x4, 6x2");
  run_sweep_and_wait();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(kMap);
  ASSERT_TRUE(find<SweepHeatMap>("sweep.heat_map")->isVisible());
  EXPECT_EQ(find<QTableView>("sweep.table")->horizontalScrollBar()->maximum(), 0);
}

}  // namespace
}  // namespace lookalike
