#include <gmock/gmock.h>

#include <QGraphicsTextItem>
#include <QTest>
#include <QtCharts/QAbstractAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <set>
#include <string_view>

#include "core/experiment/sweep/saved_sweeps.h"
#include "ui/views/sweep/charts/stage_bars.h"
#include "ui/views/sweep/charts/sweep_bars.h"
#include "ui/widgets/plots/plot_picture.h"
#include "ui/widgets/plots/stage_pie.h"

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

TEST(StageBars, stack_the_stages_after_reading_of_every_category) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3), row_of({"2"}, 3, 2, 1), row_of({"3"}, 4, 5, 6)};
  StageBars bars;
  bars.show_table(table);
  auto* stacked = series_of<QStackedBarSeries>(bars);
  ASSERT_NE(stacked, nullptr);
  const auto sets = stacked->barSets();
  ASSERT_EQ(sets.size(), 5);
  const QStringList names = {"clean", "shingle", "sign", "band", "verify"};
  const QList<QList<qreal>> numbers = {{0, 0}, {0, 0}, {2, 5}, {0, 0}, {2, 6}};
  for (int i = 0; i < 5; ++i) {
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
  EXPECT_EQ(colours.size(), 5U);
}

TEST(StageBars, take_the_first_combination_and_name_it) {
  SweepTable table = table_over("shingles.k");
  table.plan.axes.push_back({"verify.prefix", {"off", "5"}});
  table.rows = {row_of({"2", "off"}, 1, 1, 1), row_of({"2", "5"}, 9, 9, 9), row_of({"3", "off"}, 2, 2, 2)};
  StageBars bars;
  bars.show_table(table);
  EXPECT_EQ(numbers_of(*series_of<QStackedBarSeries>(bars)->barSets().back()), (QList<qreal>{1, 2}));
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
    EXPECT_GE(qobject_cast<QValueAxis*>(axis)->max(), of_source ? 109.4 : 0.2);
    EXPECT_LT(qobject_cast<QValueAxis*>(axis)->max(), of_source ? 500 : 1.5);
  }
}

TEST(SweepBars, share_the_scale_of_a_source_of_the_same_order) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 50, 30, 20), row_of({"3"}, 60, 30, 20)};
  table.source_table = {{"shingles.k", "seconds_total"}, {{"2", "120"}, {"3", "90"}}};
  const SweepMeasure& time = *std::ranges::find_if(
      sweep_measures(), [](const SweepMeasure& m) { return std::string_view(m.column) == "seconds_after_reading"; });
  SweepBars bars(time);
  bars.show_table(table);
  EXPECT_EQ(bars.chart()->axes(Qt::Vertical).size(), 1);
  EXPECT_FALSE(bars.empty());
  SweepBars recall(sweep_measures()[3]);
  recall.show_table(table);
  EXPECT_TRUE(recall.empty()) << "nothing is known without a truth";
}

TEST(StageBars, are_saved_as_they_are_drawn) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3), row_of({"2"}, 3, 2, 1), row_of({"3"}, 4, 5, 6)};
  StageBars bars;
  bars.show_table(table);
  EXPECT_EQ(bars.csv(),
            "value,seconds_clean,seconds_shingle,seconds_sign,seconds_band,seconds_verify,source_seconds_total\n"
            "2,0,0,2,0,2,\n"
            "3,0,0,5,0,6,\n");
}

TEST(SweepBars, are_saved_as_they_are_drawn) {
  SweepTable table = table_over("shingles.k");
  table.plan.axes.push_back({"verify.threshold", {"0.5", "0.8"}});
  table.rows = {row_of({"2", "0.5"}, 9, 1, 0), row_of({"2", "0.8"}, 9, 2, 0), row_of({"3", "0.5"}, 9, 3, 0)};
  const auto seconds = std::ranges::find_if(
      sweep_measures(), [](const SweepMeasure& m) { return std::string_view(m.column) == "seconds_after_reading"; });
  ASSERT_NE(seconds, sweep_measures().end());
  SweepBars bars(*seconds);
  bars.show_table(table);
  const QList<QByteArray> lines = bars.csv_lines().trimmed().split('\n');
  EXPECT_THAT(lines, testing::ElementsAre("seconds_after_reading,2,0.5,1,", "seconds_after_reading,3,0.5,3,",
                                          "seconds_after_reading,2,0.8,2,", "seconds_after_reading,3,0.8,,"));
}

