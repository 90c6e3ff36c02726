#include "ui/views/sweep/heat_map/sweep_heat_map.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QHelpEvent>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <cmath>
#include <map>
#include <set>

#include "core/pipeline/engine.h"
#include "tests/core/exchange/sweeps/sweep_tables.h"
#include "tests/ui/support/axis_labels.h"

namespace lookalike {
namespace {

using Setting = std::pair<std::uint32_t, std::uint32_t>;  // bands, rows
using Cells = std::map<Setting, double>;

constexpr std::uint32_t kHashes = 12;

const SweepMeasure& measure(std::string_view column) {
  return measure_of(column);
}

Setting setting_of(const SweepRow& row) {
  return {static_cast<std::uint32_t>(std::stoul(row.values[0])), static_cast<std::uint32_t>(std::stoul(row.values[1]))};
}

class SweepHeatMapTest : public testing::Test {
 protected:
  Recipe recipe_with(const LshOptions& lsh) const {
    Recipe recipe = table.plan.base;
    recipe.lsh = lsh;
    return recipe;
  }
  SweepHeatMapTest() {
    plan = test::plan_of({"shingles.k=1", "sketch.hashes=12", "lsh.bands=3", "lsh.rows=4", "verify.threshold=0.5"},
                         {"lsh=grid"});
    plan.reference = "own";
    table = test::table_of(corpus, plan);
    QObject::connect(&map, &SweepHeatMap::selected, &map, &SweepHeatMap::look_at);
  }

  Cells cells_of(const char* column) {
    map.show_table(table, settings_of(table, goal), measure(column));
    const QList<QByteArray> lines = map.csv().trimmed().split('\n');
    EXPECT_EQ(lines.front(), QByteArray("bands,rows,") + column);
    Cells cells;
    for (const QByteArray& line : lines.mid(1)) {
      const QList<QByteArray> fields = line.split(',');
      EXPECT_TRUE(cells.emplace(Setting(fields[0].toUInt(), fields[1].toUInt()), fields[2].toDouble()).second);
    }
    return cells;
  }

