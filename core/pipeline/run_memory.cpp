#include "core/pipeline/run_memory.h"

#include <unistd.h>

namespace lookalike {

std::uint64_t run_memory(std::uint64_t wanted) {
  if (wanted > 0) return wanted;
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) / 4 *
         3;
}

std::uint64_t copied_texts(std::uint64_t wanted) {
  return run_memory(wanted) / 4;
}

}  // namespace lookalike
