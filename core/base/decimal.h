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

/// "1,107": the number with a comma between thousands, whatever the locale.
std::string grouped(std::uint64_t number);

/// "637.9", "45,120,250": a count that is expected, at least 0; below a thousand with tenths.
std::string expected_count(double count);

}  // namespace lookalike
