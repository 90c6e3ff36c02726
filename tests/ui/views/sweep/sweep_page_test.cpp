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
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
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
#include <QtCharts/QChartView>
#include <QtCharts/QLegendMarker>
#include <algorithm>
#include <cmath>
#include <functional>

#include "core/exchange/sweep_files.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/fresh_data.h"
#include "tests/ui/support/settle.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/suggest/suggest_dialog.h"
#include "ui/views/sweep/heat_map/sweep_heat_map.h"
#include "ui/widgets/labels/elided_label.h"
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

  FreshData data;
  Session session;
  MainWindow window{session};
};

/// Nothing is remembered of how a person left it.
class SweepPageAtFirst : public SweepPageTest {
 protected:
  static void SetUpTestSuite() { QSettings().clear(); }
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
  EXPECT_TRUE(wait_until([this] { return session.recipe().lsh.bands == 4; }));
  EXPECT_EQ(session.recipe().lsh.rows, 2U);
  find<QAction>("undo")->trigger();
  EXPECT_EQ(session.recipe().lsh.bands, 3U);
}

// The order of the rows that the table shows, by their candidates.
std::vector<std::uint64_t> candidates_in(const QTableView& table) {
  std::vector<std::uint64_t> counts;
  for (int row = 0; row < table.model()->rowCount(); ++row) {
    QString text = table.model()->index(row, 2).data().toString();
    counts.push_back(text.remove(QChar(0x202F)).toULongLong());
  }
  return counts;
}

TEST_F(SweepPageTest, header_sorts_by_number_and_the_row_that_is_seen_is_used) {
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

TEST_F(SweepPageTest, order_stays_while_rows_arrive) {
  auto* what = find<QComboBox>("sweep.first");
  what->setCurrentIndex(what->findData("shingles.k"));
  find<QLineEdit>("sweep.first.values")->setText("1, 2, 3, 4");
  run_sweep_and_wait();
  auto* table = find<QTableView>("sweep.table");
  table->sortByColumn(0, Qt::DescendingOrder);
  find<QLineEdit>("sweep.first.values")->setText("5, 1, 10, 2");
  run_sweep_and_wait();
  QStringList values;
  for (int row = 0; row < table->model()->rowCount(); ++row) values << table->model()->index(row, 0).data().toString();
  EXPECT_EQ(values, (QStringList{"10", "5", "2", "1"}));
}

TEST_F(SweepPageTest, map_charts_and_times_take_turns_and_the_choice_is_remembered) {
  run_sweep_and_wait();
  auto* kinds = find<QTabBar>("sweep.kinds");
  const auto seen = [this](const char* name) { return find<QWidget>(name)->isVisible(); };
  EXPECT_TRUE(seen("sweep.heat_map"));
  kinds->setFocus();
  QTest::keyClick(kinds, Qt::Key_Right);
  EXPECT_FALSE(seen("sweep.heat_map"));
  EXPECT_TRUE(seen("sweep.bars.candidates"));
  QTest::keyClick(kinds, Qt::Key_Right);
  EXPECT_FALSE(seen("sweep.bars.candidates"));
  EXPECT_TRUE(seen("sweep.stage_bars"));
  EXPECT_TRUE(seen("sweep.pie"));
  EXPECT_FALSE(seen("sweep.measure")) << "nothing to colour";

  MainWindow next(session);
  next.show();
  next.findChild<QAction*>("page_2")->trigger();
  EXPECT_EQ(next.findChild<QTabBar*>("sweep.kinds")->currentIndex(), 2);
  EXPECT_TRUE(next.findChild<QWidget*>("sweep.stage_bars")->isVisible());
  kinds->setCurrentIndex(0);
}

TEST_F(SweepPageTest, another_kind_of_plot_selects_no_row) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  run_sweep_and_wait();
  auto* kinds = find<QTabBar>("sweep.kinds");
  kinds->setCurrentIndex(1);
  find<QWidget>("sweep.bars.candidates")->setFocus();
  kinds->setCurrentIndex(2);
  EXPECT_EQ(QApplication::focusWidget(), kinds);
  EXPECT_FALSE(find<QTableView>("sweep.table")->currentIndex().isValid());
  kinds->setCurrentIndex(0);
}