  std::shared_ptr<const Corpus> corpus = test::corpus_of_families(40);
  SweepPlan plan;
  SweepTable table;
  double goal = 0.01;
  SweepHeatMap map;
};

TEST_F(SweepHeatMapTest, shows_the_numbers_of_the_rows) {
  for (const char* column : {"candidates", "similar", "false_negatives"}) {
    const Cells cells = cells_of(column);
    ASSERT_EQ(cells.size(), 35U) << "all b * r <= 12";
    for (const SweepRow& row : table.rows) {
      const Cells expected = {{setting_of(row), static_cast<double>(column == std::string("candidates") ? row.candidates
                                                                    : column == std::string("similar")
                                                                        ? row.similar
                                                                        : row.against_truth->false_negatives)}};
      EXPECT_EQ(cells.at(setting_of(row)), expected.begin()->second) << column;
    }
  }
}

// Independent of the sweep: every setting is run alone, and the pairs to find are counted over all pairs.
TEST_F(SweepHeatMapTest, agrees_with_single_runs) {
  const Cells candidates = cells_of("candidates"), similar = cells_of("similar"), recall = cells_of("recall");
  Recipe recipe = plan.base;
  const auto all = find_truth(*Engine(corpus).run(recipe, {}).value(), recipe.verify.threshold, {}).value();
  std::uint64_t to_find = all->equal_pairs;
  for (const auto& pair : all->pairs) to_find += all->weight(pair);
  ASSERT_GT(to_find, 0U);
  std::set<double> different;
  for (const auto& [setting, number] : candidates) {
    std::tie(recipe.lsh.bands, recipe.lsh.rows) = setting;
    const auto counts = Engine(corpus).run(recipe, {}).value()->report.counts;
    EXPECT_EQ(number, static_cast<double>(counts.candidates));
    EXPECT_EQ(similar.at(setting), static_cast<double>(counts.similar));
    const auto found = static_cast<double>(counts.similar - all->equal_pairs);
    EXPECT_NEAR(recall.at(setting), found / static_cast<double>(to_find - all->equal_pairs), 1e-9);
    different.insert(recall.at(setting));
  }
  EXPECT_GT(different.size(), 5U) << "the settings must differ on this corpus";
}

TEST_F(SweepHeatMapTest, draws_one_rectangle_per_cell_brighter_for_larger_numbers) {
  const Cells cells = cells_of("recall");
  std::map<Setting, QColor> drawn;
  for (int i = 0; i < map.itemCount(); ++i) {
    const auto* rect = qobject_cast<QCPItemRect*>(map.item(i));
    if (!rect || rect->brush().style() == Qt::NoBrush) continue;
    const double bands = rect->topLeft->key() + 0.5, rows = rect->bottomRight->value() + 0.5;
    drawn[{static_cast<std::uint32_t>(bands), static_cast<std::uint32_t>(rows)}] = rect->brush().color();
  }
  ASSERT_EQ(drawn.size(), cells.size());
  for (const auto& [x, number_x] : cells)
    for (const auto& [y, number_y] : cells)
      if (number_x < number_y) {
        EXPECT_LE(qGray(drawn.at(x).rgb()), qGray(drawn.at(y).rgb()) + 2) << "beyond rounding";
      }
}

TEST(MapScale, has_shades_from_the_minimum_to_the_maximum) {
  for (const MapScale& scale : {MapScale(true, 0.2, 1), MapScale(false, 0.2, 1)}) {
    EXPECT_DOUBLE_EQ(scale.shade_of(0.2), 0);
    EXPECT_DOUBLE_EQ(scale.shade_of(1), 1);
    EXPECT_GT(scale.shade_of(0.7), scale.shade_of(0.6));
  }
  EXPECT_NEAR(MapScale(false, 9, 99'999).shade_of(999), 0.5, 1e-9) << "halfway from 10 to 100 000 logarithmically";
  EXPECT_DOUBLE_EQ(MapScale(false, 7, 7).shade_of(7), 1);
}

TEST(MapScale, is_labelled_at_its_ends_and_at_round_numbers) {
  EXPECT_THAT(MapScale(false, 12, 54'321).ticks(), testing::ElementsAre(12, 100, 1'000, 10'000, 54'321));
  EXPECT_THAT(MapScale(false, 7, 7).ticks(), testing::ElementsAre(7));
  for (const double number : MapScale(true, 0, 1).ticks()) EXPECT_NEAR(number * 100, std::round(number * 100), 1e-9);
}

TEST(MapScale, ticks_do_not_crowd) {
  for (const double most : {1.5, 30.0, 2e3, 1e9}) {
    const MapScale scale(false, 1, most);
    const auto ticks = scale.ticks();
    for (std::size_t i = 1; i < ticks.size(); ++i)
      EXPECT_GE(scale.shade_of(ticks[i]) - scale.shade_of(ticks[i - 1]), 0.1) << most;
  }
}

TEST_F(SweepHeatMapTest, has_a_bar_labelled_at_its_ends) {
  const Cells cells = cells_of("candidates");
  map.replot();
  const auto bars = map.plotLayout()->elements(true);
  const auto bar = std::ranges::find_if(bars, [](auto* e) { return qobject_cast<QCPColorScale*>(e) != nullptr; });
  ASSERT_NE(bar, bars.end());
  const QCPAxis* axis = qobject_cast<QCPColorScale*>(*bar)->axis();
  const auto by_number = [](const auto& x, const auto& y) { return x.second < y.second; };
  const auto [least, most] = std::ranges::minmax_element(cells, by_number);
  ASSERT_GE(axis->tickVector().size(), 2);
  EXPECT_EQ(axis->tickVector().front(), 0);
  EXPECT_EQ(axis->tickVectorLabels().front(), measure("candidates").text(least->second));
  EXPECT_EQ(axis->tickVector().back(), 1);
  EXPECT_EQ(axis->tickVectorLabels().back(), measure("candidates").text(most->second));
  EXPECT_TRUE(axis->label().contains("logarithmic")) << qPrintable(axis->label());
}

// On a dark window, little else distinguishes dark cells from the area beyond them.
TEST_F(SweepHeatMapTest, outlines_every_setting_that_fits_into_the_signature) {
  cells_of("recall");
  ASSERT_EQ(map.graphCount(), 2);
  auto& line = *map.graph(1)->data();
  std::vector<std::pair<double, double>> corners;
  for (const QCPGraphData& corner : line) corners.emplace_back(corner.key, corner.value);
  EXPECT_THAT(corners, testing::ElementsAre(testing::Pair(0.5, 12.5), testing::Pair(1.5, 6.5), testing::Pair(2.5, 4.5),
                                            testing::Pair(3.5, 3.5), testing::Pair(4.5, 2.5), testing::Pair(5.5, 2.5),
                                            testing::Pair(6.5, 1.5), testing::Pair(7.5, 1.5), testing::Pair(8.5, 1.5),
                                            testing::Pair(9.5, 1.5), testing::Pair(10.5, 1.5), testing::Pair(11.5, 1.5),
                                            testing::Pair(12.5, 0.5)));
}

TEST_F(SweepHeatMapTest, draws_lines_of_settings_that_rise_at_the_same_similarity) {
  cells_of("recall");
  std::set<QString> labels;
  for (int i = 0; i < map.itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(map.item(i))) labels.insert(text->text());
  std::set<QString> drawn;
  for (int i = 0; i < map.plottableCount(); ++i) {
    const auto* line = qobject_cast<QCPCurve*>(map.plottable(i));
    if (!line || line->data()->isEmpty()) continue;
    const auto first = line->data()->constBegin();
    const double similarity = std::pow(1 / first->key, 1 / first->value);
    for (auto point = first; point != line->data()->constEnd(); ++point)
      EXPECT_NEAR(std::pow(1 / point->key, 1 / point->value), similarity, 1e-9);
    drawn.insert(QString::number(similarity, 'g', 6));
  }
  EXPECT_GE(drawn.size(), 3U);
  EXPECT_EQ(labels, drawn);
}

TEST_F(SweepHeatMapTest, rings_the_pareto_front_and_explains_it) {
  cells_of("recall");
  std::set<Setting> expected;
  for (const SweepRow& row : table.rows) {
    const bool beaten = std::ranges::any_of(table.rows, [&](const SweepRow& other) {
      return other.candidates <= row.candidates && other.similar >= row.similar &&
             (other.candidates < row.candidates || other.similar > row.similar);
    });
    const bool first = std::ranges::find_if(table.rows, [&](const SweepRow& other) {
                         return other.candidates == row.candidates && other.similar == row.similar;
                       })->values == row.values;
    if (!beaten && first) expected.insert(setting_of(row));
  }
  std::set<Setting> ringed;
  for (const QCPGraphData& point : *map.graph(0)->data())
    ringed.emplace(static_cast<std::uint32_t>(point.key), static_cast<std::uint32_t>(point.value));
  EXPECT_GE(expected.size(), 3U);
  EXPECT_EQ(ringed, expected);
  QString legend;
  for (int row = 0; row < map.plotLayout()->rowCount(); ++row)
    if (const auto* text = qobject_cast<QCPTextElement*>(map.plotLayout()->element(row, 0))) legend += text->text();
  EXPECT_TRUE(legend.contains(QStringLiteral("\u25CB reaches the goal with the fewest candidates")))
      << qPrintable(legend);
  EXPECT_TRUE(legend.contains(u"dashed: equal (1/b)\u00B9\u141F\u02B3")) << qPrintable(legend);
  goal = 0.9;
  cells_of("recall");
  std::set<Setting> from_the_goal_on;
  for (const SweepRow& row : table.rows)
    if (row.against_truth->recall() >= goal && expected.contains(setting_of(row)))
      from_the_goal_on.insert(setting_of(row));
  ringed.clear();
  for (const QCPGraphData& point : *map.graph(0)->data())
    ringed.emplace(static_cast<std::uint32_t>(point.key), static_cast<std::uint32_t>(point.value));
  EXPECT_LT(from_the_goal_on.size(), expected.size());
  EXPECT_EQ(ringed, from_the_goal_on);
}

TEST_F(SweepHeatMapTest, without_a_truth_shows_candidates_and_says_how_to_get_recall) {
  const Cells candidates = cells_of("candidates");
  for (SweepRow& row : table.rows) row.against_truth.reset();
  map.show_table(table, settings_of(table, goal), measure("recall"));
  EXPECT_TRUE(map.csv().startsWith("bands,rows,candidates\n")) << "not an empty map";
  EXPECT_EQ(map.csv().count('\n'), static_cast<qsizetype>(candidates.size()) + 1);
  EXPECT_TRUE(map.graph(0)->data()->isEmpty()) << "no setting is known to be best";
  EXPECT_TRUE(map.accessibleDescription().contains("Choose a reference and run the sweep"));
}

TEST_F(SweepHeatMapTest, without_similar_pairs_shows_candidates_and_says_why) {
  for (SweepRow& row : table.rows) row.against_truth = Confusion();
  map.show_table(table, settings_of(table, goal), measure("recall"));
  EXPECT_TRUE(map.csv().startsWith("bands,rows,candidates\n")) << "not an empty map";
  EXPECT_TRUE(map.accessibleDescription().startsWith("Showing candidates: recall is unknown"))
      << qPrintable(map.accessibleDescription());
}

TEST_F(SweepHeatMapTest, moves_only_the_frame_when_the_recipe_changes) {
  cells_of("recall");
  map.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&map));
  map.replot();
  QCoreApplication::processEvents();
  QList<QPointer<QCPAbstractItem>> items;
  for (int i = 0; i < map.itemCount(); ++i) items << map.item(i);
  QSignalSpy drawings(&map, &QCustomPlot::afterReplot);
  QImage before = map.grab().toImage();
  for (std::uint32_t step = 1; step <= 50; ++step) {
    map.set_current(recipe_with({1 + step % kHashes, 1, 0}));
    QCoreApplication::processEvents();
    const QImage now = map.grab().toImage();
    EXPECT_NE(now, before) << step;
    before = now;
  }
  EXPECT_EQ(drawings.count(), 0);
  EXPECT_TRUE(std::ranges::none_of(items, [](const auto& item) { return item.isNull(); }));
  EXPECT_EQ(map.itemCount(), items.size());
}

TEST_F(SweepHeatMapTest, is_walked_with_arrow_keys_and_enter_uses_the_cell) {
  cells_of("recall");
  map.set_current(recipe_with({3, 4, 0}));
  map.show();
  map.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&map));
  map.setFocus();
  QSignalSpy chosen(&map, &SweepHeatMap::chosen);
  QTest::keyClick(&map, Qt::Key_Left);
  QTest::keyClick(&map, Qt::Key_Up);
  EXPECT_TRUE(map.accessibleDescription().startsWith(QStringLiteral("2 \u00D7 5")))
      << qPrintable(map.accessibleDescription());
  QTest::keyClick(&map, Qt::Key_Return);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(setting_of(table.rows[chosen.front().front().value<std::size_t>()]), Setting(2, 5));
}

