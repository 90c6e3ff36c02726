#include <gmock/gmock.h>

#include <QtCharts/QAbstractAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <set>

#include "core/experiment/saved_sweeps.h"
#include "ui/views/sweep/stage_bars.h"
#include "ui/views/sweep/sweep_bars.h"

namespace lookalike {
namespace {

SweepRow row_of(std::vector<std::string> values, double read, double sign, double verify) {
  SweepRow row;
  row.values = std::move(values);
  row.seconds.read = read;
  row.seconds.sign = sign;
  row.seconds.verify = verify;
  row.seconds.total = read + sign + verify;
  return row;
}

SweepTable table_over(const char* key) {
  SweepTable table;
  table.plan.axes = {{key, {"2", "3"}}};
  return table;
}

template <typename Series>
Series* series_of(const QChartView& view) {
  for (QAbstractSeries* series : view.chart()->series())
    if (auto* found = qobject_cast<Series*>(series)) return found;
  return nullptr;
}

QList<qreal> numbers_of(const QBarSet& set) {
  QList<qreal> numbers;
  for (int i = 0; i < set.count(); ++i) numbers << set.at(i);
  return numbers;
}

TEST(StageBars, stack_the_stages_of_every_category) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3), row_of({"2"}, 3, 2, 1), row_of({"3"}, 4, 5, 6)};
  StageBars bars;
  bars.show_table(table);
  auto* stacked = series_of<QStackedBarSeries>(bars);
  ASSERT_NE(stacked, nullptr);
  const auto sets = stacked->barSets();
  ASSERT_EQ(sets.size(), 6);
  const QStringList names = {"read", "clean", "shingle", "sign", "band", "verify"};
  const QList<QList<qreal>> numbers = {{2, 4}, {0, 0}, {0, 0}, {2, 5}, {0, 0}, {2, 6}};
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(sets[i]->label(), names[i]);
    EXPECT_EQ(numbers_of(*sets[i]), numbers[i]) << qPrintable(names[i]);
  }
  EXPECT_EQ(series_of<QLineSeries>(bars), nullptr) << "no source";
}

TEST(StageBars, tell_stages_apart_by_more_than_colour) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3)};
  StageBars bars;
  bars.show_table(table);
  std::set<QRgb> colours;
  Qt::BrushStyle before = Qt::NoBrush;
  for (const QBarSet* set : series_of<QStackedBarSeries>(bars)->barSets()) {
    colours.insert(set->brush().color().rgb());
    EXPECT_NE(set->brush().style(), before) << "neighbours differ in their pattern";
    before = set->brush().style();
  }
  EXPECT_EQ(colours.size(), 6U);
}

TEST(StageBars, take_the_first_combination_and_name_it) {
  SweepTable table = table_over("shingles.k");
  table.plan.axes.push_back({"verify.prefix", {"off", "5"}});
  table.rows = {row_of({"2", "off"}, 1, 1, 1), row_of({"2", "5"}, 9, 9, 9), row_of({"3", "off"}, 2, 2, 2)};
  StageBars bars;
  bars.show_table(table);
  EXPECT_EQ(numbers_of(*series_of<QStackedBarSeries>(bars)->barSets().front()), (QList<qreal>{1, 2}));
  EXPECT_TRUE(bars.chart()->title().endsWith(" off")) << qPrintable(bars.chart()->title());
}

// The report's table 1: 104.9 s at k = 2, 109.4 s at k = 5.
TEST(StageBars, have_the_times_of_the_source_as_a_line) {
  const SavedSweep& saved = *find_sweep("newswire-time-k");
  SweepTable table;
  table.plan = saved.plan;
  table.source_table = saved.source_table;
  for (const char* k : {"2", "3", "5", "8"}) table.rows.push_back(row_of({k}, 0.1, 0.1, 0.1));
  StageBars bars;
  bars.show_table(table);
  auto* line = series_of<QLineSeries>(bars);
  ASSERT_NE(line, nullptr);
  ASSERT_EQ(line->count(), 4);
  EXPECT_EQ(line->pen().style(), Qt::DashLine);
  EXPECT_NEAR(line->at(0).y(), 104.9, 0.1);
  EXPECT_NEAR(line->at(2).y(), 109.4, 0.1);
  EXPECT_EQ(bars.chart()->axes(Qt::Vertical).size(), 2) << "seconds of another order have a scale of their own";
  for (QAbstractAxis* axis : bars.chart()->axes(Qt::Vertical)) {
    const bool of_source = line->attachedAxes().contains(axis);
    EXPECT_GE(qobject_cast<QValueAxis*>(axis)->max(), of_source ? 109.4 : 0.3);
    EXPECT_LT(qobject_cast<QValueAxis*>(axis)->max(), of_source ? 500 : 1.5);
  }
}

TEST(SweepBars, share_the_scale_of_a_source_of_the_same_order) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 50, 30, 20), row_of({"3"}, 60, 30, 20)};
  table.source_table = {{"shingles.k", "seconds_total"}, {{"2", "120"}, {"3", "90"}}};
  const SweepMeasure& time = *std::ranges::find_if(
      sweep_measures(), [](const SweepMeasure& m) { return std::string_view(m.column) == "seconds_total"; });
  SweepBars bars(time);
  bars.show_table(table);
  EXPECT_EQ(bars.chart()->axes(Qt::Vertical).size(), 1);
  EXPECT_FALSE(bars.empty());
  SweepBars recall(sweep_measures()[3]);
  recall.show_table(table);
  EXPECT_TRUE(recall.empty()) << "nothing is known without a truth";
}

}  // namespace
}  // namespace lookalike
