#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/sweep_table.h"
#include "core/experiment/sweep/sweep_cost.h"

namespace lookalike {

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
