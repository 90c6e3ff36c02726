#include "core/system/spill_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/cut_temporary_files.h"
#include "tests/support/disk_room.h"
#include "tests/support/temporary_folder.h"

namespace lookalike::testing {
namespace {

constexpr std::uint64_t kNothingLeft = 0;
constexpr std::size_t kPiece = 16'384;

class SpillFileTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_room_on_disk(folder.path(), 10'000'000)) GTEST_SKIP() << "No disk with enough room.";
  }

  const TemporaryFolder folder;
  SpillFile file{folder.path(), kNothingLeft, kPiece};
};

TEST_F(SpillFileTest, stores_every_byte_across_pieces_and_has_no_name) {
  std::vector<std::pair<char*, std::string>> all;
  for (const std::size_t length : {std::size_t{3}, kPiece - 3, std::size_t{1}, 5 * kPiece + 1, kPiece}) {
    all.emplace_back(file.allocate(length), std::string(length, static_cast<char>('a' + all.size())));
    ASSERT_TRUE(all.back().first);
    std::memcpy(all.back().first, all.back().second.data(), length);
  }
  for (const auto& [place, text] : all) EXPECT_EQ(std::string_view(place, text.size()), text);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  EXPECT_FALSE(file.lost());
}

TEST_F(SpillFileTest, reports_that_its_bytes_are_lost) {
  char* const place = file.allocate(3);
  ASSERT_TRUE(place);
  std::memcpy(place, "one", 3);
  ASSERT_GT(cut_temporary_files(), 0);
  EXPECT_EQ(std::string_view(place, 3), std::string_view("\0\0\0", 3));
  ASSERT_TRUE(file.lost());
  EXPECT_EQ(file.lost()->path(), "temporary file in " + folder.path());
}

TEST_F(SpillFileTest, reports_that_it_could_not_be_written) {
  char* const place = file.allocate(3);
  ASSERT_TRUE(place);
  ASSERT_GT(cut_temporary_files(), 0);
  std::memcpy(place, "one", 3);
  EXPECT_TRUE(file.lost());
}

TEST_F(SpillFileTest, stores_nothing_without_its_folder) {
  EXPECT_FALSE(SpillFile(folder.path("missing"), kNothingLeft).allocate(1));
}

TEST_F(SpillFileTest, leaves_part_of_the_disk_to_others) {
  EXPECT_FALSE(SpillFile(folder.path(), std::numeric_limits<std::uint64_t>::max() / 2).allocate(1));
}

TEST_F(SpillFileTest, stores_nothing_beyond_the_maximum_file_size) {
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{kPiece, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const char *const fits = file.allocate(kPiece), *const more = file.allocate(1);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  EXPECT_TRUE(fits);
  EXPECT_FALSE(more);
}

TEST(SpillFile, stores_nothing_in_a_memory_file_system) {
  if (!lies_in_memory("/dev/shm")) GTEST_SKIP() << "No file system in memory.";
  EXPECT_FALSE(SpillFile("/dev/shm", kNothingLeft).allocate(1));
}

TEST_F(SpillFileTest, keeps_data_of_different_threads_separate) {
  constexpr std::size_t kLength = 5'000;
  std::vector<std::vector<char*>> places(4, std::vector<char*>(50));
  std::vector<std::jthread> threads;
  for (std::size_t t = 0; t < places.size(); ++t)
    threads.emplace_back([this, t, &mine = places[t]] {
      for (char*& place : mine) {
        place = file.allocate(kLength);
        ASSERT_TRUE(place);
        std::memset(place, static_cast<int>('a' + t), kLength);
      }
    });
  threads.clear();
  for (std::size_t t = 0; t < places.size(); ++t)
    for (const char* place : places[t])
      EXPECT_EQ(std::string_view(place, kLength), std::string(kLength, static_cast<char>('a' + t)));
}

}  // namespace
}  // namespace lookalike::testing
