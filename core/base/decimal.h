#pragma once

#include <string>

namespace lookalike {

/// "0.800": the number with so many digits behind the point, whatever the locale.
std::string decimal(double number, int digits);

/// "99.50 %"; a share next to all or nothing is "> 99.99 %" or "< 0.01 %", never 100 or 0.
std::string percent(double share);

}  // namespace lookalike
