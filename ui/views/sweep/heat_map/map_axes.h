#pragma once

#include <qcustomplot.h>

namespace lookalike {

/// Logarithmic axes of the heat map have a tick at powers of this.
inline constexpr double kTickBase = 2;

/// So many ticks that the ticker, which steps by whole powers of its base, gives no more than have room. `room` and
/// `needed`, what one takes, are in pixels.
int ticks_over(const QCPRange& range, double room, double needed);

/// Widens a range that was zoomed so far that fewer than two ticks are left to read it by.
void keep_readable(QCPAxis& axis);

}  // namespace lookalike
