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

/// A note of a sweep, "12345 of 19043 documents ...", with counts as they are written elsewhere.
QString note_text(const std::string& note);

/// Whether a plan's reference is the same for all settings.
bool is_fixed(const std::string& reference);
/// What a plan's rows are held against: "each setting's own pairs", "pairs at k = 3", "planted pairs".
QString reference_text(const SweepPlan& plan);
/// "k = 3, t = 0.8" of "shingles.k=3,verify.threshold=0.8", and back: a parameter is named by its letter, label or key.
QString settings_text(const std::string& reference);
/// Errors: bad_usage (a part is no setting).
Result<std::string> settings_from(const QString& text);

}  // namespace lookalike
