#include "core/corpus/formats/json_lines/json_fields.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

std::vector<JsonField> fields_of(std::string_view line, const JsonNames& wanted = {}) {
  std::vector<JsonField> fields;
  EXPECT_TRUE(read_json_fields(line, wanted, fields)) << line;
  return fields;
}

bool is_object(std::string_view line) {
  std::vector<JsonField> fields;
  return read_json_fields(line, {}, fields);
}

TEST(JsonFields, come_in_their_order_as_they_were_written) {
  const std::vector<JsonField> expected{{"text", "a \"b\" \xc3\xa9", true},
                                        {"n", "12", false},
                                        {"x", "1.50", false},
                                        {"yes", "true", false},
                                        {"no", "null", false},
                                        {"m", "-3", false}};
  EXPECT_EQ(fields_of(R"({"text": "a \"b\" é", "n": 12, "x": 1.50, "yes": true, "no": null, "m": -3})"), expected);
}

TEST(JsonFields, of_nested_objects_are_not_taken) {
  const std::vector<JsonField> expected{{"a", "{...}", false}, {"b", "[...]", false}, {"c", "d", true}};
  EXPECT_EQ(fields_of(R"({"a": {"c": "inner", "b": [1]}, "b": ["x", {"c": 1}], "c": "d"})"), expected);
}

TEST(JsonFields, the_last_of_two_with_one_name_counts) {
  const std::vector<JsonField> expected{{"a", "2", false}};
  EXPECT_EQ(fields_of(R"({"a": "1", "a": 2})"), expected);
}

TEST(JsonFields, beyond_the_limit_are_left_out) {
  std::string line = "{\"f0\": 0";
  for (int i = 1; i < 200; ++i) line += ", \"f" + std::to_string(i) + "\": " + std::to_string(i);
  const auto fields = fields_of(line + "}");
  ASSERT_EQ(fields.size(), kMostFields);
  EXPECT_EQ(fields.back(), (JsonField{"f63", "63", false}));
}

TEST(JsonFields, that_are_wanted_count_not_against_the_limit) {
  std::string line = "{\"id\": 7";
  for (int i = 0; i < 200; ++i) line += ", \"f" + std::to_string(i) + "\": " + std::to_string(i);
  const auto fields = fields_of(line + ", \"text\": \"a\"}", {"text", "id", "title"});
  ASSERT_EQ(fields.size(), kMostFields + 2);
  EXPECT_EQ(fields.front(), (JsonField{"id", "7", false}));
  EXPECT_EQ(fields[kMostFields], (JsonField{"f63", "63", false}));
  EXPECT_EQ(fields.back(), (JsonField{"text", "a", true}));
}

TEST(JsonFields, are_only_those_of_an_object) {
  EXPECT_TRUE(is_object("{}"));
  for (const char* line : {"", "[]", "[{\"a\": 1}]", "\"a\"", "{\"a\": 1", "{} {}", "no"})
    EXPECT_FALSE(is_object(line)) << line;
}

TEST(JsonFields, of_a_deep_object_cost_no_stack) {
  const std::string deep(1'000'000, '[');
  EXPECT_FALSE(is_object("{\"a\": " + deep));
  EXPECT_EQ(fields_of("{\"a\": " + deep + std::string(deep.size(), ']') + "}").front().value, "[...]");
}

}  // namespace
}  // namespace lookalike
