#include "core/experiment/ground_truth/proportion.h"

#include <gtest/gtest.h>

#include <cmath>

namespace lookalike {
namespace {

// Newcombe, "Two-sided confidence intervals for the single proportion", Stat. Med. 1998, table I, method 3.
TEST(WilsonInterval, equals_published_limits) {
  const struct {
    double successes, trials, low, high;
  } cases[] = {{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0, 0.1611}, {1, 29, 0.0061, 0.1718}};
  for (const auto& [successes, trials, low, high] : cases) {
    const Interval limits = wilson_interval(successes, trials);
    EXPECT_NEAR(limits.low, low, 5e-5) << successes << " of " << trials;
    EXPECT_NEAR(limits.high, high, 5e-5) << successes << " of " << trials;
  }
}

TEST(WilsonInterval, solves_its_defining_equation) {
  for (const double p : {0.1, 0.37, 0.5, 0.93}) {
    const Interval limits = wilson_interval(p * 40, 40, 1.5);
    for (const double limit : {limits.low, limits.high})
      EXPECT_NEAR(std::abs(p - limit) / std::sqrt(limit * (1 - limit) / 40), 1.5, 1e-9);
  }
}

TEST(WilsonInterval, includes_the_proportion_at_the_ends_and_everything_without_trials) {
  EXPECT_EQ(wilson_interval(7, 7).high, 1);
  EXPECT_EQ(wilson_interval(0, 7).low, 0);
  EXPECT_EQ(wilson_interval(0, 0).low, 0);
  EXPECT_EQ(wilson_interval(0, 0).high, 1);
}

}  // namespace
}  // namespace lookalike
