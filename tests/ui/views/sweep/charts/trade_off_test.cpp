#include "ui/views/sweep/charts/trade_off_plot.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "tests/support/sweep_rows.h"

namespace lookalike {
namespace {

using test::row;

/// A hundred pairs to find. The front from 90 % on: 11 x 8, 20 x 5 and 50 x 2; 25 x 4 finds no more than 20 x 5.
SweepTable grid() {
  SweepTable table = test::table_over({{"lsh", {"20x5"}}});
  table.rows = {row({"4", "25"}, 50, 40, 60), row({"11", "8"}, 300, 95, 5), row({"20", "5"}, 900, 99, 1),
                row({"25", "4"}, 2'000, 99, 1), row({"50", "2"}, 90'000, 100, 0)};
  return table;
}

class TradeOffTest : public testing::Test {
 protected:
  void SetUp() override {
    plot.resize(600, 400);
    QObject::connect(&plot, &TradeOffPlot::selected, [this](std::size_t r) {
      selected.push_back(r);
      plot.look_at(r);
    });
    QObject::connect(&plot, &TradeOffPlot::chosen, [this](std::size_t r) { chosen.push_back(r); });
    QObject::connect(&plot, &TradeOffPlot::goal_dragged, [this](double to) { goal = to; });
    show();
    plot.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&plot));
    plot.replot();
  }
  void show() { plot.show_table(table, settings_of(table, goal), goal, found); }
  QPoint place(double candidates, double missed) const {
    return {static_cast<int>(std::lround(plot.xAxis->coordToPixel(std::log10(1 + candidates)))),
            static_cast<int>(std::lround(plot.yAxis->coordToPixel(std::log10(1 + missed))))};
  }
  QStringList names() const {
    QStringList seen;
    for (int i = 0; i < plot.itemCount(); ++i)
      if (const auto* text = qobject_cast<const QCPItemText*>(plot.item(i)); text && text->visible())
        seen << text->text();
    return seen;
  }

  SweepTable table = grid();
  double goal = 0.9;
  TradeOffPlot::Found found = TradeOffPlot::Found::missed;
  std::vector<std::size_t> selected, chosen;
  TradeOffPlot plot;
};