std::vector<QRect> charts_seen_in(const QWidget& window) {
  std::vector<QRect> places;
  for (const QChartView* chart : window.findChildren<QChartView*>())
    if (chart->isVisible() && chart->objectName().startsWith("sweep.bars.")) places.push_back(chart->geometry());
  return places;
}

TEST_F(SweepPageTest, charts_share_the_room_evenly_whatever_was_seen_before) {
  window.resize(1280, 800);
  run_sweep_and_wait();
  auto* kinds = find<QTabBar>("sweep.kinds");
  auto* saved = find<QComboBox>("sweep.saved");
  for (const int kind : {1, 2, 0}) kinds->setCurrentIndex(kind);
  saved->setCurrentIndex(saved->findText("Newswire: time against k"));
  run_sweep_and_wait();
  kinds->setCurrentIndex(1);
  saved->setCurrentIndex(0);
  for (const auto& [box, key, values] : {std::tuple("sweep.first", "shingles.k", "2, 3, 4"),
                                         std::tuple("sweep.second", "sketch.hashes", "20, 50, 100")}) {
    find<QComboBox>(box)->setCurrentIndex(find<QComboBox>(box)->findData(key));
    find<QLineEdit>((std::string(box) + ".values").c_str())->setText(values);
  }
  run_sweep_and_wait();
  const double points = window.font().pointSizeF();
  for (const double scale : {1.0, 1.6}) {
    QFont font = window.font();
    font.setPointSizeF(scale * points);
    QApplication::setFont(font);
    settle();
    const auto places = charts_seen_in(window);
    ASSERT_GE(places.size(), 4U);
    for (const QRect& place : places) {
      EXPECT_NEAR(place.width(), places.front().width(), 1) << scale;
      EXPECT_GE(place.width(), 25 * window.fontMetrics().averageCharWidth()) << scale;
      EXPECT_GE(place.height(), 8 * window.fontMetrics().height()) << scale;
    }
  }
  QFont font = window.font();
  font.setPointSizeF(points);
  QApplication::setFont(font);
  kinds->setCurrentIndex(1);
}

TEST_F(SweepPageTest, pie_is_of_all_rows_or_of_the_one_selected) {
  auto* what = find<QComboBox>("sweep.first");
  what->setCurrentIndex(what->findData("shingles.k"));
  find<QLineEdit>("sweep.first.values")->setText("2, 3");
  run_sweep_and_wait();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(2);
  const auto title = [this] { return find<QChartView>("sweep.pie")->chart()->title(); };
  EXPECT_TRUE(title().startsWith("a row on average")) << qPrintable(title());
  auto* table = find<QTableView>("sweep.table");
  table->sortByColumn(0, Qt::DescendingOrder);
  table->setCurrentIndex(table->model()->index(0, 0));
  EXPECT_TRUE(title().startsWith("3: ")) << qPrintable(title());
  find<QLineEdit>("sweep.first.values")->setText("4, 5");
  run_sweep_and_wait();
  EXPECT_TRUE(title().startsWith("a row on average")) << "nothing is selected in other rows; " << qPrintable(title());
  find<QTabBar>("sweep.kinds")->setCurrentIndex(1);
}

TEST_F(SweepPageTest, every_plot_has_a_menu_of_what_its_export_button_alternatives) {
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
      const bool is_plot = qobject_cast<SweepHeatMap*>(plot) || qobject_cast<QChartView*>(plot);
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
  EXPECT_GE(seen.size(), 8) << "a map, the charts, bars of the stages and a circle";
}

TEST_F(SweepPageTest, what_a_sweep_costs_is_below_the_choice_where_there_is_no_room_beside_it) {
  auto* cost = find<QLabel>("sweep.cost");
  auto* choice = find<QComboBox>("sweep.saved");
  const auto is_below = [&] {
    return cost->mapTo(&window, QPoint()).y() >= choice->mapTo(&window, QPoint(0, choice->height())).y();
  };
  window.resize(1280, 800);
  ASSERT_TRUE(wait_until([&] { return !cost->text().isEmpty() && !is_below(); }));
  QFont large = window.font();
  const QFont normal = large;
  large.setPointSizeF(1.5 * large.pointSizeF());
  QApplication::setFont(large);
  window.resize(1281, 800);
  EXPECT_TRUE(wait_until(is_below));
  EXPECT_LT(cost->height(), 3 * cost->fontMetrics().height());
  QApplication::setFont(normal);
}

