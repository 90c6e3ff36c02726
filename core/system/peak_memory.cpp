#include "core/system/peak_memory.h"

#include <malloc.h>
#include <sys/resource.h>

#include <fstream>
#include <string>

namespace lookalike {

std::uint64_t peak_resident_bytes() {
  // The high-water mark of the status file can be reset; that of getrusage may include the parent process.
  std::ifstream status("/proc/self/status");
  for (std::string name; status >> name; status.ignore(1'000, '\n')) {
    std::uint64_t kilobytes = 0;
    if (name == "VmHWM:" && status >> kilobytes) return kilobytes * 1024;
  }
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

void begin_peak() {
  malloc_trim(0);
  std::ofstream("/proc/self/clear_refs") << 5;
}

}  // namespace lookalike
