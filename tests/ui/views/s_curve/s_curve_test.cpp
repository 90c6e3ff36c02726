#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/corpus/load.h"
#include "core/lsh/theory/s_curve.h"
#include "tests/support/corpora.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/s_curve/s_curve_drawing.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/s_curve/s_curve_plot.h"
#include "ui/widgets/plots/plot_export.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

LoadOptions sampled(std::uint64_t size) {
  LoadOptions options;
  options.sample = {size, 1};
  return options;
}

class SCurvePageTest : public testing::Test {
 protected:
  SCurvePageTest() : plot(*page.findChild<SCurvePlot*>()) {
    page.resize(1000, 600);
    page.show();
  }

  QPoint at(double similarity) const {
    return {static_cast<int>(std::lround(plot.xAxis->coordToPixel(similarity))), plot.axisRect()->center().y()};
  }

  QCPGraph* graph(const QString& name) const {
    for (int i = 0; i < plot.graphCount(); ++i) {
      if (plot.graph(i)->name() == name) return plot.graph(i);
    }
    return nullptr;
  }

  double threshold_line() const {
    for (int i = 0; i < plot.itemCount(); ++i) {
      auto* line = qobject_cast<QCPItemStraightLine*>(plot.item(i));
      if (line && line->objectName() == "threshold_line") return line->point1->key();
    }
    return -1;
  }

  QString text(const char* name) const { return page.findChild<QLabel*>(name)->text(); }

  Session session;
  SCurvePage page{session};
  SCurvePlot& plot;
  Recipe recipe;
};

TEST_F(SCurvePageTest, one_band_and_one_row_have_no_rise) {
  const auto rise_is_seen = [this] {
    for (int i = 0; i < plot.itemCount(); ++i)
      if (auto* label = qobject_cast<QCPItemText*>(plot.item(i)); label && label->text().contains(rise_formula()))
        return label->visible();
    return false;
  };
  session.start_with(recipe);
  EXPECT_TRUE(rise_is_seen());
  recipe.lsh = {1, 100, 0};
  session.start_with(recipe);
  EXPECT_FALSE(rise_is_seen());
  EXPECT_EQ(text("steepest"), "1 (one band)");
  recipe.lsh = {100, 1, 0};
  session.start_with(recipe);
  EXPECT_FALSE(rise_is_seen());
  EXPECT_EQ(text("steepest"), "0 (one row)");
}

// The words of the two texts: 6 of 8 are shared.
TEST_F(SCurvePageTest, offers_the_highest_similarity_if_no_pair_reaches_the_threshold) {
  Engine engine(test::corpus_of({"a b c d e f g", "a b c d e f h", "x y z"}));
  recipe.shingles.k = 1;
  recipe.verify.threshold = 0.9;
  const auto run = *engine.run(recipe, {});
  session.start_with(recipe);
  page.set_summary(*summary_of(run, *survey(*run, 0.3, {}), {}), {});
  EXPECT_EQ(text("recall"), "no such pairs");
  EXPECT_EQ(text("most_similar"), "0.750");
  EXPECT_EQ(text("expected_missed"), "none");
  page.findChild<QToolButton*>("most_similar.show")->click();
  EXPECT_EQ(session.recipe().verify.threshold, 0.75);
  recipe.verify.threshold = 0.75;
  const auto lower = *engine.run(recipe, {});
  page.set_summary(*summary_of(lower, *survey(*lower, 0.3, {}), {}), {});
  EXPECT_FALSE(page.findChild<QLabel*>("most_similar")->isVisible());
}

TEST_F(SCurvePageTest, dragging_the_rise_chooses_bands_and_rows) {
  session.start_with(recipe);  // 20 x 5 of 100 rises at 0.549
  QSignalSpy dragged(&plot, &SCurvePlot::banding_dragged), committed(&plot, &SCurvePlot::banding_committed);
  QTest::mousePress(&plot, Qt::LeftButton, {}, at(0.549));
  for (const double s : {0.5, 0.46, 0.447}) QTest::mouseMove(&plot, at(s));
  EXPECT_TRUE(committed.isEmpty());
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, at(0.447));
  ASSERT_FALSE(dragged.isEmpty());
  EXPECT_EQ(dragged.back()[0].toUInt(), 25U);  // (1/25)^(1/4) = 0.447
  EXPECT_EQ(dragged.back()[1].toUInt(), 4U);
  EXPECT_EQ(committed.count(), 1);
}