TEST_F(SweepPageTest, second_values_have_a_field_only_where_there_is_a_second_parameter) {
  auto* values = find<QLineEdit>("sweep.second.values");
  EXPECT_FALSE(values->isVisible());
  find<QComboBox>("sweep.second")->setCurrentIndex(2);
  EXPECT_TRUE(values->isVisible());
  EXPECT_FALSE(values->text().isEmpty());
  find<QComboBox>("sweep.second")->setCurrentIndex(0);
  EXPECT_FALSE(values->isVisible());
}

TEST_F(SweepPageTest, a_row_is_looked_at_that_was_selected_before_the_plots_had_it) {
  auto* what = find<QComboBox>("sweep.first");
  what->setCurrentIndex(what->findData("shingles.k"));
  find<QLineEdit>("sweep.first.values")->setText("2, 3");
  find<QSpinBox>("sweep.repeat")->setValue(1'000);
  QTest::mouseClick(find<QPushButton>("sweep.run"), Qt::LeftButton);
  find<QTabBar>("sweep.kinds")->setCurrentIndex(2);
  auto* table = find<QTableView>("sweep.table");
  const auto connection = QObject::connect(&session.sweeps(), &SweepRunner::row_added, [&] {
    if (!table->currentIndex().isValid()) table->setCurrentIndex(table->model()->index(0, 0));
  });
  const auto title = [this] { return find<QChartView>("sweep.pie")->chart()->title(); };
  EXPECT_TRUE(wait_until([&] { return title().startsWith("2: "); })) << qPrintable(title());
  QObject::disconnect(connection);
  find<QPushButton>("sweep.cancel")->click();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(1);
}

TEST_F(SweepPageTest, focus_goes_from_what_begins_a_sweep_to_what_ends_it_and_back) {
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

TEST_F(SweepPageTest, a_key_for_stop_that_comes_late_begins_nothing) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  auto *run = find<QPushButton>("sweep.run"), *cancel = find<QPushButton>("sweep.cancel");
  auto* settle = find<QTimer>("sweep.settle");
  settle->setInterval(24 * 3600 * 1000);  // it ends when the test says so
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

/// Presses what lies at a place of the window.
void click_at(const QWidget& window, const QPoint& place) {
  QWidget* there = window.childAt(place);
  ASSERT_NE(there, nullptr);
  QTest::mouseClick(there, Qt::LeftButton, {}, there->mapFrom(&window, place));
}

TEST_F(SweepPageTest, a_click_for_stop_that_comes_late_begins_nothing) {
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

TEST_F(SweepPageTest, rows_that_a_new_sweep_takes_the_place_of_are_brought_back) {
  auto* before = find<QPushButton>("sweep.before");
  EXPECT_FALSE(before->isVisible());
  auto* values = find<QLineEdit>("sweep.first.values");
  values->setText("2x4, 6x2");
  run_sweep_and_wait();
  EXPECT_FALSE(before->isVisible());
  values->setText("1x1");
  run_sweep_and_wait();
  ASSERT_TRUE(before->isVisible());
  before->click();
  EXPECT_EQ(find<QTableView>("sweep.table")->model()->rowCount(), 2);
  EXPECT_EQ(find<QLabel>("sweep.state")->text(), "2 of 2");
  before->click();
  EXPECT_EQ(find<QTableView>("sweep.table")->model()->rowCount(), 1);
}

TEST_F(SweepPageTest, says_what_a_sweep_will_cost_as_the_controls_change) {
  const auto says = [this](const char* text) {
    return wait_until([&] { return find<QLabel>("sweep.cost")->text().startsWith(QString::fromLatin1(text)); });
  };
  auto* values = find<QLineEdit>("sweep.first.values");
  values->setText("3x4, 2x4");
  EXPECT_TRUE(says("2 rows, ")) << "the run of the recipe was timed";
  EXPECT_TRUE(find<QLabel>("sweep.cost")->text().contains("not timed yet: the exact comparison"));
  find<QSpinBox>("sweep.repeat")->setValue(3);
  EXPECT_TRUE(says("6 rows, "));
  values->setText("grid, x");
  EXPECT_TRUE(wait_until([this] { return find<QLabel>("sweep.cost")->text().isEmpty(); })) << "there is no plan";
  values->setText("3x4, 2x4");
  run_sweep_and_wait();
  EXPECT_TRUE(wait_until([this] { return !find<QLabel>("sweep.cost")->text().contains("not timed"); }))
      << qPrintable(find<QLabel>("sweep.cost")->text());
}

/// Tables as another program, or this one before it ended, may have left them.
SweepTable left_over(const Corpus& corpus, std::vector<SweepAxis> axes, std::vector<std::string> values) {
  SweepTable table;
  table.plan.axes = std::move(axes);
  table.plan.repeat = 7;
  table.plan.truth = 0.35;
  table.corpus = facts_of(corpus);
  table.rows.resize(1);
  table.rows[0].values = std::move(values);
  return table;
}

TEST_F(SweepPageTest, controls_show_the_plan_of_a_table_that_came_from_elsewhere) {
  session.sweeps().show(
      left_over(*session.corpus(), {{"shingles.k", {"2", "3"}}, {"lsh", {"3x4", "6x2"}}}, {"2", "3", "4"}),
      *session.corpus());
  EXPECT_EQ(find<QComboBox>("sweep.first")->currentData(), "shingles.k");
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), "2, 3");
  EXPECT_EQ(find<QComboBox>("sweep.second")->currentData(), "lsh");
  EXPECT_EQ(find<QLineEdit>("sweep.second.values")->text(), "3x4, 6x2");
  EXPECT_EQ(find<QSpinBox>("sweep.repeat")->value(), 7);
  EXPECT_TRUE(find<QCheckBox>("sweep.truth")->isChecked());
  EXPECT_EQ(find<QDoubleSpinBox>("sweep.floor")->value(), 0.35);
  EXPECT_FALSE(find<QLabel>("sweep.message")->text().contains("another sweep"));
  session.sweeps().show(left_over(*session.corpus(), {{"sketch.hashes", {"20"}}}, {"20"}), *session.corpus());
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), "20");
  EXPECT_FALSE(find<QLineEdit>("sweep.second.values")->isEnabled());
}

