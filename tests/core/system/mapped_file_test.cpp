#include "core/system/mapped_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace lookalike {
namespace {

namespace fs = std::filesystem;

class Mapped : public testing::Test {
 protected:
  void SetUp() override { std::ofstream(path_, std::ios::binary) << std::string(kBytes, 'x'); }
  void TearDown() override { fs::remove(path_); }

  static constexpr std::size_t kBytes = 1'000'000;
  const fs::path path_ = fs::temp_directory_path() / ("lookalike-mapped-file-" + std::to_string(::getpid()));
};

TEST_F(Mapped, file_has_its_bytes) {
  const auto file = MappedFile::open(path_);
  ASSERT_TRUE(file);
  EXPECT_EQ(file->bytes(), std::string(kBytes, 'x'));
  EXPECT_FALSE(file->shortened());
}

TEST_F(Mapped, file_that_was_shortened_has_zeros_for_missing_bytes) {
  const auto file = MappedFile::open(path_);
  const auto twice = MappedFile::open(path_);
  fs::resize_file(path_, 400'000);
  EXPECT_EQ(file->bytes().substr(0, 400'000), std::string(400'000, 'x'));
  EXPECT_EQ(file->bytes().substr(400'000), std::string(600'000, '\0'));
  EXPECT_TRUE(file->shortened());
  fs::resize_file(path_, 0);
  EXPECT_EQ(twice->bytes(), std::string(kBytes, '\0'));
  fs::resize_file(path_, kBytes);
  EXPECT_TRUE(file->shortened()) << "what was read is still wrong";
}

TEST_F(Mapped, file_reports_a_single_missing_byte) {
  const auto file = MappedFile::open(path_);
  fs::resize_file(path_, kBytes - 1);
  EXPECT_TRUE(file->shortened());
}

TEST_F(Mapped, file_may_grow) {
  const auto file = MappedFile::open(path_);
  std::ofstream(path_, std::ios::app) << "more";
  EXPECT_FALSE(file->shortened());
  EXPECT_EQ(file->bytes().size(), kBytes);
}

TEST_F(Mapped, file_at_the_same_path_starts_afresh) {
  for (int round = 0; round < 2; ++round) {
    SetUp();
    const auto file = MappedFile::open(path_);
    EXPECT_FALSE(file->shortened());
    fs::resize_file(path_, 0);
    EXPECT_EQ(file->bytes().back(), '\0');
    EXPECT_TRUE(file->shortened());
  }
}

TEST(MappedFile, fails_for_a_missing_file_and_a_folder) {
  EXPECT_FALSE(MappedFile::open("/no/such/file"));
  EXPECT_FALSE(MappedFile::open("/"));
}

// A sanitizer ends the program in its own way.
bool ended_badly(int status) {
  return !WIFEXITED(status) || WEXITSTATUS(status) != 0;
}

TEST_F(Mapped, file_does_not_handle_other_faults) {
  const auto file = MappedFile::open(path_);
  EXPECT_EXIT((std::raise(SIGBUS), std::_Exit(0)), ended_badly, "");
}

TEST_F(Mapped, file_does_not_affect_memory_mapped_by_others) {
  const auto file = MappedFile::open(path_);
  const int other = ::open(path_.c_str(), O_RDONLY);
  const auto* const bytes = static_cast<const char*>(::mmap(nullptr, kBytes, PROT_READ, MAP_PRIVATE, other, 0));
  fs::resize_file(path_, 0);
  EXPECT_EXIT(std::_Exit(bytes[kBytes - 1]), ended_badly, "");
  ::munmap(const_cast<char*>(bytes), kBytes);
  ::close(other);
}

}  // namespace
}  // namespace lookalike