TEST_F(SCurvePageTest, a_dragged_curve_keeps_its_distance_from_the_pointer) {
  session.start_with(recipe);
  const double high = std::pow(1 - std::pow(0.1, 1.0 / 20), 1.0 / 5);  // where 1 - (1 - s^5)^20 = 0.9
  const auto hand = [&](double similarity) {
    return QPoint(at(similarity).x(), static_cast<int>(std::lround(plot.yAxis->coordToPixel(0.9))));
  };
  QSignalSpy dragged(&plot, &SCurvePlot::banding_dragged), committed(&plot, &SCurvePlot::banding_committed);
  QTest::mouseMove(&plot, hand(high));
  EXPECT_EQ(plot.cursor().shape(), Qt::SizeHorCursor);
  QTest::mousePress(&plot, Qt::LeftButton, {}, hand(high));
  for (const double moved : {0.05, 0.08, 0.102}) QTest::mouseMove(&plot, hand(high - moved));
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, hand(high - 0.102));
  ASSERT_FALSE(dragged.isEmpty());
  EXPECT_EQ(dragged.back()[0].toUInt(), 25U);  // (1/25)^(1/4) = 0.447 = (1/20)^(1/5) - 0.102
  EXPECT_EQ(dragged.back()[1].toUInt(), 4U);
  EXPECT_EQ(committed.count(), 1);
  EXPECT_EQ(plot.xAxis->range(), QCPRange(0, 1)) << "dragging the curve must not pan the plot";
}

TEST_F(SCurvePageTest, the_label_of_missed_pairs_overlaps_no_curve) {
  recipe.verify.threshold = 0.7;
  recipe.sketch.hashes = 80;
  int seen = 0;
  for (const VerifyBy by : {VerifyBy::exact, VerifyBy::signature})
    for (const LshOptions& lsh : {LshOptions{10, 8, 0}, LshOptions{20, 4, 0}, LshOptions{5, 16, 0}}) {
      recipe.verify.by = by;
      recipe.lsh = lsh;
      session.start_with(recipe);
      plot.replot();
      const auto labels = plot.findChildren<QCPItemText*>();
      const auto name = std::ranges::find_if(labels, [](auto* label) { return label->text().contains("missed"); });
      ASSERT_NE(name, labels.end());
      if (!(*name)->visible()) continue;
      ++seen;
      const QRectF box((*name)->topLeft->pixelPosition(), (*name)->bottomRight->pixelPosition());
      for (double s = 0.7; s <= 1; s += 0.001) {
        const double edge = by == VerifyBy::exact ? candidate_probability(s, lsh)
                                                  : accepted_by_signature_probability(s, lsh, 0, 80, 0.7);
        EXPECT_FALSE(box.contains({plot.xAxis->coordToPixel(s), plot.yAxis->coordToPixel(edge)})) << lsh.bands << s;
      }
    }
  EXPECT_GE(seen, 2) << "otherwise this proves nothing";
}

TEST(SCurveDrawing, places_labels_before_anything_is_drawn_and_with_the_threshold_out_of_view) {
  QCustomPlot small;
  SCurveDrawing drawing(small);
  const auto expect_places = [&small](const char* when) {
    for (int i = 0; i < small.itemCount(); ++i)
      for (const QCPItemPosition* position : small.item(i)->positions())
        EXPECT_TRUE(std::isfinite(position->key()) && std::isfinite(position->value())) << when << ", " << i;
  };
  drawing.place_labels();  // nothing is laid out
  small.resize(400, 300);
  small.replot();
  drawing.place_labels();
  expect_places("nothing is drawn");
  small.xAxis->setRange(0.1, 0.3);
  drawing.draw({}, curve_settings({}), {});
  expect_places("t = 0.8 is beyond the range");
}

TEST_F(SCurvePageTest, never_draws_its_sentence_over_the_plot) {
  auto* sentence = page.findChild<QLabel*>("curve_sentence");
  for (const int width : {500, 900, 450}) {
    page.resize(width, page.minimumSizeHint().height());
    QTest::qWait(50);
    page.resize(width, page.minimumSizeHint().height());
    QTest::qWait(50);
    EXPECT_GE(sentence->height(), sentence->heightForWidth(sentence->width())) << width;
  }
}

