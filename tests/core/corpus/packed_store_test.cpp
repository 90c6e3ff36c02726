#include "core/corpus/packed_store.h"

#include <gtest/gtest.h>

#include "tests/support/disk_room.h"

namespace lookalike {
namespace {

TEST(PackedStore, keeps_in_memory_what_fits_there) {
  PackedStore store(5, "/nowhere");
  const auto piece = store.add("fives");
  EXPECT_EQ(piece.bytes, "fives");
  EXPECT_FALSE(piece.beyond_room);
  EXPECT_EQ(store.read(piece).value(), "fives");
}

TEST(PackedStore, puts_the_rest_into_a_file_and_what_still_fits_into_memory) {
  if (!testing::has_room_on_disk(UnnamedFile::usual_folder(), 2 * UnnamedFile::kLeft))
    GTEST_SKIP() << "There is no such disk.";
  PackedStore store(5);
  const std::string much(3'000, 'x');
  const auto first = store.add("one"), second = store.add(much), third = store.add("2!");
  EXPECT_EQ(second.length, much.size());
  EXPECT_TRUE(second.bytes.empty());
  EXPECT_FALSE(second.beyond_room);
  EXPECT_EQ(third.bytes, "2!");
  EXPECT_EQ(store.read(first).value(), "one");
  EXPECT_EQ(store.read(second).value(), much);
}

TEST(PackedStore, keeps_in_memory_what_nothing_else_can_take) {
  PackedStore store(0, "/nowhere");
  const auto piece = store.add("one");
  EXPECT_EQ(store.read(piece).value(), "one");
  EXPECT_TRUE(piece.beyond_room);
}

}  // namespace
}  // namespace lookalike
