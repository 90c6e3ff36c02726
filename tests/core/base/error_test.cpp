#include "core/base/error.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(Place, empty_says_nothing) {
  EXPECT_EQ(to_string(Place{}), "");
}
TEST(Place, file_alone) {
  EXPECT_EQ(to_string(Place{"a.csv", {}, {}}), "a.csv");
}
TEST(Place, record_comes_before_byte) {
  EXPECT_EQ(to_string(Place{"a.csv", 20931, 17}), "a.csv, record 17, byte 20931");
}
TEST(Place, byte_0_is_a_place) {
  EXPECT_EQ(to_string(Place{"a.csv", 0, {}}), "a.csv, byte 0");
}
TEST(Place, record_without_file) {
  EXPECT_EQ(to_string(Place{"", {}, 3}), "record 3");
}

TEST(Error, without_place_is_its_message) {
  EXPECT_EQ(to_string(Error{ErrorCode::bad_usage, "k must be positive.", {}}), "k must be positive.");
}

TEST(Error, with_place_names_it_first) {
  EXPECT_EQ(to_string(Error{ErrorCode::unreadable, "It is empty.", {"a.csv", {}, {}}}), "a.csv: It is empty.");
}

TEST(Result, holds_a_value) {
  const Result<int> result = 7;
  ASSERT_TRUE(result);
  EXPECT_EQ(*result, 7);
}

TEST(Result, holds_a_failure_with_code_message_and_place) {
  const Result<int> result = failure(ErrorCode::too_large, "Too long.", {"a.txt", 5, {}});
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::too_large);
  EXPECT_EQ(result.error().message, "Too long.");
  EXPECT_EQ(result.error().place, (Place{"a.txt", 5, {}}));
}

TEST(Result, cancelled_has_its_own_code) {
  const Result<void> result = cancelled();
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