TEST_F(SCurvePageTest, marks_figures_that_were_measured_with_other_settings) {
  const auto has_heading = [this](const char* start) {
    const auto labels = page.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [start](QLabel* l) { return l->isVisible() && l->text().startsWith(start); });
  };
  Engine engine(*load_corpus({std::string(kBuiltinCorpus)}, sampled(300), {}));
  const auto run = *engine.run(recipe, {});
  session.start_with(recipe);
  page.set_summary(*summary_of(run, *survey(*run, 0.3, {}), {}), {});
  EXPECT_TRUE(has_heading("Measured at t = 0.800"));
  EXPECT_TRUE(text("curve_sentence").contains("his corpus"));
  const QPen measured = graph("measured")->pen();
  recipe.lsh.bands = 10;
  session.start_with(recipe);
  EXPECT_TRUE(QTest::qWaitFor([&] { return has_heading("Measured with other settings"); }));
  EXPECT_FALSE(has_heading("Measured at"));
  EXPECT_FALSE(text("curve_sentence").contains("his corpus")) << "those pairs were measured with other bands";
  EXPECT_NE(graph("measured")->pen().color(), measured.color());
  recipe.lsh.bands = 20;
  session.start_with(recipe);
  EXPECT_TRUE(has_heading("Measured at t = 0.800"));
  EXPECT_EQ(graph("measured")->pen().color(), measured.color());
}

TEST_F(SCurvePageTest, states_accepted_and_missed_pairs_for_verification_by_signature) {
  recipe.verify.by = VerifyBy::signature;
  recipe.verify.threshold = 0.7;
  recipe.lsh = {10, 8, 0};
  recipe.sketch.hashes = 80;
  Engine engine(*load_corpus({std::string(kBuiltinCorpus)}, sampled(800), {}));
  const auto run = *engine.run(recipe, {});
  session.start_with(recipe);
  page.set_summary(*summary_of(run, *survey(*run, 0.3, {}), {}), {});
  EXPECT_TRUE(text("curve_sentence").contains("is accepted with probability"));
  EXPECT_TRUE(text("curve_sentence").contains("were accepted"));
  double missed = 0;  // the area above the accepted curve, by the midpoint rule
  constexpr int kStrips = 300;
  for (int i = 0; i < kStrips; ++i) {
    const double s = 0.7 + 0.3 * (i + 0.5) / kStrips;
    missed += 0.3 / kStrips * (1 - accepted_by_signature_probability(s, recipe.lsh, 0, 80, 0.7));
  }
  EXPECT_NEAR(text("false_negative_area").toDouble(), missed, 2e-4);
}

TEST_F(SCurvePageTest, shows_the_measured_bins) {
  page.set_summary(nullptr, "Comparing");
  EXPECT_EQ(text("survey_state"), "Comparing");
  Engine engine(*load_corpus({std::string(kBuiltinCorpus)}, sampled(500), {}));
  recipe.lsh = {4, 8, 0};  // strict enough to miss some
  const auto run = *engine.run(recipe, {});
  const auto summary = *summary_of(run, *survey(*run, 0.3, {}), {});
  session.start_with(recipe);
  page.set_result(run);
  page.set_summary(summary, {});
  const Confusion& counts = summary->counts;
  ASSERT_GT(counts.identical, 0U) << "otherwise this proves nothing";
  const std::uint64_t found = counts.true_positives - counts.identical;
  EXPECT_EQ(text("found_pairs"), QString("%1 of %2").arg(found).arg(found + counts.false_negatives));
  EXPECT_EQ(text("recall"),
            percent_text(static_cast<double>(found) / static_cast<double>(found + counts.false_negatives)));
  EXPECT_EQ(text("identical_pairs"), QString::number(counts.identical));
  EXPECT_EQ(text("missed_pairs"), QString::number(counts.false_negatives));
  EXPECT_EQ(text("false_candidates"), count_text(run->report.counts.candidates - counts.true_positives));
  EXPECT_FALSE(page.findChild<QLabel*>("survey_state")->isVisible());
  int with_pairs = 0, bars = 0;
  double pairs = 0, drawn = 0;
  for (const auto& bin : summary->histogram)
    if (bin.pairs.value > 0.5) ++with_pairs, pairs += bin.pairs.value;
  for (int i = 0; i < plot.plottableCount(); ++i)
    if (const auto* series = qobject_cast<QCPBars*>(plot.plottable(i));
        series && !series->name().startsWith("not sampled"))
      for (const QCPBarsData& bar : *series->data()) ++bars, drawn += bar.value + series->baseValue();
  EXPECT_EQ(bars, with_pairs) << "an empty bin has no bar";
  EXPECT_NEAR(drawn, pairs, 1e-6 * pairs);
  std::vector<double> shares;
  for (const CurveBin& bin : summary->curve)
    if (bin.pairs > 0) shares.push_back(bin.share(bin.candidates));
  const auto points = graph("measured")->data();
  ASSERT_EQ(points->size(), static_cast<int>(shares.size()));
  for (int i = 0; i < points->size(); ++i) EXPECT_DOUBLE_EQ(points->at(i)->value, shares[static_cast<std::size_t>(i)]);
}

