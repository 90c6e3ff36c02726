#include "core/corpus/storage/compressed_blocks.h"

#include <gtest/gtest.h>

#include "tests/support/disk_room.h"

namespace lookalike {
namespace {

TEST(BlockStorage, keeps_in_memory_what_fits_there) {
  BlockStorage storage(5, "/nowhere");
  const auto block = storage.add("fives");
  EXPECT_EQ(block.bytes, "fives");
  EXPECT_FALSE(block.beyond_room);
  EXPECT_EQ(storage.read(block).value(), "fives");
}

TEST(BlockStorage, puts_the_rest_into_a_file_and_what_still_fits_into_memory) {
  if (!testing::has_room_on_disk(AnonymousFile::usual_folder(), 2 * AnonymousFile::kLeft))
    GTEST_SKIP() << "There is no such disk.";
  BlockStorage storage(5);
  const std::string much(3'000, 'x');
  const auto first = storage.add("one"), second = storage.add(much), third = storage.add("2!");
  EXPECT_EQ(second.length, much.size());
  EXPECT_TRUE(second.bytes.empty());
  EXPECT_FALSE(second.beyond_room);
  EXPECT_EQ(third.bytes, "2!");
  EXPECT_EQ(storage.read(first).value(), "one");
  EXPECT_EQ(storage.read(second).value(), much);
}

TEST(BlockStorage, keeps_in_memory_what_nothing_else_can_take) {
  BlockStorage storage(0, "/nowhere");
  const auto block = storage.add("one");
  EXPECT_EQ(storage.read(block).value(), "one");
  EXPECT_TRUE(block.beyond_room);
}

}  // namespace
}  // namespace lookalike
