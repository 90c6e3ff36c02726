#include "core/system/machine_memory.h"

#include <malloc.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <thread>

#include "core/base/value_text.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

std::uint64_t less(std::uint64_t a, std::uint64_t b) {
  return a - std::min(a, b);
}

void narrow(MachineMemory& memory, const MachineMemory& other) {
  memory.total = std::min(memory.total, other.total);
  memory.left = std::min(memory.left, other.left);
}

/// The number after a name; lines are "name 123" or "name: 123 kB".
std::optional<std::uint64_t> number_of(const fs::path& file, const std::string& wanted) {
  std::ifstream lines(file);
  for (std::string name; lines >> name; lines.ignore(1'000, '\n')) {
    std::uint64_t number = 0;
    if (name == wanted && lines >> number) return number;
  }
  return {};
}

std::uint64_t kilobytes_of(const fs::path& file, const std::string& name) {
  return number_of(file, name).value_or(0) * 1024;
}

/// Nullopt for no limit ("max") or no such file.
std::optional<std::uint64_t> number_in(const fs::path& file) {
  std::uint64_t number = 0;
  if (!(std::ifstream(file) >> number)) return {};
  return number;
}

// Cached file contents that can be read again; contents that exist only in memory are on other lists.
std::uint64_t files_of(const fs::path& file, const std::string& prefix) {
  return number_of(file, prefix + "inactive_file").value_or(0) + number_of(file, prefix + "active_file").value_or(0);
}

/// Path of the process's control group, of version 1, whose memory controller has its own hierarchy, or of version 2,
/// which has a single one.
fs::path group_path(const fs::path& root, bool first_version) {
  std::ifstream lines(root / "proc/self/cgroup");
  for (std::string line; std::getline(lines, line);) {  // "4:memory:/path" and "0::/path"
    const std::size_t first = line.find(':');
    const std::size_t second = line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = ',' + line.substr(first + 1, second - first - 1) + ',';
    const bool wanted = first_version ? controllers.find(",memory,") != std::string::npos : controllers == ",,";
    if (wanted) return fs::path(line.substr(second + 1)).relative_path();
  }
  return {};
}

// A group of version 1 also states the limits of its parents. In a container the path may be the one known to the
// machine around it.
MachineMemory of_first_version(const fs::path& root) {
  const fs::path all = root / "sys/fs/cgroup/memory";
  const fs::path inner = all / group_path(root, true);
  const fs::path group = std::ifstream(inner / "memory.stat") ? inner : all;
  const auto limit = number_of(group / "memory.stat", "hierarchical_memory_limit");
  if (!limit) return {kNoLimit, kNoLimit};
  const std::uint64_t used = number_in(group / "memory.usage_in_bytes").value_or(0);
  const std::uint64_t files = files_of(group / "memory.stat", "total_");
  return {*limit, less(*limit, less(used, files))};
}

MachineMemory of_second_version(const fs::path& root) {
  const fs::path all = root / "sys/fs/cgroup";
  MachineMemory memory{kNoLimit, kNoLimit};
  for (fs::path path = group_path(root, false);; path = path.parent_path()) {
    const fs::path group = all / path;
    if (const auto limit = number_in(group / "memory.max")) {
      const std::uint64_t used = number_in(group / "memory.current").value_or(0);
      const std::uint64_t files = files_of(group / "memory.stat", "");
      narrow(memory, {*limit, less(*limit, less(used, files))});
    }
    if (path.empty()) return memory;
  }
}

/// The limit last set by `refuse_memory_beyond_machine`, and the user's previous one.
struct DataLimit {
  std::atomic<rlim_t> ours = RLIM_INFINITY, theirs = RLIM_INFINITY;
} data_limit;

rlim_t users_data_limit() {
  rlimit now{};
  getrlimit(RLIMIT_DATA, &now);
  return now.rlim_cur == data_limit.ours ? data_limit.theirs.load() : now.rlim_cur;
}

rlim_t users_limit_of_all() {
  rlimit now{};
  getrlimit(RLIMIT_AS, &now);
  return now.rlim_cur;
}

MachineMemory limited_to(std::uint64_t most, std::uint64_t used) {
  return {most, less(most, used)};
}

// The first limits written and unwritten data, the second also mapped files and programs.
MachineMemory of_user(const fs::path& root) {
  const fs::path status = root / "proc/self/status";
  MachineMemory memory = limited_to(users_data_limit(), kilobytes_of(status, "VmData:"));
  narrow(memory, limited_to(users_limit_of_all(), kilobytes_of(status, "VmSize:")));
  return memory;
}

// Each thread's stack is reserved as a whole and hardly used. Stacks of oneTBB, one per core, have 4 MiB; the few
// others have the size that the user set.
std::uint64_t room_for_stacks(std::uint64_t left) {
  constexpr std::uint64_t kUsual = std::uint64_t{8} << 20, kOthers = 4;
  rlimit stack{};
  getrlimit(RLIMIT_STACK, &stack);
  const std::uint64_t wished =
      stack.rlim_cur == RLIM_INFINITY ? kUsual : std::max<std::uint64_t>(kUsual, stack.rlim_cur);
  return kUsual * std::thread::hardware_concurrency() + std::min(kOthers * std::min(wished, left), left / 4);
}

// A sanitizer reserves terabytes of shadow memory.
bool sanitizer_has_data() {
  constexpr std::uint64_t kTera = std::uint64_t{1} << 40;
  return kilobytes_of("/proc/self/status", "VmData:") > kTera;
}

MachineMemory of_machine(const fs::path& root) {
  const fs::path file = root / "proc/meminfo";
  MachineMemory memory{kilobytes_of(file, "MemTotal:"),
                       kilobytes_of(file, "MemAvailable:") + kilobytes_of(file, "SwapFree:")};
  narrow(memory, of_first_version(root));
  narrow(memory, of_second_version(root));
  return memory;
}

}  // namespace

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

MachineMemory machine_memory(const fs::path& root) {
  MachineMemory memory = of_machine(root);
  narrow(memory, of_user(root));
  return memory;
}

// The limit counts reserved data; the part not used yet takes no memory and still counts as left, so slightly more is
// refused than necessary.
void refuse_memory_beyond_machine() {
  const std::uint64_t left = of_machine("/").left;
  const std::uint64_t used = kilobytes_of("/proc/self/status", "RssAnon:");
  rlimit limit{};
  if (used == 0 || sanitizer_has_data() || getrlimit(RLIMIT_DATA, &limit) != 0) return;
  const rlim_t theirs = users_data_limit();
  const std::uint64_t for_the_system = left / 16;  // its page tables, and the page cache
  limit.rlim_cur = std::min<std::uint64_t>(theirs, used + left - for_the_system + room_for_stacks(left));
  data_limit.theirs = theirs;
  data_limit.ours = limit.rlim_cur;
  setrlimit(RLIMIT_DATA, &limit);
}

Error not_enough_memory() {
  const MachineMemory memory = machine_memory();
  return {ErrorCode::out_of_memory,
          "There is not enough memory for this: the machine, or the container that this runs in, has " +
              byte_text(memory.total) + ", of which " + byte_text(std::min(memory.left, memory.total)) +
              " is left now. Fewer documents (a sample) or fewer hash functions need less.",
          {}};
}

}  // namespace lookalike
