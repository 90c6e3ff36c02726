#include "ui/models/sweep/sweep_pace.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kFewRows = 3;
constexpr double kShort = 1;  // seconds

}  // namespace

void SweepPace::add(double elapsed) {
  if (rows_ == 0) first_ = elapsed;
  last_ = elapsed;
  ++rows_;
}

std::optional<double> SweepPace::remaining(double elapsed, std::size_t left) const {
  if (rows_ < kFewRows || elapsed - first_ < kShort || left == 0) return std::nullopt;
  const auto to_come = static_cast<double>(left), there = static_cast<double>(rows_);
  const double by_those_before = (last_ - first_) / (there - 1) * to_come - (elapsed - last_);
  const double if_one_came_now = (elapsed - first_) / there * (to_come - 1);
  return std::max(by_those_before, if_one_came_now);
}

QString remaining_text(double seconds) {
  if (std::llround(seconds) < 1) return {};
  return QCoreApplication::translate("SweepPace", "about %1 left").arg(whole_seconds_text(seconds));
}

QString whole_seconds_text(double seconds) {
  const auto whole = std::llround(seconds);
  return whole < 60 ? QStringLiteral("%1 s").arg(whole) : seconds_text(static_cast<double>(whole));
}

}  // namespace lookalike
