#include <gmock/gmock.h>

#include <QGraphicsTextItem>
#include <QSignalSpy>
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
#include "tests/support/sweep_rows.h"
#include "tests/ui/support/axis_labels.h"
#include "ui/views/sweep/charts/count_dots.h"
#include "ui/views/sweep/charts/stage_bars.h"
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

TEST(StageBars, stack_the_stages_after_reading_for_every_category) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3), row_of({"2"}, 3, 2, 1), row_of({"3"}, 4, 5, 6)};
  StageBars bars;
  bars.show_table(table);
  auto* stacked = series_of<QStackedBarSeries>(bars);
  ASSERT_NE(stacked, nullptr);
  const auto sets = stacked->barSets();
  ASSERT_EQ(sets.size(), 5);
  const QStringList names = {"verify", "sign", "clean", "shingle", "band"};  // what differs most first
  const QList<QList<qreal>> numbers = {{2, 6}, {2, 5}, {0, 0}, {0, 0}, {0, 0}};
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(sets[i]->label(), names[i]);
    EXPECT_EQ(numbers_of(*sets[i]), numbers[i]) << qPrintable(names[i]);
  }
  EXPECT_EQ(series_of<QLineSeries>(bars), nullptr) << "no source";
}

TEST(StageBars, mark_the_bar_of_a_selected_row_and_select_it_by_the_arrow_keys) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3), row_of({"2"}, 3, 2, 1), row_of({"3"}, 4, 5, 6)};
  StageBars bars;
  const auto verify = [&] { return series_of<QStackedBarSeries>(bars)->barSets().front(); };
  bars.show_table(table);
  EXPECT_TRUE(verify()->selectedBars().isEmpty());
  EXPECT_EQ(verify()->brush().color(), verify()->selectedColor());
  bars.show_table(table, 1);
  EXPECT_EQ(verify()->selectedBars(), QList<int>{0}) << "of all hash seeds";
  EXPECT_LT(verify()->brush().color().alphaF(), verify()->selectedColor().alphaF());
  QSignalSpy spy(&bars, &StageBars::selected);
  QTest::keyClick(&bars, Qt::Key_Right);
  ASSERT_EQ(spy.size(), 1);
  EXPECT_EQ(spy[0][0].value<std::size_t>(), 2U);
}

TEST(StageBars, distinguish_stages_by_more_than_colour) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3)};
  StageBars bars;
  bars.show_table(table);
  std::set<QRgb> colours;
  Qt::BrushStyle before = Qt::NoBrush;
  for (const QBarSet* set : series_of<QStackedBarSeries>(bars)->barSets()) {
    colours.insert(set->brush().color().rgb());
    EXPECT_NE(set->brush().style(), before) << "neighbours have different patterns";
    before = set->brush().style();
  }
  EXPECT_EQ(colours.size(), 5U);
}

TEST(StageBars, show_the_first_combination_and_name_it) {
  SweepTable table = table_over("shingles.k");
  table.plan.axes.push_back({"verify.prefix", {"off", "5"}});
  table.rows = {row_of({"2", "off"}, 1, 1, 1), row_of({"2", "5"}, 9, 9, 9), row_of({"3", "off"}, 2, 2, 2)};
  StageBars bars;
  bars.show_table(table);
  EXPECT_EQ(numbers_of(*series_of<QStackedBarSeries>(bars)->barSets().front()), (QList<qreal>{1, 2}));
  EXPECT_TRUE(bars.chart()->title().endsWith(" off")) << qPrintable(bars.chart()->title());
}

// The report's table 1: 104.9 s at k = 2, 109.4 s at k = 5.
TEST(StageBars, show_the_times_of_the_source_as_a_line) {
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
  EXPECT_EQ(bars.chart()->axes(Qt::Vertical).size(), 2) << "seconds of another magnitude have their own scale";
  for (QAbstractAxis* axis : bars.chart()->axes(Qt::Vertical)) {
    const bool of_source = line->attachedAxes().contains(axis);
    EXPECT_GE(qobject_cast<QValueAxis*>(axis)->max(), of_source ? 109.4 : 0.2);
    EXPECT_LT(qobject_cast<QValueAxis*>(axis)->max(), of_source ? 500 : 1.5);
  }
}

TEST(StageBars, are_saved_as_drawn) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 1, 2, 3), row_of({"2"}, 3, 2, 1), row_of({"3"}, 4, 5, 6)};
  StageBars bars;
  bars.show_table(table);
  EXPECT_EQ(bars.csv(),
            "value,seconds_clean,seconds_shingle,seconds_sign,seconds_band,seconds_verify,source_seconds_total\n"
            "2,0,0,2,0,2,\n"
            "3,0,0,5,0,6,\n");
}