TEST_F(SweepPageTest, controls_that_a_person_changed_stay_as_they_are) {
  find<QLineEdit>("sweep.first.values")->setText("2x4");
  session.sweeps().show(left_over(*session.corpus(), {{"shingles.k", {"2", "3"}}}, {"2"}), *session.corpus());
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), "2x4");
  EXPECT_TRUE(find<QLabel>("sweep.message")->text().contains("another sweep"));
}

TEST_F(SweepPageTest, controls_stay_where_they_cannot_show_a_plan) {
  const QString values = find<QLineEdit>("sweep.first.values")->text();
  session.sweeps().show(left_over(*session.corpus(), {{"sketch.seed", {"2", "3"}}}, {"2"}), *session.corpus());
  EXPECT_EQ(find<QLineEdit>("sweep.first.values")->text(), values);
  EXPECT_TRUE(find<QLabel>("sweep.message")->text().contains("another sweep"));
}

QByteArray content_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TEST_F(SweepPageTest, asks_before_it_replaces_the_json_beside_a_table) {
  find<QLineEdit>("sweep.first.values")->setText("2x4");
  run_sweep_and_wait();
  QTemporaryDir folder;
  const QString table = folder.filePath("a.csv"), json = folder.filePath("a.json");
  QFile other(json);
  ASSERT_TRUE(other.open(QIODevice::WriteOnly) && other.write("another one's") > 0);
  other.close();
  const auto save = [&] {
    find<QPushButton>("sweep.save")->click();
    auto* dialog = window.findChild<QFileDialog*>("save_dialog");
    EXPECT_TRUE(dialog->windowTitle().contains("JSON"));
    emit dialog->fileSelected(table);
    delete dialog;
  };
  const auto answer = [this](QMessageBox::StandardButton button) {
    auto* question = find<QMessageBox>("sweep.replace");
    EXPECT_TRUE(question->text().contains("a.json"));
    question->button(button)->click();
    EXPECT_TRUE(wait_until([this] { return !window.findChild<QMessageBox*>("sweep.replace"); }));
  };
  save();
  answer(QMessageBox::No);
  EXPECT_FALSE(QFile::exists(table));
  EXPECT_EQ(content_of(json), "another one's");
  save();
  answer(QMessageBox::Yes);
  EXPECT_TRUE(QFile::exists(table));
  EXPECT_TRUE(content_of(json).startsWith('{'));
}