TEST_F(SweepHeatMapTest, zooms_and_pans_with_keys_and_says_so) {
  cells_of("recall");
  const QCPRange bands = map.xAxis->range(), rows = map.yAxis->range();
  QTest::keyClick(&map, Qt::Key_Plus);
  EXPECT_LT(map.xAxis->range().size(), bands.size());
  EXPECT_LT(map.yAxis->range().size(), rows.size());
  const QCPRange zoomed = map.xAxis->range();
  QTest::keyClick(&map, Qt::Key_Right, Qt::ControlModifier);
  EXPECT_GT(map.xAxis->range().lower, zoomed.lower);
  EXPECT_NEAR(map.xAxis->range().upper / map.xAxis->range().lower, zoomed.upper / zoomed.lower, 1e-9)
      << "the scale stays, and it is logarithmic";
  cells_of("candidates");
  EXPECT_NE(map.xAxis->range(), bands) << "another measure of the same grid keeps the view";
  QTest::keyClick(&map, Qt::Key_Home);
  EXPECT_EQ(map.xAxis->range(), bands);
  EXPECT_EQ(map.yAxis->range(), rows);
  EXPECT_TRUE(map.toolTip().contains("plus and minus zoom")) << qPrintable(map.toolTip());
}

TEST_F(SweepHeatMapTest, shows_by_its_axes_that_it_has_the_focus) {
  cells_of("recall");
  map.show();
  map.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&map));
  map.clearFocus();
  const QPen before = map.xAxis->basePen();
  map.setFocus();
  EXPECT_NE(map.xAxis->basePen(), before);
  EXPECT_EQ(map.xAxis->basePen().color(), map.palette().color(QPalette::Highlight));
  map.clearFocus();
  EXPECT_EQ(map.xAxis->basePen(), before);
}

