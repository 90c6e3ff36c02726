#pragma once

#include <QString>
#include <string>

#include "core/experiment/sweep/sweep_time.h"

namespace lookalike {

/// "about 2 min 56 s left" in whole seconds; empty below one.
QString remaining_text(double seconds);
/// "18 s", "2 min 56 s".
QString whole_seconds_text(double seconds);

/// The cost of a sweep in words: "35 rows, about 2 s".
QString cost_text(const SweepTime& time);

/// A note of a sweep, "12345 of 19043 documents ...", with the counts that it begins with as they are written
/// elsewhere.
QString note_text(const std::string& note);

}  // namespace lookalike