/// Walks by the keyboard until it goes no further; returns the description of each step.
QStringList walk(QWidget& chart, Qt::Key first, Qt::Key next) {
  QStringList said;
  QTest::keyClick(&chart, first);
  while (said.isEmpty() || said.back() != chart.accessibleDescription()) {
    said << chart.accessibleDescription();
    QTest::keyClick(&chart, next);
  }
  return said;
}

TEST(SweepBars, are_walked_by_arrows_past_what_has_no_number) {
  SweepTable table = table_over("shingles.k");
  table.plan.axes.push_back({"verify.prefix", {"off", "5"}});
  table.rows = {row_of({"2", "off"}, 0, 0, 0), row_of({"2", "5"}, 0, 0, 0), row_of({"3", "5"}, 0, 0, 0)};
  for (std::size_t i = 0; i < table.rows.size(); ++i) table.rows[i].candidates = 10 * (i + 1);
  SweepBars bars(sweep_measures()[0]);
  bars.show_table(table);
  const QStringList said = {QStringLiteral("2 \u00B7 off: 10"), QStringLiteral("2 \u00B7 5: 20"),
                            QStringLiteral("3 \u00B7 5: 30")};
  EXPECT_EQ(walk(bars, Qt::Key_Right, Qt::Key_Right), said);
  EXPECT_EQ(walk(bars, Qt::Key_End, Qt::Key_Left), QStringList(said.rbegin(), said.rend()));
  EXPECT_EQ(walk(bars, Qt::Key_Home, Qt::Key_Right), said);
  table.rows.resize(2);
  bars.show_table(table);
  QTest::keyClick(&bars, Qt::Key_Left);
  EXPECT_EQ(bars.accessibleDescription(), said.front()) << "from the last of those that are left";
}

TEST(StageBars, are_walked_by_arrows_and_mark_the_bar_that_is_reached) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 9, 1, 2), row_of({"3"}, 9, 3, 4)};
  StageBars bars;
  bars.show_table(table);
  bars.resize(500, 300);
  bars.show();
  bars.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&bars));
  bars.setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(&bars, Qt::Key_Right);
  EXPECT_EQ(bars.accessibleDescription(), QStringLiteral("2 \u00B7 sign: 1.00 s"));
  const auto marked = [&] { return series_of<QStackedBarSeries>(bars)->barSets()[2]->selectedBars(); };
  EXPECT_EQ(marked(), (QList<int>{0}));
  bars.show_table(table);
  EXPECT_EQ(marked(), (QList<int>{0})) << "when rows arrive";
  bars.clearFocus();
  EXPECT_TRUE(marked().isEmpty());
}

TEST(StagePie, is_saved_as_it_is_drawn) {
  StagePie pie(QStringLiteral("pie"), QStringLiteral("shares"));
  pie.show_times({{"read", {}, 3, 0.75}, {"sign", {}, 1, 0.25}});
  EXPECT_EQ(pie.csv(), "stage,seconds,share\nread,3,0.75\nsign,1,0.25\n");
}

/// The rectangles of the chart's labels, without the frame of their text items.
std::vector<QRectF> labels_of(const QChartView& view) {
  constexpr double kFrame = 4;  // pixels, of a QTextDocument
  std::vector<QRectF> labels;
  for (const QGraphicsItem* item : view.chart()->scene()->items())
    if (const auto* text = dynamic_cast<const QGraphicsTextItem*>(item); text && text->isVisible())
      if (!text->toPlainText().isEmpty())
        labels.push_back(text->sceneBoundingRect().adjusted(kFrame, kFrame, -kFrame, -kFrame));
  return labels;
}

