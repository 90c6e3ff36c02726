#pragma once

#include <cstdint>

namespace lookalike {

/// Highest resident size of the process in bytes since it began or since the last `begin_peak`.
std::uint64_t peak_resident_bytes();

/// Gives freed memory back to the system and begins a new peak at what is left. On a system that cannot do that (it
/// needs Linux), the old peak stays.
void begin_peak();

}  // namespace lookalike
