#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/error.h"

namespace lookalike {

/// Bytes of memory that the process may have: of the machine, or of the container (control group) it runs in, or what
/// its user allows it (`ulimit`), whichever is least.
struct MachineMemory {
  std::uint64_t total = 0;
  std::uint64_t left = 0;  // that nobody uses; what only holds contents of files counts as unused, swap space as memory
};

/// `root` is where the system shows what it has. Zeros where it shows nothing (it needs Linux).
MachineMemory machine_memory(const std::filesystem::path& root = "/");

/// From here on more memory than the machine has left is refused (std::bad_alloc), where the system would give it and
/// end the process when it is used. To be called again before each large task, as others take memory and give it back.
void refuse_memory_beyond_machine();

/// The sentence for a refusal.
Error not_enough_memory();

}  // namespace lookalike