TEST_F(TradeOffTest, joins_and_names_the_front_of_settings_that_reach_the_goal) {
  std::vector<double> joined;
  for (int i = 0; i < plot.graphCount(); ++i)
    if (plot.graph(i)->lineStyle() != QCPGraph::lsNone)
      for (const QCPGraphData& point : *plot.graph(i)->data()) joined.push_back(std::pow(10, point.key) - 1);
  EXPECT_THAT(joined, testing::ElementsAre(testing::DoubleNear(300, 1e-6), testing::DoubleNear(900, 1e-6),
                                           testing::DoubleNear(90'000, 1e-3)));
  for (const char* name : {"11 \u00D7 8", "20 \u00D7 5", "50 \u00D7 2"})
    EXPECT_TRUE(names().contains(QString::fromUtf8(name))) << name;
  EXPECT_FALSE(names().contains(QString::fromUtf8("25 \u00D7 4")));
  EXPECT_FALSE(names().contains(QString::fromUtf8("4 \u00D7 25"))) << "below the goal";
}

TEST_F(TradeOffTest, of_one_parameter_names_every_value_and_shows_the_whole_range_of_its_seeds) {
  table = test::table_over({{"shingles.k", {"2", "3", "9"}}});
  table.plan.repeat = 2;
  table.rows = {row({"2"}, 3'000, 100, 0), row({"2"}, 2'000, 70, 30), row({"3"}, 300, 98, 2),
                row({"3"}, 400, 96, 4),    row({"9"}, 100, 40, 60),   row({"9"}, 90, 20, 80)};
  for (std::size_t i = 1; i < table.rows.size(); i += 2) table.rows[i].seed += 1;
  found = TradeOffPlot::Found::recall;
  show();
  plot.replot();
  for (const char* name : {"k = 2", "k = 3", "k = 9"}) EXPECT_TRUE(names().contains(name)) << name;
  EXPECT_LE(plot.yAxis->range().lower, 20);
  EXPECT_GE(plot.yAxis->range().upper, 100);
  EXPECT_LE(plot.xAxis->range().lower, std::log10(1 + 90));
  EXPECT_GE(plot.xAxis->range().upper, std::log10(1 + 3'000));
}

TEST_F(TradeOffTest, names_do_not_overlap) {
  table.rows.clear();
  for (std::uint64_t i = 0; i < 40; ++i)
    table.rows.push_back(row({std::to_string(60 - i), std::to_string(1 + i)}, 300 + 10 * i, 60 + i, 40 - i));
  goal = 0.5;
  show();
  plot.replot();
  std::vector<QRectF> places;
  for (int i = 0; i < plot.itemCount(); ++i) {
    const auto* text = qobject_cast<const QCPItemText*>(plot.item(i));
    if (!text || !text->visible() || !text->text().contains(QChar(0x00D7))) continue;
    places.emplace_back(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
  }
  EXPECT_GE(places.size(), 3U);
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(places[i].adjusted(1, 1, -1, -1).intersects(places[j].adjusted(1, 1, -1, -1))) << i << ", " << j;
}

TEST_F(TradeOffTest, names_are_nearest_to_their_own_dots) {
  table.rows.clear();
  for (std::uint64_t i = 0; i < 12; ++i)  // some dots are near others
    table.rows.push_back(
        row({std::to_string(30 - i), std::to_string(1 + i)}, 300 + 60 * (i + i % 3), 70 + 2 * i, 30 - 2 * i));
  table.plan.base.lsh = {20, 11, 0};
  goal = 0.5;
  show();
  plot.replot();
  int named = 0;
  for (int i = 0; i < plot.itemCount(); ++i) {
    const auto* text = qobject_cast<const QCPItemText*>(plot.item(i));
    if (!text || !text->visible() || !text->text().contains(QChar(0x00D7))) continue;
    ++named;
    const QRectF name(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
    std::optional<QPointF> seen_from;
    const auto away = [&](const SweepRow& row) {
      const QPointF dot =
          place(static_cast<double>(row.candidates), static_cast<double>(row.against_truth->false_negatives));
      const QPointF inside(std::clamp(dot.x(), name.left(), name.right()),
                           std::clamp(dot.y(), name.top(), name.bottom()));
      return QLineF(dot, seen_from.value_or(inside)).length();
    };
    for (int j = 0; j < plot.itemCount(); ++j)  // a line leads to the dot of a name farther away
      if (const auto* line = qobject_cast<const QCPItemLine*>(plot.item(j)); line && line->visible())
        if (name.adjusted(-1, -1, 1, 1).contains(line->end->pixelPosition())) seen_from = line->start->pixelPosition();
    const auto nearest = std::ranges::min_element(table.rows, {}, away);
    EXPECT_EQ(text->text().toStdString(), nearest->values[0] + " \u00D7 " + nearest->values[1]);
  }
  EXPECT_GE(named, 3);
}

TEST_F(TradeOffTest, names_every_point_of_a_crowded_front) {
  table.rows.clear();
  const std::pair<std::uint64_t, std::uint64_t> points[] = {{1'000, 8}, {1'060, 7}, {1'130, 6}, {1'240, 5},
                                                            {1'300, 4}, {1'500, 3}, {2'000, 1}, {2'600, 0}};
  for (std::uint64_t i = 0; const auto& [candidates, missed] : points)
    table.rows.push_back(row({std::to_string(10 + i), std::to_string(8 - i)}, candidates, 100 - missed, missed)), ++i;
  goal = 0.9;
  plot.resize(540, 400);  // as in a window of 1280 x 800
  show();
  plot.replot();
  for (const SweepRow& row : table.rows)
    EXPECT_TRUE(names().contains(QStringLiteral("%1 \u00D7 %2").arg(row.values[0].c_str(), row.values[1].c_str())))
        << row.values[0];
}

// The front falls from each point in a step, to the right and then down.
TEST_F(TradeOffTest, the_front_strikes_through_no_name) {
  table = test::table_over({{"shingles.k", {"2", "3", "4", "5", "6"}}});
  table.plan.repeat = 2;
  for (std::uint64_t k = 2; k <= 6; ++k)
    for (std::uint64_t seed : {0, 1})
      table.rows.push_back(row({std::to_string(k)}, 3'000 - 40 * k, 96 - k, 4 + k, seed));
  goal = 0.9;
  show();
  plot.replot();
  int seen = 0, steps = 0;
  for (int i = 0; i < plot.itemCount(); ++i) {
    const auto* text = qobject_cast<const QCPItemText*>(plot.item(i));
    if (!text || !text->visible() || !text->text().startsWith("k = ")) continue;
    ++seen;
    const QRectF name(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
    for (int g = 0; g < plot.graphCount(); ++g) {
      if (plot.graph(g)->lineStyle() != QCPGraph::lsStepLeft) continue;
      const auto& front = *plot.graph(g)->data();
      for (int p = 0; p + 1 < front.size(); ++p, ++steps) {
        const QPointF from = plot.graph(g)->coordsToPixels(front.at(p)->key, front.at(p)->value);
        const QPointF to = plot.graph(g)->coordsToPixels(front.at(p + 1)->key, front.at(p + 1)->value);
        EXPECT_FALSE(name.intersects(QRectF(from, QPointF(to.x(), from.y() + 0.1)))) << qPrintable(text->text());
        EXPECT_FALSE(name.intersects(QRectF(QPointF(to.x(), from.y()), to + QPointF(0.1, 0)).normalized()))
            << qPrintable(text->text());
      }
    }
  }
  EXPECT_GE(seen, 2);
  EXPECT_GE(steps, 1);
}

TEST_F(TradeOffTest, names_do_not_cover_the_label_of_the_goal) {
  table.rows = {row({"11", "8"}, 300, 91, 9), row({"20", "5"}, 4'000, 92, 8), row({"50", "2"}, 20'000, 93, 7)};
  show();
  plot.replot();
  QRectF goal_words;
  std::vector<QRectF> places;
  for (int i = 0; i < plot.itemCount(); ++i) {
    const auto* text = qobject_cast<const QCPItemText*>(plot.item(i));
    if (!text || !text->visible()) continue;
    const QRectF place(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
    text->text().startsWith("goal") ? goal_words = place : places.emplace_back(place);
  }
  EXPECT_FALSE(goal_words.isEmpty());
  EXPECT_GE(places.size(), 2U);
  for (const QRectF& place : places) EXPECT_FALSE(place.intersects(goal_words)) << place.x() << ", " << place.y();
}

TEST_F(TradeOffTest, a_click_selects_and_a_double_click_uses) {
  QTest::mouseClick(&plot, Qt::LeftButton, {}, place(900, 1));
  EXPECT_THAT(selected, testing::ElementsAre(2));
  EXPECT_TRUE(chosen.empty());
  QTest::mouseDClick(&plot, Qt::LeftButton, {}, place(300, 5));
  EXPECT_THAT(chosen, testing::ElementsAre(1));
}

TEST_F(TradeOffTest, a_click_on_a_dot_of_the_front_selects_it_even_nearer_to_a_hidden_one) {
  table.rows.push_back(row({"24", "4"}, 903, 99, 1));
  show();
  plot.replot();
  ASSERT_LT(std::abs(place(903, 1).x() - place(900, 1).x()), 3);
  QTest::mouseClick(&plot, Qt::LeftButton, {}, place(903, 1) + QPoint(1, 0));
  EXPECT_THAT(selected, testing::ElementsAre(2));
}

TEST_F(TradeOffTest, names_of_the_front_are_at_its_left) {
  for (int i = 0; i < plot.itemCount(); ++i) {
    const auto* text = qobject_cast<const QCPItemText*>(plot.item(i));
    if (!text || !text->visible() || text->text() != QString::fromUtf8("20 \u00D7 5")) continue;
    EXPECT_LT(text->bottomRight->pixelPosition().x(), place(900, 1).x());
  }
}

TEST_F(TradeOffTest, describes_a_setting_in_the_room_of_two_lines) {
  plot.look_at(2);
  plot.replot();
  const auto* line = qobject_cast<const QCPTextElement*>(plot.plotLayout()->element(0, 0));
  ASSERT_NE(line, nullptr);
  EXPECT_TRUE(line->text().startsWith(QString::fromUtf8("20 \u00D7 5"))) << qPrintable(line->text());
  EXPECT_EQ(line->rect().height(), 2 * plot.fontMetrics().lineSpacing());
}

TEST_F(TradeOffTest, arrows_go_to_the_next_setting_and_enter_uses_it) {
  QTest::keyClick(&plot, Qt::Key_Right);
  EXPECT_THAT(selected, testing::ElementsAre(1)) << "the best setting first";
  QTest::keyClick(&plot, Qt::Key_Right);
  EXPECT_EQ(selected.back(), 2U);
  EXPECT_TRUE(
      plot.accessibleDescription().startsWith(QString::fromUtf8("20 \u00D7 5: 900 different candidates, 1 missed")))
      << qPrintable(plot.accessibleDescription());
  QTest::keyClick(&plot, Qt::Key_Return);
  EXPECT_THAT(chosen, testing::ElementsAre(2));
}

TEST_F(TradeOffTest, the_goal_can_be_dragged) {
  // A recall of 90 % means 10 missed of the hundred, one of 98 % means 2.
  const int x = place(20'000, 0).x();
  QTest::mousePress(&plot, Qt::LeftButton, {}, {x, place(0, 10).y()});
  QTest::mouseMove(&plot, {x, place(0, 2).y()});
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, {x, place(0, 2).y()});
  EXPECT_NEAR(goal, 0.98, 0.002);
  EXPECT_TRUE(selected.empty());
}

TEST_F(TradeOffTest, expects_nothing_of_the_pairs_of_another_recipe) {
  table.plan.reference = "shingles.k=2";
  show();
  plot.set_expect([](const Recipe&) { return std::optional(Forecast()); });
  QTest::mouseMove(&plot, place(300, 5));
  EXPECT_TRUE(plot.accessibleDescription().contains("5 missed"));
  EXPECT_FALSE(plot.accessibleDescription().contains("expected")) << qPrintable(plot.accessibleDescription());
}

TEST_F(TradeOffTest, states_measured_and_predicted_figures_in_one_line) {
  plot.set_expect([](const Recipe& recipe) {
    Forecast forecast;
    forecast.candidates.value = recipe.lsh.bands == 20 ? 912.2 : 1;
    forecast.missed.value = 1.4;
    forecast.recall.value = 0.937;
    return std::optional(forecast);
  });
  QTest::mouseMove(&plot, place(900, 1));
  EXPECT_TRUE(plot.accessibleDescription().contains(
      QString::fromUtf8("20 \u00D7 5: 900 different candidates, 1 missed, recall 99.0 % [expected 912, 1, 93.7 %]")))
      << qPrintable(plot.accessibleDescription());
  EXPECT_FALSE(plot.accessibleDescription().contains('\n'));
}

TEST_F(TradeOffTest, an_elided_line_has_its_full_text_as_a_tooltip) {
  plot.set_expect([](const Recipe&) { return std::optional(Forecast()); });
  plot.look_at(2);
  plot.resize(plot.minimumSize());
  plot.replot();
  const auto* line = qobject_cast<QCPTextElement*>(plot.plotLayout()->element(0, 0));
  ASSERT_TRUE(line && line->text() != plot.accessibleDescription());
  const QPoint at = line->outerRect().center();
  QHelpEvent rest(QEvent::ToolTip, at, plot.mapToGlobal(at));
  QApplication::sendEvent(&plot, &rest);
  EXPECT_TRUE(QToolTip::text().contains(plot.accessibleDescription().toHtmlEscaped())) << qPrintable(QToolTip::text());
  QToolTip::hideText();
}

TEST_F(TradeOffTest, rings_the_setting_of_the_recipe) {
  Recipe recipe = table.plan.base;
  recipe.lsh = {20, 5, 0};
  const auto is_ringed = [this] {
    bool is_ringed = false;
    for (int i = 0; i < plot.graphCount(); ++i) {
      const auto& data = *plot.graph(i)->data();
      is_ringed |= data.size() == 1 && std::abs(data.constBegin()->key - std::log10(901.0)) < 1e-9;
    }
    return is_ringed;
  };
  plot.set_current(recipe);
  EXPECT_TRUE(is_ringed());
  recipe.shingles.k += 1;
  plot.set_current(recipe);
  EXPECT_FALSE(is_ringed()) << "the rows have another k";
}

TEST_F(TradeOffTest, without_a_comparison_uses_the_curve_and_says_how_to_get_recall) {
  for (SweepRow& r : table.rows) r.against_truth.reset();
  show();
  EXPECT_TRUE(plot.accessibleDescription().contains("Choose a reference and run the sweep"));
  EXPECT_TRUE(plot.yAxis->label().contains("curve"));
  const auto lines = plot.csv().trimmed().split('\n');
  ASSERT_EQ(lines.size(), 6);
  for (const QByteArray& line : lines.mid(1)) EXPECT_TRUE(line.contains(",,,,")) << "no missed pairs: " << line.data();
}

TEST_F(TradeOffTest, shows_no_recall_above_a_hundred_per_cent) {
  found = TradeOffPlot::Found::recall;
  show();
  plot.replot();
  EXPECT_GT(plot.yAxis->range().upper, 100);
  EXPECT_DOUBLE_EQ(std::ranges::max(plot.yAxis->tickVector()), 100);
}

TEST_F(TradeOffTest, is_saved_as_drawn) {
  const auto lines = plot.csv().trimmed().split('\n');
  ASSERT_EQ(lines.size(), 6);
  EXPECT_EQ(lines[0],
            "lsh.bands,lsh.rows,different_candidates,different_candidates_least,different_candidates_most,missed,"
            "missed_least,missed_most,recall,recall_is_measured,front");
  EXPECT_EQ(lines[1], "11,8,300,300,300,5,5,5,0.95,1,1");
  EXPECT_EQ(lines[5], "4,25,50,50,50,60,60,60,0.4,1,0");
}

}  // namespace
}  // namespace lookalike
