#pragma once

#include <cstdint>
#include <string>

namespace lookalike {

/// "1,107": the number with a comma between thousands, whatever the locale.
std::string grouped(std::uint64_t number);

/// "637.9", "45,120,250": a count that is expected, at least 0; below a thousand with tenths.
std::string expected_count(double count);

}  // namespace lookalike
