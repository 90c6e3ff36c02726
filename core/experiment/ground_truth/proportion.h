#pragma once

namespace lookalike {

/// A closed range of values, low <= high.
struct Interval {
  double low = 0, high = 1;

  bool contains(double value) const { return low <= value && value <= high; }
  bool operator==(const Interval&) const = default;
};

/// Standard normal quantile of a two-sided 95 % interval.
inline constexpr double kNormal95 = 1.959963984540054;

/// Wilson score interval of a proportion: `successes` of `trials` (0 trials: [0, 1]), both may be weighted sums
/// (E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 1927).
Interval wilson_interval(double successes, double trials, double z = kNormal95);

/// Score interval of an estimated sum of randomly counted things, given the estimate's variance: Wilson's for a count,
/// in units of variance / value. If nothing was counted, `unit` is the weight that a single count would have had.
Interval score_limits(double value, double variance, double unit, double z = kNormal95);

}  // namespace lookalike