TEST_F(SweepPageTest, pie_and_bars_of_a_grid_are_of_the_same_rows) {
  Recipe longer = session.recipe();
  longer.sketch.hashes = 24;  // 84 settings, more than bars are drawn of
  session.edit(longer, "n");
  run_sweep_and_wait();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(2);
  EXPECT_TRUE(wait_until([this] {
    return find<QChartView>("sweep.pie")->chart()->title().startsWith("a row with r = 4");
  })) << qPrintable(find<QChartView>("sweep.pie")->chart()->title());
  const auto remark = find<ElidedLabel>("sweep.remark")->text();
  EXPECT_TRUE(remark.contains("Settings with r = 4")) << qPrintable(remark);
  EXPECT_TRUE(remark.contains("Reading took")) << qPrintable(remark);
  find<QTabBar>("sweep.kinds")->setCurrentIndex(0);
}

TEST_F(SweepPageTest, what_is_saved_of_a_plot_while_rows_arrive_is_of_all_of_them) {
  find<QTabBar>("sweep.kinds")->setCurrentIndex(0);
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
  EXPECT_EQ(file.readAll().count('\n'), static_cast<qsizetype>(rows) + 1) << "a cell a row, below a header";
}

TEST_F(SweepPageTest, columns_grow_with_the_numbers_that_arrive) {
  find<QSpinBox>("sweep.repeat")->setValue(1'000);
  find<QPushButton>("sweep.run")->click();
  ASSERT_TRUE(wait_until([this] { return !session.sweeps().table().rows.empty(); }));
  auto* table = find<QTableView>("sweep.table");
  const int last = table->model()->columnCount() - 1;
  for (int column = 0; column <= last; ++column) table->setColumnWidth(column, 5);
  const auto rows = table->model()->rowCount();
  ASSERT_TRUE(wait_until([&] { return table->model()->rowCount() > rows || !session.sweeps().running(); }));
  for (int column = 0; column <= last; ++column)
    EXPECT_GE(table->columnWidth(column),
              table->sizeHintForIndex(table->model()->index(table->model()->rowCount() - 1, column)).width());
  find<QPushButton>("sweep.cancel")->click();
}

TEST_F(SweepPageTest, does_not_go_on_over_another_corpus) {
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
  ASSERT_TRUE(wait_until([this] { return !session.busy() && !session.sweeps().recovering(); }));
  EXPECT_FALSE(resume->isVisible());
  EXPECT_EQ(find<QTableView>("sweep.table")->model()->rowCount(), 0);
}

TEST_F(SweepPageTest, remembers_how_it_is_divided) {
  window.resize(1600, 1000);
  run_sweep_and_wait();
  auto* splitter = find<QSplitter>("sweep.splitter");
  ASSERT_EQ(splitter->orientation(), Qt::Horizontal) << "beside a map";
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
  // The recipe beside it may get another width.
  const auto share = [](const QList<int>& of) { return static_cast<double>(of.front()) / (of.front() + of.back()); };
  EXPECT_NEAR(share(next.findChild<QSplitter*>("sweep.splitter")->sizes()), share(sizes), 0.005);
  QSettings().clear();
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
  EXPECT_TRUE(find<QLabel>("sweep.problem")->text().contains("two"));
  find<QLineEdit>("sweep.first.values")->setText("2, 3");
  run_sweep_and_wait();
  EXPECT_EQ(session.sweeps().table().rows.size(), 2U);
  EXPECT_TRUE(find<QWidget>("sweep.bars.candidates")->isVisible());
  EXPECT_FALSE(find<SweepHeatMap>("sweep.heat_map")->isVisible());
}

TEST_F(SweepPageTest, an_error_about_values_says_what_is_allowed_and_goes_when_they_are_corrected) {
  auto* what = find<QComboBox>("sweep.first");
  what->setCurrentIndex(what->findData("shingles.k"));
  find<QLineEdit>("sweep.first.values")->setText("2-9");
  find<QPushButton>("sweep.run")->click();
  const auto* message = find<QLabel>("sweep.problem");
  EXPECT_TRUE(message->text().contains("Values from 1 to ")) << qPrintable(message->text());
  EXPECT_TRUE(message->text().contains("for example 2, 3")) << qPrintable(message->text());
  find<QLineEdit>("sweep.first.values")->setText("2, 9");
  EXPECT_FALSE(message->text().contains("Values from"));
}

TEST_F(SweepPageTest, a_wrong_value_is_told_where_the_cost_was_before_anything_is_run) {
  find<QComboBox>("sweep.first")->setCurrentIndex(find<QComboBox>("sweep.first")->findData("shingles.k"));
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
  EXPECT_TRUE(wait_until([&] { return problem->text().contains("varied twice"); })) << "both can be read";
  second->setCurrentIndex(0);
  EXPECT_FALSE(problem->isVisible());
}

TEST_F(SweepPageTest, the_keyboard_goes_to_the_wrong_value_when_it_is_to_be_run) {
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

TEST_F(SweepPageTest, notes_write_counts_as_the_page_does) {
  SweepTable table;
  table.plan.axes = {*parse_axis("shingles.k=2,3")};
  table.corpus = facts_of(*session.corpus());
  table.rows.resize(1);
  table.rows[0].values = {"2"};
  table.notes = {"320 of 1920 combinations cannot be run and are left out."};
  session.sweeps().show(table, *session.corpus());
  const QString text = find<QLabel>("sweep.message")->text();
  EXPECT_TRUE(text.contains(QStringLiteral("320 of 1\u202F920 combinations"))) << qPrintable(text);
}

TEST_F(SweepPageTest, says_what_the_rows_are_of_when_another_sweep_is_chosen) {
  run_sweep_and_wait();
  const auto* message = find<QLabel>("sweep.message");
  EXPECT_FALSE(message->isVisible());
  auto* saved = find<QComboBox>("sweep.saved");
  saved->setCurrentIndex(1);
  EXPECT_TRUE(message->isVisible());
  EXPECT_TRUE(message->text().contains(QStringLiteral("bands \u00D7 rows: grid"))) << qPrintable(message->text());
  saved->setCurrentIndex(0);
  EXPECT_FALSE(message->isVisible());
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
    const auto& summary = session.surveyor().summary();
    return summary && summary->run->recipe == session.recipe();
  }));
  EXPECT_GE(session.surveyor().summary()->counts.recall().value_or(0), 0.9);
  find<QAction>("undo")->trigger();
  EXPECT_EQ(session.recipe(), longer);
}