TEST(StageBars, are_walked_with_arrow_keys_that_announce_every_stage) {
  SweepTable table = table_over("shingles.k");
  table.rows = {row_of({"2"}, 9, 1, 2), row_of({"3"}, 9, 3, 4)};
  StageBars bars;
  bars.show_table(table);
  QTest::keyClick(&bars, Qt::Key_Right);
  EXPECT_TRUE(bars.accessibleDescription().startsWith("2: ")) << qPrintable(bars.accessibleDescription());
  for (int i = 0; i < 3; ++i) QTest::keyClick(&bars, Qt::Key_Right);
  EXPECT_TRUE(bars.accessibleDescription().startsWith("3: "));
  for (const char* part : {"sign 3.00 s", "verify 4.00 s"})
    EXPECT_TRUE(bars.accessibleDescription().contains(part)) << qPrintable(bars.accessibleDescription());
}

class CountDotsTest : public testing::Test {
 protected:
  CountDotsTest() {
    table = test::table_over({{"shingles.k", {"2", "3"}}});
    table.plan.repeat = 3;
    // Candidates of k = 2: 100, 120, 140; of 3: 10, 20, 30. Nine are similar throughout, four of them identical.
    for (const auto& [k, candidates] : {std::pair("2", 100), {"2", 120}, {"2", 140}, {"3", 10}, {"3", 20}, {"3", 30}}) {
      table.rows.push_back(test::row({k}, static_cast<std::uint64_t>(candidates), 9, 1));
      table.rows.back().against_truth->identical = 4;
    }
    dots.resize(900, 500);
    dots.show_table(table);
    QObject::connect(&dots, &CountDots::selected, &dots, &CountDots::look_at);
  }
  QStringList titles() const {
    QStringList texts;
    for (const auto* element : dots.plotLayout()->elements(true))
      if (const auto* text = qobject_cast<const QCPTextElement*>(element)) texts << text->text();
    return texts;
  }

  SweepTable table;
  CountDots dots;
};

TEST_F(CountDotsTest, show_minimum_mean_and_maximum_of_the_seeds_like_the_table) {
  const auto lines = dots.csv().split('\n');
  EXPECT_EQ(lines[0], "measure,value,others,mean,least,most,source");
  EXPECT_EQ(lines[1], "candidates_different,2,,116,96,136,");
  EXPECT_EQ(lines[2], "candidates_different,3,,16,6,26,");
  EXPECT_TRUE(lines.contains("similar_different,2,,5,5,5,"));
  EXPECT_TRUE(lines.contains("identical,3,,4,4,4,"));
  const auto all = dots.findChildren<QCPErrorBars*>();
  const auto of_candidates = std::ranges::find_if(
      all, [](const QCPErrorBars* b) { return !b->data()->isEmpty() && b->data()->first().errorPlus > 0; });
  ASSERT_NE(of_candidates, all.end());
  // The axis is logarithmic with a position for 0.
  EXPECT_NEAR((*of_candidates)->data()->first().errorPlus, std::log10(137.0 / 117), 1e-9);
  EXPECT_NEAR((*of_candidates)->data()->first().errorMinus, std::log10(117.0 / 97), 1e-9);
}

TEST_F(CountDotsTest, show_only_here_and_not_here_only_for_the_pairs_of_one_recipe) {
  const auto counts = [this](const char* name) { return titles().filter(QString::fromLatin1(name)).size(); };
  EXPECT_EQ(counts("only here") + counts("not here"), 0);
  table.plan.reference = "shingles.k=2";
  dots.show_table(table);
  EXPECT_EQ(counts("only here"), 1);
  EXPECT_EQ(counts("not here"), 1);
}

TEST_F(CountDotsTest, call_unchanging_counts_flat) {
  EXPECT_TRUE(titles().contains("candidates, not identical")) << qPrintable(titles().join("; "));
  EXPECT_TRUE(titles().contains("similar pairs, not identical\nflat")) << qPrintable(titles().join("; "));
  for (std::size_t i = 3; i < 6; ++i) table.rows[i].candidates = 130 + 10 * i;
  dots.show_table(table);
  EXPECT_TRUE(titles().contains("candidates, not identical")) << "160 and more exceed 140, the maximum at k = 2";
  table.rows[3].candidates = 139;
  dots.show_table(table);
  EXPECT_TRUE(titles().contains("candidates, not identical\nflat"));
}

