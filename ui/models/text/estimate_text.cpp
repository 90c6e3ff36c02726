#include "ui/models/text/estimate_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/models/text/number_text.h"

namespace lookalike {

QString whole_text(double number) {
  return count_text(static_cast<std::uint64_t>(std::llround(std::max(0.0, number))));
}

QString limits_text(const Estimate& estimate) {
  constexpr double kLeastTold = 0.05;  // pairs; less rounds to none
  if (estimate.limits.high < kLeastTold) return QCoreApplication::translate("EstimateText", "none");
  const QString low = whole_text(estimate.limits.low), high = whole_text(estimate.limits.high);
  return low == high ? low : QCoreApplication::translate("EstimateText", "%1 to %2").arg(low, high);
}

}  // namespace lookalike
