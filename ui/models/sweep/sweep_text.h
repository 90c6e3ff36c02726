#pragma once

#include <QString>
#include <string>

#include "core/experiment/sweep/sweep_time.h"

namespace lookalike {

/// "about 2 min 56 s left" in whole seconds; empty below one second.
QString remaining_text(double seconds);
/// "18 s", "2 min 56 s".
QString whole_seconds_text(double seconds);

/// The cost of a sweep in words: "35 rows, about 2 s".
QString cost_text(const SweepTime& time);

/// A note of a sweep, "12345 of 19043 documents ...", with grouped digits.
QString note_text(const std::string& note);

/// Whether a plan's reference is the same for all settings.
bool is_fixed(const std::string& reference);
/// The reference of a plan's rows: "each setting's own pairs", "pairs at k = 3", "planted pairs".
QString reference_text(const SweepPlan& plan);
/// The varied values of a row with their names: "b = 11, r = 8".
QString setting_text(const SweepPlan& plan, const SweepRow& row);
/// "k = 3, t = 0.8" for "shingles.k=3,verify.threshold=0.8", and back; a letter, label or key names a parameter.
QString settings_text(const std::string& reference);
/// Errors: bad_usage (a part is not a setting).
Result<std::string> settings_from(const QString& text);

}  // namespace lookalike
