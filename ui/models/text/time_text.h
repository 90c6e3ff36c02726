#pragma once

#include <QString>

namespace lookalike {

/// Lowers the seconds left that are `shown` to an estimate below them (both negative while unknown) and returns those
/// to show: none while the estimate is more than twice as high.
double never_rising(double& shown, double left);
/// "18 s", "2 min 56 s": an estimate has no milliseconds.
QString whole_seconds_text(double seconds);
/// "about 22 s", or "less than 1 s".
QString about_text(double seconds);
/// "about 2 min 56 s left"; empty for a negative number, which means "unknown".
QString remaining_text(double seconds);

}  // namespace lookalike