TEST_F(SweepHeatMapTest, scrolls_to_the_cell_that_is_reached) {
  cells_of("recall");
  map.set_current(recipe_with({1, 1, 0}));
  map.show();
  map.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&map));
  map.setFocus();
  for (int i = 0; i < 8; ++i) QTest::keyClick(&map, Qt::Key_Plus);
  ASSERT_FALSE(map.yAxis->range().contains(1));
  QTest::keyClick(&map, Qt::Key_Up);
  EXPECT_TRUE(map.xAxis->range().contains(1));
  EXPECT_TRUE(map.yAxis->range().contains(2));
}

class SweepHeatMapMouse : public SweepHeatMapTest {
 protected:
  void SetUp() override {
    cells_of("recall");
    map.resize(500, 400);
    map.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&map));
    map.replot();
  }
  QPoint place(double bands, double rows) const {
    return {static_cast<int>(map.xAxis->coordToPixel(bands)), static_cast<int>(map.yAxis->coordToPixel(rows))};
  }
  QSignalSpy chosen{&map, &SweepHeatMap::chosen}, selected{&map, &SweepHeatMap::selected};
};

TEST_F(SweepHeatMapMouse, selects_a_clicked_cell_and_the_arrows_continue_from_there) {
  map.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&map));
  QTest::mouseClick(&map, Qt::LeftButton, {}, place(4, 2));
  ASSERT_EQ(selected.count(), 1);
  EXPECT_EQ(chosen.count(), 0);
  EXPECT_EQ(setting_of(table.rows[selected.front().front().value<std::size_t>()]), Setting(4, 2));
  QTest::keyClick(&map, Qt::Key_Left);
  EXPECT_TRUE(map.accessibleDescription().startsWith(QStringLiteral("3 \u00D7 2")))
      << qPrintable(map.accessibleDescription());
}