TEST_F(CountDotsTest, are_walked_with_arrow_keys_selected_and_used) {
  std::vector<std::size_t> selected, chosen;
  QObject::connect(&dots, &CountDots::selected, [&](std::size_t row) { selected.push_back(row); });
  QObject::connect(&dots, &CountDots::chosen, [&](std::size_t row) { chosen.push_back(row); });
  for (int i = 0; i < 3; ++i) QTest::keyClick(&dots, Qt::Key_Right);
  EXPECT_THAT(selected, testing::ElementsAre(0, 3, 0)) << "k = 2 and 3 of the candidates, then the recall";
  EXPECT_TRUE(dots.accessibleDescription().contains("recall: 83.3 %")) << qPrintable(dots.accessibleDescription());
  QTest::keyClick(&dots, Qt::Key_Left);
  EXPECT_EQ(dots.accessibleDescription(), QStringLiteral("3 \u00B7 candidates, not identical: 16 (6 to 26)"));
  QTest::keyClick(&dots, Qt::Key_Return);
  EXPECT_THAT(chosen, testing::ElementsAre(3));
}

// As with the Runs panel open, or with very many values.
TEST_F(CountDotsTest, have_labels_that_do_not_overlap_however_low_the_chart_is) {
  table.plan.repeat = 1;
  table.rows.clear();
  for (std::uint64_t k = 1; k <= 30; ++k)
    table.rows.push_back(test::row({std::to_string(1'000 + k)}, k * k * k * k, 990 + k % 3, k % 10));
  dots.show_table(table);
  dots.setMinimumSize(0, 0);
  dots.show();
  for (const int height : {500, 300, 200, 160}) {
    SCOPED_TRACE(height);
    dots.resize(700, height);
    dots.replot();
    for (const QCPAxisRect* rect : dots.axisRects())
      for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom}) test::expect_labels_apart(*rect->axis(side));
  }
}

TEST_F(CountDotsTest, have_shares_up_to_a_hundred_per_cent) {
  table.rows = {test::row({"2"}, 100, 998, 2), test::row({"3"}, 100, 1'000, 0)};
  table.plan.repeat = 1;
  dots.show_table(table);
  dots.replot();
  int shares = 0;
  for (const QCPAxisRect* rect : dots.axisRects()) {
    const QCPAxis& left = *rect->axis(QCPAxis::atLeft);
    if (left.range().lower < 99 || left.range().upper > 101) continue;
    ++shares;
    EXPECT_GT(left.range().upper, 100) << "a dot at 100 % is fully visible";
    EXPECT_DOUBLE_EQ(std::ranges::max(left.tickVector()), 100);
  }
  EXPECT_EQ(shares, 1) << "only the recall";
}

TEST(StagePie, is_saved_as_drawn) {
  StagePie pie(QStringLiteral("pie"), QStringLiteral("shares"));
  pie.show_times({{"read", {}, 3, 0.75}, {"sign", {}, 1, 0.25}});
  EXPECT_EQ(pie.csv(), "stage,seconds,share\nread,3,0.75\nsign,1,0.25\n");
}

/// The rectangles of the chart's labels, without the frames of their text items.
std::vector<QRectF> labels_of(const QChartView& view) {
  constexpr double kFrame = 4;  // pixels, of a QTextDocument
  std::vector<QRectF> labels;
  for (const QGraphicsItem* item : view.chart()->scene()->items())
    if (const auto* text = dynamic_cast<const QGraphicsTextItem*>(item); text && text->isVisible())
      if (!text->toPlainText().isEmpty())
        labels.push_back(text->sceneBoundingRect().adjusted(kFrame, kFrame, -kFrame, -kFrame));
  return labels;
}

TEST(StagePie, labels_do_not_overlap) {
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
  EXPECT_GE(labels.size(), 4U) << "the title, the largest and some small slices";
  for (std::size_t i = 0; i < labels.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(labels[i].intersects(labels[j])) << i << " and " << j;
}

TEST(StageBars, have_numbers_that_do_not_overlap_at_any_type_size) {
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

TEST(PlotPicture, has_every_visible_chart_and_a_caption_below) {
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
  const QImage image = QImage::fromData(as_png(rastered(picture, 2)));
  ASSERT_EQ(image.size(), 2 * picture.size);
  const QColor base = area.palette().color(QPalette::Base);
  EXPECT_GT(pixels_unlike(image, {0, 0, 600, 600}, base), 1000);
  EXPECT_GT(pixels_unlike(image, {600, 0, 600, 600}, base), 1000);
  EXPECT_GT(pixels_unlike(image, {0, 600, 1200, image.height() - 600}, base), 50);
  EXPECT_TRUE(as_svg(picture).contains("k = 3, n = 100"));
  EXPECT_TRUE(as_pdf({picture}).startsWith("%PDF"));
}

}  // namespace
}  // namespace lookalike
