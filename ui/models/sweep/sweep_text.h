#pragma once

#include <QString>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/sweep_table.h"
#include "core/experiment/sweep/sweep_cost.h"

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

/// The rows of a table as runs that were timed. O(rows * keys).
std::vector<TimedRun> timed_runs(const SweepTable& table);

/// Seconds of one exact comparison, from a sweep that took so long from its first run to its last: what is left over
/// when the stages are taken off. Nothing for a sweep without one.
std::optional<double> seconds_of_join(const SweepCost& cost, double elapsed);

/// The cost of a sweep in words: "35 rows, about 2 s". `join`: seconds of one exact comparison, if known.
QString cost_text(const SweepCost& cost, std::optional<double> join);

/// A note of a sweep, "12345 of 19043 documents ...", with the counts that it begins with as they are written
/// elsewhere.
QString note_text(const std::string& note);

}  // namespace lookalike
