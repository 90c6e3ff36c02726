#pragma once

#include <QString>
#include <cstddef>
#include <optional>

namespace lookalike {

/// How fast the rows of a sweep come, by those of this run alone: what a run that goes on found there took no time of
/// it.
class SweepPace {
 public:
  /// One more row, so many seconds after the run began.
  void add(double elapsed);

  /// Seconds until so many more rows are there; nothing before a few rows and a second are there to tell by. Time spent
  /// before the first row is not expected again, and a row that takes longer than others slows the pace.
  std::optional<double> remaining(double elapsed, std::size_t left) const;

 private:
  std::size_t rows_ = 0;
  double first_ = 0, last_ = 0;  // seconds
};

/// "about 2 min 56 s left" in whole seconds; empty below one.
QString remaining_text(double seconds);
/// "18 s", "2 min 56 s".
QString whole_seconds_text(double seconds);

}  // namespace lookalike
