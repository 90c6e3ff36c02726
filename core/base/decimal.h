#pragma once

#include <cstdint>
#include <string>

namespace lookalike {

/// "0.800": the number with so many digits behind the point, whatever the locale.
std::string decimal(double number, int digits);

/// "99.50 %"; a share next to all or nothing is "> 99.99 %" or "< 0.01 %", never 100 or 0.
std::string percent(double share);

/// "0 kB", "20 MB", "1.50 GB", whatever the locale.
std::string byte_text(std::uint64_t bytes);

}  // namespace lookalike