TEST(StagePie, labels_do_not_lie_on_one_another) {
  StagePie pie(QStringLiteral("pie"), QStringLiteral("shares"));
  QFont large = pie.font();
  large.setPointSizeF(1.5 * large.pointSizeF());
  pie.setFont(large);
  std::vector<StageTime> times = {{"read", {}, 80, 0.8}};
  for (const char* name : {"clean", "shingle", "sign", "band", "verify"}) times.push_back({name, {}, 4, 0.04});
  pie.show_times(times, "of all");
  pie.resize(500, 250);
  pie.show();
  QTest::qWait(20);
  const auto labels = labels_of(pie);
  EXPECT_GE(labels.size(), 4U) << "title, the largest, and some of the small ones";
  for (std::size_t i = 0; i < labels.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(labels[i].intersects(labels[j])) << i << " and " << j;
}

TEST(SweepBars, have_numbers_that_do_not_run_into_each_other_at_any_size_of_type) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 1.7), row_of({"3"}, 0.4, 0.5, 0.6)};
  StageBars bars;
  bars.show_table(table);
  QFont font = bars.font();
  const double points = font.pointSizeF();
  for (const double scale : {1.0, 2.0}) {
    font.setPointSizeF(scale * points);
    bars.setFont(font);
    const int line = bars.fontMetrics().height();
    for (const int lines : {7, 9, 20}) {
      bars.resize(40 * line, lines * line);
      bars.show();
      QTest::qWait(20);
      const auto* axis = qobject_cast<QValueAxis*>(bars.chart()->axes(Qt::Vertical).front());
      const double apart = bars.chart()->plotArea().height() / (axis->tickCount() - 1);
      EXPECT_GE(apart, 0.9 * line) << scale << ", " << lines;
      EXPECT_GE(axis->tickCount(), 2);
      if (lines == 20) {
        EXPECT_GE(axis->tickCount(), 3);
      }
    }
  }
}

int pixels_unlike(const QImage& image, const QRect& part, const QColor& colour) {
  int count = 0;
  for (int y = part.top(); y <= part.bottom(); ++y)
    for (int x = part.left(); x <= part.right(); ++x) count += image.pixelColor(x, y) != colour;
  return count;
}

TEST(PlotPicture, has_every_chart_that_is_seen_and_a_caption_below) {
  QWidget area;
  area.resize(600, 300);
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3), row_of({"3"}, 4, 5, 6)};
  StageBars left(&area), right(&area), hidden(&area);
  for (StageBars* bars : {&left, &right, &hidden}) bars->show_table(table);
  left.setGeometry(0, 0, 300, 300);
  right.setGeometry(300, 0, 300, 300);
  hidden.hide();
  area.show();
  const PlotPicture picture = with_caption(picture_of_charts(area, area.size()), "k = 3, n = 100", area);
  EXPECT_EQ(picture.size.width(), 600);
  EXPECT_GT(picture.size.height(), 300);
  const QImage image = QImage::fromData(as_png(picture, 2));
  ASSERT_EQ(image.size(), 2 * picture.size);
  const QColor base = area.palette().color(QPalette::Base);
  EXPECT_GT(pixels_unlike(image, {0, 0, 600, 600}, base), 1000);
  EXPECT_GT(pixels_unlike(image, {600, 0, 600, 600}, base), 1000);
  EXPECT_GT(pixels_unlike(image, {0, 600, 1200, image.height() - 600}, base), 50);
  EXPECT_TRUE(as_svg(picture).contains("k = 3, n = 100"));
  EXPECT_TRUE(as_pdf(picture).startsWith("%PDF"));
}

}  // namespace
}  // namespace lookalike
