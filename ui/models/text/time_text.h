#pragma once

#include <QString>

namespace lookalike {

/// The seconds left to show after `shown`, both negative while unknown: an estimate that rises waits until it has
/// fallen.
double never_rising(double shown, double left);
/// "18 s", "2 min 56 s": an estimate has no milliseconds.
QString whole_seconds_text(double seconds);
/// "about 22 s", or "less than 1 s".
QString about_text(double seconds);
/// "about 2 min 56 s left"; empty for a negative number, which means "unknown".
QString remaining_text(double seconds);

}  // namespace lookalike