TEST_F(SweepHeatMapMouse, describes_a_cell_above_the_map_and_covers_none_with_a_tooltip) {
  const QPoint at = place(4, 2);
  QTest::mouseMove(&map, at);
  EXPECT_TRUE(map.accessibleDescription().startsWith(QStringLiteral("4 \u00D7 2")))
      << qPrintable(map.accessibleDescription());
  QHelpEvent rest(QEvent::ToolTip, at, map.mapToGlobal(at));
  QApplication::sendEvent(&map, &rest);
  EXPECT_FALSE(QToolTip::isVisible());
}

TEST_F(SweepHeatMapMouse, pans_the_map_by_a_drag_and_uses_no_cell) {
  const QCPRange bands = map.xAxis->range(), rows = map.yAxis->range();
  const QPoint from = place(4, 2), to = from + QPoint(60, -40);
  QTest::mousePress(&map, Qt::LeftButton, {}, from);
  QTest::mouseMove(&map, from + QPoint(30, -20));
  QTest::mouseMove(&map, to);
  QTest::mouseRelease(&map, Qt::LeftButton, {}, to);
  EXPECT_EQ(chosen.count() + selected.count(), 0);
  EXPECT_LT(map.xAxis->range().lower, bands.lower);
  EXPECT_LT(map.yAxis->range().lower, rows.lower);
}

TEST_F(SweepHeatMapMouse, a_double_click_uses_a_cell_and_beside_the_cells_shows_all) {
  const QCPRange bands = map.xAxis->range();
  QTest::mouseClick(&map, Qt::LeftButton, {}, place(3, 3));
  QTest::mouseDClick(&map, Qt::LeftButton, {}, place(3, 3));
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(setting_of(table.rows[chosen.front().front().value<std::size_t>()]), Setting(3, 3));
  map.xAxis->scaleRange(0.5);
  QTest::mouseDClick(&map, Qt::LeftButton, {}, place(7, 5));
  EXPECT_EQ(chosen.count(), 1) << "7 x 5 needs more than 12 values";
  EXPECT_EQ(map.xAxis->range(), bands);
}

TEST_F(SweepHeatMapTest, has_labels_that_do_not_overlap_at_any_type_size) {
  plan.base.sketch.hashes = 1'024;
  plan.axes = {*parse_axis("lsh=1x1,1x1024,1024x1,32x32")};
  table = test::table_of(corpus, plan);
  QFont font = map.font();
  const double points = font.pointSizeF();
  for (const double scale : {1.0, 1.5, 2.0}) {
    SCOPED_TRACE(scale);
    font.setPointSizeF(scale * points);
    map.setFont(font);
    map.resize(32 * map.fontMetrics().averageCharWidth(), 12 * map.fontMetrics().height());
    map.show();
    cells_of("candidates");
    map.replot();
    test::expect_labels_apart(*map.xAxis);
    test::expect_labels_apart(*map.yAxis);
  }
}

TEST_F(SweepHeatMapTest, shows_the_mean_over_the_seeds) {
  plan.repeat = 3;
  table = test::table_of(corpus, plan);
  const Cells cells = cells_of("candidates");
  ASSERT_EQ(cells.size(), 35U);
  Cells sums;
  for (const SweepRow& row : table.rows) sums[setting_of(row)] += static_cast<double>(row.candidates);
  for (const auto& [setting, sum] : sums) EXPECT_NEAR(cells.at(setting), sum / 3, 1e-6);
}

}  // namespace
}  // namespace lookalike
