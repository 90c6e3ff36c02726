#include "core/base/bounded_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;
using testing::HasSubstr;

std::string nested(int levels, char open, char close) {
  const auto count = static_cast<std::size_t>(levels);
  return std::string(count, open) + std::string(count, close);
}

TEST(BoundedJson, reads_json_nested_as_deep_as_the_limit_and_no_deeper) {
  EXPECT_TRUE(parse_json(nested(kDeepestJson, '[', ']')));
  for (const int levels : {kDeepestJson + 1, 1'000, 1'000'000}) {
    const auto read = parse_json(nested(levels, '[', ']'));
    ASSERT_FALSE(read) << levels;
    EXPECT_EQ(read.error().code, ErrorCode::wrong_content);
    EXPECT_THAT(read.error().message, HasSubstr("64 levels"));
  }
}

TEST(BoundedJson, counts_levels_of_objects_and_counts_siblings_once) {
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += R"({"a":)";
  EXPECT_THAT(parse_json(objects).error().message, HasSubstr("64 levels"));
  EXPECT_TRUE(parse_json("[" + std::string(1'000, ' ') + R"([[]],[[]],[[]],"[[[[")" + "]"));
}

TEST(BoundedJson, refuses_invalid_and_overlong_json) {
  for (const char* text : {"", "{", "[1,]", "1e999", "nul", "\"\xFF\""}) EXPECT_FALSE(parse_json(text)) << text;
  EXPECT_THAT(parse_json(std::string(kLongestJson + 1, ' ')).error().message, HasSubstr("256 MiB"));
}

TEST(BoundedJson, returns_members_of_the_requested_kind) {
  const Json json = {{"n", 7}, {"x", 0.5}, {"t", "text"}, {"f", true}, {"a", {"p", "q"}}};
  EXPECT_EQ(count_member(json, "n"), 7U);
  EXPECT_EQ(number_member(json, "x"), 0.5);
  EXPECT_EQ(number_member(json, "n"), 7.0);
  EXPECT_EQ(text_member(json, "t"), "text");
  EXPECT_TRUE(flag_member(json, "f"));
  EXPECT_EQ(texts_member(json, "a"), (std::vector<std::string>{"p", "q"}));
  EXPECT_EQ(find_member(json, "z"), nullptr);
}

std::string problem_of(const std::function<void()>& read) {
  try {
    read();
  } catch (const WrongMember& wrong) {
    return wrong.what();
  }
  return "nothing";
}

TEST(BoundedJson, casts_no_number_that_is_out_of_range) {
  for (const char* text : {"-1", "0.5", "1e3", "4294967296", "18446744073709551616", "\"7\"", "null", "[7]"}) {
    const Json json = {{"n", Json::parse(text)}};
    EXPECT_EQ(problem_of([&] { count_member(json, "n", 0xFFFF'FFFFU); }),
              "\"n\" is not a whole number from 0 to 4294967295.")
        << text;
  }
}

TEST(BoundedJson, says_which_member_is_missing_or_of_another_kind) {
  const Json json = {{"n", 7}, {"mixed", {1, "a"}}};
  EXPECT_EQ(problem_of([&] { member(json, "rows"); }), "\"rows\" is missing.");
  EXPECT_EQ(problem_of([&] { text_member(json, "n"); }), "\"n\" is not a text.");
  EXPECT_EQ(problem_of([&] { array_member(json, "n"); }), "\"n\" is not a list.");
  EXPECT_EQ(problem_of([&] { flag_member(json, "n"); }), "\"n\" is neither true nor false.");
  EXPECT_EQ(problem_of([&] { number_member(json, "mixed"); }), "\"mixed\" is not a number.");
  EXPECT_EQ(problem_of([&] { texts_member(json, "mixed"); }), "\"mixed\" is not a list of texts.");
  EXPECT_THAT(problem_of([&] { member(Json(5), "rows"); }), HasSubstr("not an object"));
}

}  // namespace
}  // namespace lookalike