TEST_F(SCurvePageTest, bins_not_sampled_are_drawn_as_unknown) {
  Engine engine(*load_corpus({std::string(kBuiltinCorpus)}, sampled(300), {}));
  const auto run = *engine.run(recipe, {});
  auto summary = std::make_shared<EvaluationSummary>(**summary_of(run, *survey(*run, 0.3, {}), {}));
  summary->histogram = {{0.12, 0.13, {40, {30, 55}}, true},
                        {0.13, 0.14, {0, {0, 302'983}}, true},  // not sampled
                        {0.14, 0.15, {0, {0, 0}}, true},        // none possible
                        {0.50, 0.51, {0, {0, 0}}, false},       // counted: empty
                        {0.51, 0.52, {7, {7, 7}}, false}};
  session.start_with(recipe);
  page.set_summary(summary, {});
  std::map<double, double> unknown;
  for (int i = 0; i < plot.plottableCount(); ++i)
    if (const auto* series = qobject_cast<QCPBars*>(plot.plottable(i));
        series && series->name().startsWith("not sampled")) {
      EXPECT_EQ(series->brush().style(), Qt::NoBrush) << "a hollow bar";
      for (const QCPBarsData& bar : *series->data()) unknown[bar.key] = bar.value + series->baseValue();
      EXPECT_GE(series->valueAxis()->range().upper, 302'983);
    }
  ASSERT_EQ(unknown.size(), 1U);
  EXPECT_NEAR(unknown.begin()->first, 0.135, 1e-12);
  EXPECT_NEAR(unknown.begin()->second, 302'983, 1e-6);
  emit plot.bar_clicked(0.135);
  EXPECT_TRUE(text("curve_sentence").contains("No pair from 0.130 to 0.140 was sampled"))
      << qPrintable(text("curve_sentence"));
}

TEST_F(SCurvePageTest, curve_follows_the_formula) {
  recipe.lsh = {25, 4, 0};
  session.start_with(recipe);
  const auto data = graph("candidate")->data();
  ASSERT_GT(data->size(), 100);
  for (const QCPGraphData& point : *data) {
    ASSERT_NEAR(point.value, 1 - std::pow(1 - std::pow(point.key, 4), 25), 1e-12) << point.key;
  }
}

TEST_F(SCurvePageTest, a_prefix_adds_the_curve_of_passed_pairs) {
  EXPECT_EQ(graph("passed the check"), nullptr);
  recipe.verify.prefix = 5;
  session.start_with(recipe);
  for (const QCPGraphData& point : *graph("passed the check")->data()) {
    ASSERT_NEAR(point.value, std::pow(point.key, 5), 1e-12) << point.key;
  }
  EXPECT_EQ(text("p_kept"), "32.8 %");
}

TEST_F(SCurvePageTest, areas_end_at_the_threshold_and_follow_the_curve_of_passed_pairs) {
  recipe.verify.threshold = 0.63;
  session.start_with(recipe);
  EXPECT_DOUBLE_EQ((graph("false candidates")->data()->constEnd() - 1)->key, 0.63);
  EXPECT_DOUBLE_EQ(graph("missed")->data()->constBegin()->key, 0.63);
  EXPECT_NEAR(graph("missed")->data()->constBegin()->value, 1 - std::pow(1 - std::pow(0.63, 5), 20), 1e-12);
}

TEST_F(SCurvePageTest, acceptance_of_short_signatures_is_computed_at_once) {
  recipe.verify.by = VerifyBy::signature;
  session.start_with(recipe);
  ASSERT_NE(graph("accepted"), nullptr);
  const auto last = graph("accepted")->data()->constEnd() - 1;
  EXPECT_EQ(last->key, 1);
  EXPECT_NEAR(last->value, 1, 1e-12);
}

TEST_F(SCurvePageTest, acceptance_of_long_signatures_is_computed_in_another_thread) {
  recipe.sketch.hashes = 512;
  recipe.verify.by = VerifyBy::signature;
  session.start_with(recipe);
  EXPECT_EQ(text("p_accepted"), "computing");
  EXPECT_TRUE(QTest::qWaitFor([this] { return !graph("accepted")->data()->isEmpty(); }, 60'000));
  EXPECT_NE(text("p_accepted"), "computing");
}

TEST_F(SCurvePageTest, dragging_the_line_moves_the_threshold) {
  QSignalSpy dragged(&plot, &SCurvePlot::threshold_dragged), committed(&plot, &SCurvePlot::threshold_committed);
  QTest::mousePress(&plot, Qt::LeftButton, {}, at(0.8));
  QTest::mouseMove(&plot, at(0.7));
  QTest::mouseMove(&plot, at(0.6));
  EXPECT_TRUE(committed.isEmpty());
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, at(0.6));
  ASSERT_FALSE(dragged.isEmpty());
  ASSERT_EQ(committed.size(), 1);
  EXPECT_NEAR(committed.front().front().toDouble(), 0.6, 0.005);
  EXPECT_NEAR(dragged.back().front().toDouble(), 0.6, 0.005);
  EXPECT_EQ(threshold_line(), plot.threshold());
  EXPECT_EQ(plot.xAxis->range(), QCPRange(0, 1)) << "dragging the line must not pan the plot";
  EXPECT_EQ(text("p_candidate"), percent_text(1 - std::pow(1 - std::pow(plot.threshold(), 5), 20)));
}

TEST_F(SCurvePageTest, dragging_beyond_the_ends_stays_in_range) {
  QTest::mousePress(&plot, Qt::LeftButton, {}, at(0.8));
  QTest::mouseMove(&plot, at(1.2));
  EXPECT_EQ(plot.threshold(), 1);
  QTest::mouseMove(&plot, at(-0.2));
  EXPECT_EQ(plot.threshold(), 0.001);
}

TEST_F(SCurvePageTest, pressing_away_from_the_line_does_not_move_it) {
  QSignalSpy dragged(&plot, &SCurvePlot::threshold_dragged);
  QTest::mousePress(&plot, Qt::LeftButton, {}, at(0.3));
  QTest::mouseMove(&plot, at(0.5));
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, at(0.5));
  EXPECT_TRUE(dragged.isEmpty());
  EXPECT_EQ(plot.threshold(), 0.8);
}

TEST_F(SCurvePageTest, arrow_keys_move_the_threshold) {
  QSignalSpy committed(&plot, &SCurvePlot::threshold_committed);
  QTest::keyClick(&plot, Qt::Key_Left);
  EXPECT_DOUBLE_EQ(plot.threshold(), 0.79);
  QTest::keyClick(&plot, Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_DOUBLE_EQ(plot.threshold(), 0.791);
  EXPECT_EQ(committed.size(), 2);
}

TEST_F(SCurvePageTest, setting_the_recipe_emits_nothing) {
  QSignalSpy dragged(&plot, &SCurvePlot::threshold_dragged), committed(&plot, &SCurvePlot::threshold_committed);
  recipe.verify.threshold = 0.5;
  session.start_with(recipe);
  EXPECT_EQ(threshold_line(), 0.5);
  EXPECT_TRUE(dragged.isEmpty() && committed.isEmpty());
}

TEST_F(SCurvePageTest, ticked_runs_are_drawn_with_their_names_next_to_their_lines) {
  for (std::uint32_t rows = 2; rows <= 7; ++rows) {
    Recipe other = recipe;
    other.lsh = {10, rows, 0};
    session.runs().add({rows == 7 ? "strict" : "", other, true, {}});
  }
  session.runs().draw(session.runs().all()[1].id, false);
  EXPECT_NE(graph(QString::fromUtf8("10 \u00d7 2")), nullptr);
  EXPECT_EQ(graph(QString::fromUtf8("10 \u00d7 3")), nullptr);
  QStringList named;
  for (int i = 0; i < plot.itemCount(); ++i)
    if (const auto* label = qobject_cast<QCPItemText*>(plot.item(i))) named << label->text();
  EXPECT_TRUE(named.contains("strict")) << named.join(u'|').toStdString();
  EXPECT_TRUE(named.contains(QString::fromUtf8("10 \u00d7 2")));
  std::set<std::pair<int, int>> looks;
  for (const CurveStyle& style : plot.styles())
    looks.emplace(static_cast<int>(style.hue), static_cast<int>(style.dash));
  EXPECT_EQ(looks.size(), 6U);
  const auto colour = graph("strict")->pen().color();
  session.runs().draw(session.runs().all()[0].id, false);
  EXPECT_EQ(graph("strict")->pen().color(), colour) << "the colour of its row in the panel";
  session.runs().rename(session.runs().all().back().id, "candidate");
  EXPECT_EQ(std::ranges::count(plot.styles(), QString("candidate"), &CurveStyle::name), 2) << "no name hides a run";
  session.runs().remove(session.runs().all().back().id);
  EXPECT_EQ(std::ranges::count(plot.styles(), QString("candidate"), &CurveStyle::name), 1);
}

TEST_F(SCurvePageTest, dark_palette_repaints_curves_and_background) {
  QPalette dark(QColor(50, 50, 50));
  dark.setColor(QPalette::Base, QColor(20, 20, 20));
  dark.setColor(QPalette::Text, QColor(240, 240, 240));
  ASSERT_FALSE(is_dark(page.palette()));
  const QColor before = graph("candidate")->pen().color();
  page.setPalette(dark);
  EXPECT_TRUE(is_dark(plot.palette()));
  EXPECT_NE(graph("candidate")->pen().color(), before);
  EXPECT_EQ(plot.toPixmap().toImage().pixelColor(2, 2), QColor(20, 20, 20));
}

TEST_F(SCurvePageTest, larger_font_makes_larger_labels) {
  const double before = plot.xAxis->tickLabelFont().pointSizeF();
  QFont font = page.font();
  font.setPointSizeF(font.pointSizeF() * 1.5);
  page.setFont(font);
  EXPECT_NEAR(plot.xAxis->tickLabelFont().pointSizeF(), 1.5 * before, 0.01);
}

TEST_F(SCurvePageTest, wheel_zooms_and_double_click_resets) {
  const QPoint middle = at(0.5);
  QWheelEvent wheel(middle, plot.mapToGlobal(middle), {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(&plot, &wheel);
  EXPECT_LT(plot.xAxis->range().size(), 0.9);
  QTest::mouseDClick(&plot, Qt::LeftButton, {}, middle);
  EXPECT_EQ(plot.xAxis->range(), QCPRange(0, 1));
}

TEST_F(SCurvePageTest, the_pointer_shows_the_probability) {
  QTest::mouseMove(&plot, at(0.5));
  EXPECT_TRUE(text("curve_sentence").contains("% similarity becomes a candidate with probability 4"))
      << text("curve_sentence").toStdString();
}

TEST_F(SCurvePageTest, shows_the_counts_of_the_run_and_the_saved_work) {
  EXPECT_FALSE(page.findChild<QLabel*>("run_candidates")->isVisible());
  auto result = std::make_shared<RunResult>();
  result->report.counts.documents = 19'043;
  result->report.counts.candidates = 1'838;
  result->report.counts.similar = 480;
  page.set_result(result);
  EXPECT_EQ(text("run_candidates"), QString::fromUtf8("1838"));
  EXPECT_EQ(text("run_similar"), "480");
  EXPECT_EQ(text("run_work_saved"), "99.9990 %");  // of 181 308 403 pairs
}

TEST_F(SCurvePageTest, tolerates_no_documents_and_odd_recipes) {
  page.set_result(std::make_shared<RunResult>());
  recipe.lsh = {0, 0, 0};
  recipe.verify.prefix = 900;
  session.start_with(recipe);
  recipe.lsh = {300, 5, 0};
  recipe.verify.by = VerifyBy::signature;
  session.start_with(recipe);
  EXPECT_EQ(graph("accepted"), nullptr);
}

TEST_F(SCurvePageTest, csv_has_the_shown_curves) {
  plot.set_runs({{curve_settings(recipe), QString::fromUtf8("20 \u00d7 5")}});
  const QList<QByteArray> lines = plot.csv().split('\n');
  EXPECT_EQ(lines[0], QByteArray("similarity,\"candidate\",\"20 \u00d7 5\""));
  const QList<QByteArray> at_08 = lines[1 + 160].split(',');
  EXPECT_DOUBLE_EQ(at_08[0].toDouble(), 0.8);
  EXPECT_NEAR(at_08[1].toDouble(), 0.99964394, 1e-8);
}

TEST_F(SCurvePageTest, menu_of_the_plot_shows_all_again_and_has_the_entries_of_the_export_button) {
  auto* menu = plot.findChild<QMenu*>("s_curve_plot.menu");
  ASSERT_NE(menu, nullptr);
  QContextMenuEvent asked(QContextMenuEvent::Mouse, plot.rect().center(), plot.mapToGlobal(plot.rect().center()));
  QApplication::sendEvent(&plot, &asked);
  EXPECT_TRUE(menu->isVisible());
  menu->hide();
  QTest::keyClick(&plot, Qt::Key_F10, Qt::ShiftModifier);
  EXPECT_TRUE(menu->isVisible());
  menu->hide();
  const auto offered = page.findChild<PlotExportButton*>()->menu()->actions();
  for (QAction* action : offered) EXPECT_TRUE(menu->actions().contains(action)) << action->text().toStdString();
  plot.xAxis->setRange(0.2, 0.4);
  menu->actions().front()->trigger();
  EXPECT_EQ(plot.xAxis->range(), QCPRange(0, 1));
}

TEST_F(SCurvePageTest, slides_have_their_own_layout) {
  const QSize before = plot.size();
  page.findChild<QAction*>("slide_picture")->setChecked(true);
  page.findChild<QAction*>("copy_image")->trigger();
  const QImage slide = QGuiApplication::clipboard()->image();
  EXPECT_EQ(slide.size(), QSize(960, 540));
  EXPECT_EQ(plot.size(), before);
  const QColor base = plot.palette().color(QPalette::Base);
  int beside = 0;  // drawn to the left and right of it
  for (int y = 0; y < slide.height(); ++y)
    beside += (slide.pixelColor(60, y) != base) + (slide.pixelColor(slide.width() - 60, y) != base);
  EXPECT_GT(beside, 20) << "no margins beside the plot";
}

// The words of the two texts: 4 of 6 are shared.
TEST_F(SCurvePageTest, shows_the_highest_similarity_rounded_and_uses_a_threshold_that_it_reaches) {
  Engine engine(test::corpus_of({"a b c d e", "a b c d f", "x y z"}));
  recipe.shingles.k = 1;
  recipe.verify.threshold = 0.9;
  const auto run = *engine.run(recipe, {});
  session.start_with(recipe);
  page.set_summary(*summary_of(run, *survey(*run, 0.3, {}), {}), {});
  EXPECT_EQ(text("most_similar"), "0.667");
  page.findChild<QToolButton*>("most_similar.show")->click();
  EXPECT_EQ(session.recipe().verify.threshold, 0.666);
}

TEST_F(SCurvePageTest, changing_numbers_do_not_change_the_width_of_the_plot) {
  const int before = plot.width();
  Engine engine(*load_corpus({std::string(kBuiltinCorpus)}, sampled(300), {}));
  const auto run = *engine.run(recipe, {});
  page.set_result(run);
  page.set_summary(*summary_of(run, *survey(*run, 0.3, {}), {}), "Not measured: a long sentence that says why.");
  QTest::qWait(0);
  EXPECT_EQ(plot.width(), before);
}

TEST_F(SCurvePageTest, curve_keeps_half_the_width_at_large_type) {
  const QFont before = QApplication::font();
  QFont large = before;
  large.setPointSizeF(1.61 * large.pointSizeF());
  QApplication::setFont(large);
  page.resize(740, 600);
  QTest::qWait(0);
  EXPECT_GE(plot.width(), page.width() / 2 - 4 * page.fontMetrics().averageCharWidth()) << "except for margins";
  for (const QLabel* label : page.findChildren<QLabel*>()) {
    if (!label->isVisible() || label->buddy()) continue;
    EXPECT_LE(label->mapTo(&page, QPoint(label->width(), 0)).x(), page.width()) << label->objectName().toStdString();
  }
  QApplication::setFont(before);
}

TEST_F(SCurvePageTest, offers_to_compare_a_corpus_that_was_not_surveyed) {
  auto* button = page.findChild<QPushButton*>("survey");
  EXPECT_FALSE(button->isVisible());
  session.surveyor().set_most_shingles(1'000);
  session.open({std::string(kBuiltinCorpus)}, sampled(300));
  ASSERT_TRUE(QTest::qWaitFor([&] { return button->isVisible(); }, 60'000));
  EXPECT_TRUE(text("survey_state").startsWith("Not measured"));
  EXPECT_EQ(button->text(), "Compare any&way");
  button->click();
  EXPECT_TRUE(session.surveyor().can_stop());
  EXPECT_EQ(button->text(), "Stop co&mparing");
  button->click();
  EXPECT_TRUE(session.surveyor().leaves_alone());
  button->click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return session.surveyor().summary() != nullptr; }, 60'000));
  EXPECT_FALSE(button->isVisible());
  EXPECT_FALSE(text("recall").isEmpty());
}

TEST_F(SCurvePageTest, a_drag_is_one_undo_step) {
  QTest::mousePress(&plot, Qt::LeftButton, {}, at(0.8));
  for (const double similarity : {0.75, 0.7, 0.6}) QTest::mouseMove(&plot, at(similarity));
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, at(0.6));
  EXPECT_NEAR(session.recipe().verify.threshold, 0.6, 0.005);
  QTest::keyClick(&plot, Qt::Key_Left);
  EXPECT_EQ(session.history().count(), 2);
  session.history().undo();
  session.history().undo();
  EXPECT_EQ(session.recipe(), Recipe{});
  EXPECT_EQ(plot.threshold(), 0.8);
}

TEST_F(SCurvePageTest, the_link_of_a_count_of_zero_leads_nowhere) {
  Engine engine(*load_corpus({std::string(kBuiltinCorpus)}, sampled(300), {}));
  recipe.verify.threshold = 0.01;
  const auto run = *engine.run(recipe, {});
  session.start_with(recipe);
  page.set_result(run);
  page.set_summary(*summary_of(run, *survey(*run, 0.01, {}), {}), {});
  ASSERT_EQ(text("false_candidates"), "0") << "every candidate reaches such a threshold";
  EXPECT_FALSE(page.findChild<QToolButton*>("false_candidates.show")->isEnabled());
  EXPECT_TRUE(page.findChild<QToolButton*>("run_candidates.show")->isEnabled());
}

TEST_F(SCurvePageTest, exported_files_have_the_right_format) {
  const PlotPicture picture = picture_of(plot, plot.size());
  const QByteArray pixels = QByteArray::number(QFontInfo(plot.font()).pixelSize());
  EXPECT_TRUE(as_svg(picture).contains("font-size=\"" + pixels + '"')) << "as on screen";
  // Pixels on the screen depend on its resolution; type is measured in points, 72 to the inch.
  const double points = 72.0 * plot.width() / QGuiApplication::primaryScreen()->logicalDotsPerInch();
  const QByteArray pdf = as_pdf({picture}), box = "/MediaBox [0 0 ";
  EXPECT_NEAR(pdf.mid(pdf.indexOf(box) + box.size(), 6).toDouble(), points, 1);
  const QImage once = QImage::fromData(as_png(rastered(picture, 1))),
               twice = QImage::fromData(as_png(rastered(picture, 2)));
  EXPECT_EQ(once.width(), plot.width());
  EXPECT_EQ(twice.width(), 2 * plot.width());
}

TEST(NumberText, groups_of_three) {
  EXPECT_EQ(count_text(0), "0");
  EXPECT_EQ(count_text(999), "999");
  EXPECT_EQ(count_text(181'308'403), QString::fromUtf8("181\u202F308\u202F403"));
}

TEST(NumberText, percent_keeps_its_distance_from_the_ends) {
  EXPECT_EQ(percent_text(0), "0 %");
  EXPECT_EQ(percent_text(1), "100 %");
  EXPECT_EQ(percent_text(0.5), "50.0 %");
  EXPECT_EQ(percent_text(0.9996439), "99.964 %");
  EXPECT_EQ(percent_text(0.0003561), "0.036 %");
  EXPECT_EQ(percent_text(0.99989), "99.989 %");
  EXPECT_EQ(percent_text(0.9999999), "> 99.99 %");
  EXPECT_EQ(percent_text(1 - 1e-15), "> 99.99 %");
  EXPECT_EQ(percent_text(1.4e-6), "0.00014 %");
  EXPECT_EQ(percent_text(1e-15), "< 0.00001 %");
}

}  // namespace
}  // namespace lookalike
