#include "core/system/anonymous_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <filesystem>
#include <limits>
#include <thread>
#include <vector>

#include "tests/support/disk_room.h"
#include "tests/support/temporary_folder.h"

namespace lookalike::testing {
namespace {

constexpr std::uint64_t kNothingLeft = 0;

class AnonymousFileTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_room_on_disk(folder.path(), 1'000'000)) GTEST_SKIP() << "There is no such disk.";
  }

  const TemporaryFolder folder;
  AnonymousFile file{folder.path(), kNothingLeft};
};

TEST_F(AnonymousFileTest, gives_back_what_was_added_and_has_no_name) {
  const auto first = file.add("one"), second = file.add(std::string(100'000, 'x') + "end");
  ASSERT_TRUE(first && second);
  EXPECT_EQ(file.read(*first, 3).value(), "one");
  EXPECT_EQ(file.read(*second + 99'999, 4).value(), "xend");
  EXPECT_EQ(file.size(), 100'006U);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST_F(AnonymousFileTest, says_that_it_ends) {
  const auto place = file.add("one");
  ASSERT_TRUE(place);
  EXPECT_EQ(file.read(*place, 4).error().code, ErrorCode::unreadable);
}

TEST_F(AnonymousFileTest, takes_nothing_without_its_folder) {
  AnonymousFile nowhere(folder.path("missing"), kNothingLeft);
  EXPECT_FALSE(nowhere.add("one"));
  EXPECT_EQ(nowhere.size(), 0U);
}

TEST_F(AnonymousFileTest, leaves_others_their_part_of_the_disk) {
  AnonymousFile modest(folder.path(), std::numeric_limits<std::uint64_t>::max() / 2);
  EXPECT_FALSE(modest.add("one"));
}

TEST_F(AnonymousFileTest, takes_nothing_beyond_the_length_a_file_may_have) {
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{4, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto fits = file.add("four"), more = file.add("m");
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  EXPECT_TRUE(fits);
  EXPECT_FALSE(more);
}

TEST(AnonymousFile, takes_nothing_where_files_lie_in_memory) {
  if (!lies_in_memory("/dev/shm")) GTEST_SKIP() << "There is no such folder.";
  AnonymousFile in_memory("/dev/shm", kNothingLeft);
  EXPECT_FALSE(in_memory.add("one"));
}

TEST_F(AnonymousFileTest, keeps_apart_what_threads_add) {
  std::vector<std::jthread> threads;
  for (char c = 'a'; c < 'e'; ++c)
    threads.emplace_back([this, text = std::string(5'000, c)] {
      for (int i = 0; i < 50; ++i) {
        const auto place = file.add(text);
        ASSERT_TRUE(place);
        EXPECT_EQ(file.read(*place, text.size()).value(), text);
      }
    });
  threads.clear();
  EXPECT_EQ(file.size(), 4U * 50 * 5'000);
}

}  // namespace
}  // namespace lookalike::testing
