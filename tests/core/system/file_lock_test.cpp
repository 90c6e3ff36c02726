#include "core/system/file_lock.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

namespace lookalike {
namespace {

namespace fs = std::filesystem;

class FileLockTest : public testing::Test {
 protected:
  ~FileLockTest() override { fs::remove(path); }

  bool can_be_taken() const { return FileLock::take(path).value().has_value(); }

  std::string path = (fs::temp_directory_path() / ("lookalike-lock-" + std::to_string(::getpid()))).string();
};

TEST_F(FileLockTest, is_held_by_one_process_at_a_time) {
  {
    const auto lock = FileLock::take(path).value();
    ASSERT_TRUE(lock);
    EXPECT_FALSE(can_be_taken());
    EXPECT_TRUE(fs::exists(path)) << "a failed attempt leaves the file in place";
  }
  EXPECT_TRUE(can_be_taken());
  EXPECT_FALSE(fs::exists(path));
}

TEST_F(FileLockTest, is_free_although_a_file_was_left_behind) {
  std::ofstream(path) << "left";
  EXPECT_TRUE(can_be_taken());
}

TEST_F(FileLockTest, is_released_when_a_program_is_killed) {
  int ready[2];
  ASSERT_EQ(::pipe(ready), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const auto lock = FileLock::take(path).value();
    if (::write(ready[1], "x", 1) == 1) ::pause();
    ::_exit(1);
  }
  char byte;
  ASSERT_EQ(::read(ready[0], &byte, 1), 1);
  EXPECT_FALSE(can_be_taken());
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  EXPECT_TRUE(fs::exists(path));
  EXPECT_TRUE(can_be_taken());
  ::close(ready[0]);
  ::close(ready[1]);
}

TEST_F(FileLockTest, reports_where_it_cannot_be_created) {
  const auto lock = FileLock::take("/nowhere/at/all.lock");
  ASSERT_FALSE(lock);
  EXPECT_EQ(lock.error().code, ErrorCode::unwritable);
  EXPECT_EQ(lock.error().place.file, "/nowhere/at/all.lock");
}

}  // namespace
}  // namespace lookalike
