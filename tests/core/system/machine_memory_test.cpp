#include "core/system/machine_memory.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>

#include "core/base/large_array.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kKilo = 1024, kMega = kKilo * 1024;

class MachineMemoryOf : public testing::Test {
 protected:
  MachineMemoryOf() {
    write("proc/meminfo",
          "MemTotal:       16000000 kB\nMemFree:          500000 kB\nMemAvailable:    9000000 kB\n"
          "SwapTotal:       2000000 kB\nSwapFree:        1000000 kB\n");
  }

  void TearDown() override { fs::remove_all(root_); }

  void write(const std::string& path, const std::string& content) {
    fs::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path) << content;
  }
  MachineMemory read() const { return machine_memory(root_); }

  const fs::path root_ = fs::temp_directory_path() / ("lookalike-machine-memory-" + std::to_string(::getpid()));
};

TEST_F(MachineMemoryOf, a_machine_has_a_total_and_an_unused_part) {
  EXPECT_EQ(read().total, 16'000'000 * kKilo);
  EXPECT_EQ(read().left, 10'000'000 * kKilo);
}

TEST_F(MachineMemoryOf, a_container_is_the_smallest_limit_around_it) {
  write("proc/self/cgroup", "0::/outer/inner/task\n");
  write("sys/fs/cgroup/outer/memory.max", std::to_string(2'000 * kMega) + "\n");
  write("sys/fs/cgroup/outer/memory.current", std::to_string(1'500 * kMega) + "\n");
  write("sys/fs/cgroup/outer/memory.stat", "anon 1\nfile " + std::to_string(800 * kMega) + "\nactive_file " +
                                               std::to_string(100 * kMega) + "\ninactive_file " +
                                               std::to_string(200 * kMega) + "\n");
  write("sys/fs/cgroup/outer/inner/memory.max", std::to_string(1'000 * kMega) + "\n");
  write("sys/fs/cgroup/outer/inner/memory.current", std::to_string(100 * kMega) + "\n");
  write("sys/fs/cgroup/outer/inner/task/memory.max", "max\n");
  EXPECT_EQ(read().total, 1'000 * kMega);
  EXPECT_EQ(read().left, 800 * kMega);
}

TEST_F(MachineMemoryOf, a_container_that_sees_only_itself_is_its_limit) {
  write("proc/self/cgroup", "0::/\n");
  write("sys/fs/cgroup/memory.max", std::to_string(512 * kMega) + "\n");
  write("sys/fs/cgroup/memory.current", std::to_string(12 * kMega) + "\n");
  EXPECT_EQ(read().total, 512 * kMega);
  EXPECT_EQ(read().left, 500 * kMega);
}

TEST_F(MachineMemoryOf, a_container_of_version_1_is_its_limit_wherever_it_is_mounted) {
  write("proc/self/cgroup", "5:devices:/a\n4:cpu,memory:/docker/0123\n0::/\n");
  const std::string limits = "cache 5\ntotal_cache 9\ntotal_active_file " + std::to_string(20 * kMega) +
                             "\ntotal_inactive_file " + std::to_string(30 * kMega) + "\nhierarchical_memory_limit ";
  write("sys/fs/cgroup/memory/memory.stat", limits + std::to_string(700 * kMega) + "\n");
  write("sys/fs/cgroup/memory/memory.usage_in_bytes", std::to_string(150 * kMega) + "\n");
  EXPECT_EQ(read().total, 700 * kMega);
  EXPECT_EQ(read().left, 600 * kMega);
  write("sys/fs/cgroup/memory/docker/0123/memory.stat", limits + std::to_string(400 * kMega) + "\n");
  write("sys/fs/cgroup/memory/docker/0123/memory.usage_in_bytes", std::to_string(450 * kMega) + "\n");
  EXPECT_EQ(read().total, 400 * kMega);
  EXPECT_EQ(read().left, 0U);
}

TEST_F(MachineMemoryOf, a_container_without_a_limit_is_the_machine) {
  write("proc/self/cgroup", "4:memory:/\n0::/\n");
  write("sys/fs/cgroup/memory/memory.stat", "total_cache 0\nhierarchical_memory_limit 9223372036854771712\n");
  write("sys/fs/cgroup/memory/memory.usage_in_bytes", "1\n");
  write("sys/fs/cgroup/memory.max", "max\n");
  EXPECT_EQ(read().total, 16'000'000 * kKilo);
  EXPECT_EQ(read().left, 10'000'000 * kKilo);
}

TEST_F(MachineMemoryOf, an_unreadable_system_is_zero) {
  EXPECT_EQ(machine_memory(root_ / "none").total, 0U);
}

TEST(MachineMemory, of_this_machine_is_known) {
  EXPECT_GT(machine_memory().total, 64 * kMega);
  EXPECT_GT(machine_memory().left, 0U);
  EXPECT_LE(machine_memory().left, machine_memory().total * 4);
}

#ifndef LOOKALIKE_SANITIZED
TEST(MachineMemory, of_a_limited_process_is_its_limit) {
  EXPECT_EXIT(
      {
        rlimit limit{};
        getrlimit(RLIMIT_DATA, &limit);
        limit.rlim_cur = 3'000 * kMega;
        setrlimit(RLIMIT_DATA, &limit);
        const bool before = machine_memory().total <= 3'000 * kMega;
        refuse_memory_beyond_machine();
        std::_Exit(before && machine_memory().total <= 3'000 * kMega ? 0 : 1);
      },
      testing::ExitedWithCode(0), "");
}

// The system itself would grant it, because untouched memory takes no space.
TEST(MachineMemory, that_does_not_exist_is_refused) {
  EXPECT_EXIT(
      {
        refuse_memory_beyond_machine();
        refuse_memory_beyond_machine();
        const auto some = make_large_array<char>(8 * kMega);
        std::memset(some.get(), 1, 8 * kMega);
        try {
          const auto all = make_large_array<char>(machine_memory().left);
          std::_Exit(all ? 1 : 2);
        } catch (const std::bad_alloc&) {
          std::_Exit(0);
        }
      },
      testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
}  // namespace lookalike
