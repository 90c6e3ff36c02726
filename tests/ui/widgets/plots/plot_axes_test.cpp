#include "ui/widgets/plots/plot_axes.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

class TicksOfCounts : public testing::TestWithParam<std::pair<double, double>> {};

TEST_P(TicksOfCounts, are_whole_and_span_the_axis) {
  QCustomPlot plot;
  plot.resize(600, 400);
  const auto [low, high] = GetParam();
  tick_counts(*plot.xAxis);
  plot.xAxis->setRange(count_place(low), count_place(high));
  plot.replot();
  const QVector<double> ticks = plot.xAxis->tickVector();
  const auto shown = std::ranges::count_if(ticks, [&](double at) { return plot.xAxis->range().contains(at); });
  EXPECT_GE(shown, 3);
  EXPECT_LE(shown, 12);
  const QCPRange range = plot.xAxis->range();
  EXPECT_LT(std::ranges::find_if(ticks, [&](double at) { return at >= range.lower; })[0],
            range.lower + range.size() / 3);
  EXPECT_GT(ticks.back(), range.upper - range.size() / 3);
  for (const double at : ticks) EXPECT_NEAR(count_at(at), std::round(count_at(at)), 1e-6 * count_at(at));
}

INSTANTIATE_TEST_SUITE_P(Ranges, TicksOfCounts,
                         testing::Values(std::pair(0, 8), std::pair(0, 3), std::pair(900, 1'500),
                                         std::pair(12'000, 24'000), std::pair(1, 2e6), std::pair(165'000, 165'900),
                                         std::pair(0, 1.2e9)));

}  // namespace
}  // namespace lookalike