TEST_F(SweepPageTest, suggestion_keeps_a_pair_at_the_threshold_itself_and_names_its_documents) {
  Recipe longer = session.recipe();
  longer.sketch.hashes = 100;
  session.edit(longer, "n");
  find<QAction>("suggest_banding")->trigger();
  auto* adopt = find<QPushButton>("suggest.adopt");
  find<QDoubleSpinBox>("suggest.recall")->setValue(50);
  find<QDoubleSpinBox>("suggest.threshold")->setValue(0.7);
  find<QDoubleSpinBox>("suggest.at_threshold")->setValue(98);
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_TRUE(find<QLabel>("suggest.scope")->isVisible());
  EXPECT_TRUE(find<QLabel>("suggest.scope")->text().contains(QString::fromUtf8("1\u202f000 documents, a sample of")))
      << qPrintable(find<QLabel>("suggest.scope")->text());
  adopt->click();
  const LshOptions& lsh = session.recipe().lsh;
  EXPECT_GE(1 - std::pow(1 - std::pow(0.7, lsh.rows), lsh.bands), 0.98) << lsh.bands << " x " << lsh.rows;
}

TEST_F(SweepPageTest, suggestion_follows_the_rules_of_the_books) {
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

TEST_F(SweepPageTest, suggestion_opens_where_it_was_left) {
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

TEST_F(SweepPageTest, a_step_beside_the_suggestion_is_drawn_and_adopted) {
  Recipe filtered = session.recipe();
  filtered.sketch.hashes = 100;
  filtered.verify.prefix = 2;
  filtered.verify.by = VerifyBy::signature;
  session.edit(filtered, "n");
  find<QAction>("suggest_banding")->trigger();
  auto* adopt = find<QPushButton>("suggest.adopt");
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_TRUE(find<QLabel>("suggest.prefix_loss")->text().contains("The prefix of 2 loses about"));
  EXPECT_TRUE(find<QLabel>("suggest.signature_loss")->text().contains("Verifying by signature loses"));
  EXPECT_TRUE(find<QLabel>("suggest.used")->text().contains("of 100 hash values"));

  find<QCheckBox>("suggest.without_prefix")->setChecked(true);
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_FALSE(find<QLabel>("suggest.prefix_loss")->isVisible());
  auto* alternatives = find<QTableView>("suggest.alternatives");
  const int last = alternatives->model()->rowCount() - 1;
  ASSERT_GT(last, 0);
  EXPECT_LT(alternatives->currentIndex().row(), last) << "the strictest comes last and is not what is suggested";
  std::optional<Recipe> drawn;
  QObject::connect(find<SuggestDialog>("suggest"), &SuggestDialog::previewed,
                   [&](const std::optional<Recipe>& recipe) { drawn = recipe; });
  alternatives->setCurrentIndex(alternatives->model()->index(last, 0));
  ASSERT_TRUE(drawn);
  const Recipe strictest = *drawn;
  adopt->click();
  EXPECT_EQ(session.recipe(), strictest);
  EXPECT_EQ(strictest.verify.prefix, 0U);
  EXPECT_EQ(drawn, std::nullopt) << "what is adopted is no longer a suggestion";
}

/// Half as large again, for as long as it lives.
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

int whole_columns(const QTableView& table) {
  const QHeaderView& header = *table.horizontalHeader();
  int whole = 0;
  while (whole < header.count() &&
         header.sectionViewportPosition(whole) + header.sectionSize(whole) <= table.viewport()->width())
    ++whole;
  return whole;
}

TEST_F(SweepPageAtFirst, large_type_leaves_a_map_beside_whole_columns) {
  const LargeType large;
  window.resize(1280, 800);
  run_sweep_and_wait();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(0);
  ASSERT_TRUE(find<SweepHeatMap>("sweep.heat_map")->isVisible());
  const auto* table = find<QTableView>("sweep.table");
  ASSERT_TRUE(wait_until([&] { return whole_columns(*table) >= 4; })) << whole_columns(*table);
  const QHeaderView& header = *table->horizontalHeader();
  const int last = whole_columns(*table) - 1;
  EXPECT_LE(table->viewport()->width() - header.sectionViewportPosition(last) - header.sectionSize(last), 1);
}

TEST_F(SweepPageAtFirst, a_running_sweep_needs_no_more_width_than_one_at_rest) {
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

TEST_F(SweepPageAtFirst, no_column_lies_behind_the_scroll_bar_while_rows_arrive) {
  window.resize(1280, 800);
  auto* kinds = find<QTabBar>("sweep.kinds");
  const auto* table = find<QTableView>("sweep.table");
  const QAbstractItemView& cells = *table;
  const int last = table->model()->columnCount() - 1;
  int most = 0, narrowest = window.width();
  find<QSpinBox>("sweep.repeat")->setValue(10);
  find<QPushButton>("sweep.run")->click();
  kinds->setCurrentIndex(2);
  ASSERT_TRUE(wait_until([&] {
    if (session.sweeps().table().rows.size() < 20) return false;  // what has just been shown is not laid out yet
    most = std::max(most, table->horizontalScrollBar()->maximum());
    narrowest = std::min(narrowest, table->columnWidth(last) - cells.sizeHintForColumn(last));
    return !session.sweeps().running();
  }));
  EXPECT_GT(table->verticalScrollBar()->maximum(), 0);
  EXPECT_EQ(most, 0);
  EXPECT_GE(narrowest, 0);
  kinds->setCurrentIndex(0);
}

TEST_F(SweepPageAtFirst, every_stage_is_named_in_the_legend_of_the_times) {
  const LargeType large;
  window.resize(1280, 800);
  run_sweep_and_wait();
  auto* kinds = find<QTabBar>("sweep.kinds");
  kinds->setCurrentIndex(2);
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

TEST_F(SweepPageAtFirst, table_beside_a_map_is_whole_where_the_page_is_wide) {
  window.resize(1'918, 1'050);
  find<QLineEdit>("sweep.first.values")->setText("2x4, 6x2");
  run_sweep_and_wait();
  find<QTabBar>("sweep.kinds")->setCurrentIndex(0);
  ASSERT_TRUE(find<SweepHeatMap>("sweep.heat_map")->isVisible());
  EXPECT_EQ(find<QTableView>("sweep.table")->horizontalScrollBar()->maximum(), 0);
}

}  // namespace
}  // namespace lookalike
