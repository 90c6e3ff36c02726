#include "core/corpus/packed_store.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(PackedStore, keeps_in_memory_what_fits_there) {
  PackedStore store(5, "/nowhere");
  const auto piece = store.add("fives");
  EXPECT_EQ(piece.bytes, "fives");
  EXPECT_EQ(store.read(piece).value(), "fives");
}

TEST(PackedStore, puts_the_rest_into_a_file_and_what_still_fits_into_memory) {
  PackedStore store(5);
  const std::string much(3'000, 'x');
  const auto first = store.add("one"), second = store.add(much), third = store.add("2!");
  if (store.bytes_in_file() == 0) GTEST_SKIP() << "The disk has no room for it.";
  EXPECT_EQ(store.bytes_in_file(), much.size());
  EXPECT_TRUE(second.bytes.empty());
  EXPECT_EQ(third.bytes, "2!");
  EXPECT_EQ(store.read(first).value(), "one");
  EXPECT_EQ(store.read(second).value(), much);
}

TEST(PackedStore, keeps_in_memory_what_nothing_else_can_take) {
  PackedStore store(0, "/nowhere");
  const auto piece = store.add("one");
  EXPECT_EQ(store.read(piece).value(), "one");
  EXPECT_EQ(store.bytes_in_file(), 0U);
}

}  // namespace
}  // namespace lookalike
