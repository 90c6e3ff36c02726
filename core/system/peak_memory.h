#pragma once

#include <cstdint>

namespace lookalike {

/// Highest resident size of the process in bytes since its start or the last `begin_peak`.
std::uint64_t peak_resident_bytes();

/// Returns freed memory to the system and resets the peak to the rest. On a system that cannot do that (it needs
/// Linux), the old peak stays.
void begin_peak();

}  // namespace lookalike
