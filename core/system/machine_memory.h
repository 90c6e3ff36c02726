#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/error.h"

namespace lookalike {

/// Bytes of memory available to the process: the least that the machine, its container (control group)
/// and its user (`ulimit`) allow.
struct MachineMemory {
  std::uint64_t total = 0;
  std::uint64_t left = 0;  // unused; cached file contents count as unused, swap space as memory
};

/// `root` is the root of the system's virtual files. Zeros if there are none (needs Linux).
MachineMemory machine_memory(const std::filesystem::path& root = "/");

/// From now on, allocating more memory than the machine has left fails (std::bad_alloc), although the system would
/// grant it and end the process on use. Call again before each large task, because other programs take and release
/// memory.
void refuse_memory_beyond_machine();

/// The error for a failed allocation.
Error not_enough_memory();

/// Highest resident size of the process in bytes since its start or the last `begin_peak`.
std::uint64_t peak_resident_bytes();

/// Returns freed memory to the system and resets the peak to the memory still in use. On a system that cannot do that
/// (it needs Linux), the old peak stays.
void begin_peak();

}  // namespace lookalike
