#include "core/base/value_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(Alternatives, are_joined_as_in_a_sentence) {
  EXPECT_EQ(alternatives({}), "");
  EXPECT_EQ(alternatives({"a"}), "a");
  EXPECT_EQ(alternatives({"a", "b"}), "a or b");
  EXPECT_EQ(alternatives({"a", "b", "c"}), "a, b or c");
}

TEST(DidYouMean, names_the_nearest_by_edits) {
  const std::vector<std::string_view> commands = {"run", "sweep", "neighbours", "curve", "truth"};
  EXPECT_EQ(did_you_mean("neighbors", commands), " Did you mean \"neighbours\"?");
  EXPECT_EQ(did_you_mean("Curve", commands), " Did you mean \"curve\"?");
  EXPECT_EQ(did_you_mean("urn", commands), " Did you mean \"run\"?");
  EXPECT_EQ(did_you_mean("swep", commands), " Did you mean \"sweep\"?");
}

TEST(DidYouMean, knows_the_last_part_of_a_key) {
  const std::vector<std::string_view> keys = {"text.case", "shingles.k", "shingles.bag", "sketch.hashes"};
  EXPECT_EQ(did_you_mean("k", keys), " Did you mean \"shingles.k\"?");
  EXPECT_EQ(did_you_mean("hashes", keys), " Did you mean \"sketch.hashes\"?");
  EXPECT_EQ(did_you_mean("shingle.k", keys), " Did you mean \"shingles.k\"?");
}

TEST(DidYouMean, stays_silent_if_no_name_resembles_it) {
  EXPECT_EQ(did_you_mean("x", {"k", "run"}), "");
  EXPECT_EQ(did_you_mean("", {"k", "run"}), "");
  EXPECT_EQ(did_you_mean("fly", {"run", "sweep"}), "");
  EXPECT_EQ(did_you_mean("price", {}), "");
  EXPECT_EQ(did_you_mean(std::string(1'000'000, 'a'), {std::string_view("aaa")}), "");
}

}  // namespace
}  // namespace lookalike
