#pragma once

#include <cstdint>

namespace lookalike {

/// Bytes that a run may take: those wanted or, for 0, three quarters of the machine's memory.
std::uint64_t run_memory(std::uint64_t wanted);

}  // namespace lookalike
