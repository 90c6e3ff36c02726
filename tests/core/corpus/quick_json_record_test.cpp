#include "core/corpus/quick_json_record.h"

#include <gtest/gtest.h>

#include <random>

#include "core/corpus/json_visitor.h"

namespace lookalike {
namespace {

const JsonNames kNames{"text", "id", "title"};

/// What nlohmann::json says of a line, by a tree: the last of equal names counts.
struct Expected {
  bool good = false;
  std::string text, id, title;
};

Expected by_tree(const std::string& line) {
  Expected expected;
  const auto object = nlohmann::ordered_json::parse(line, nullptr, false);
  if (!object.is_object() || !object.contains("text") || !object["text"].is_string()) return expected;
  const auto field = [&](const char* name) -> std::string {
    if (!object.contains(name)) return {};
    const auto& value = object[name];
    return value.is_string() ? value.get<std::string>() : value.is_number() ? value.dump() : std::string();
  };
  return {true, object["text"].get<std::string>(), field("id"), field("title")};
}

TEST(QuickJsonRecord, is_what_a_tree_says) {
  for (const std::string line :
       {R"({"text":"a"})", R"( {"id":7,"title":"T","text":"line\n\"quoted\" é 😀","more":[1,{"text":"inner"}]} )",
        R"({"id":-12,"title":null,"text":""})", R"({"id":18446744073709551615,"text":"x"})",
        R"({"id":true,"title":[1],"text":"x"})", R"({"text":"a\u0000b"})"}) {
    JsonRecord record;
    ASSERT_TRUE(read_quick_json_record(line, kNames, record)) << line;
    const Expected expected = by_tree(line);
    EXPECT_EQ(record.text, expected.text) << line;
    EXPECT_EQ(record.id, expected.id) << line;
    EXPECT_EQ(record.title, expected.title) << line;
  }
}

TEST(QuickJsonRecord, leaves_the_rest_to_the_other_parser) {
  for (const std::string line :
       {"", "{", "[1]", "7", "no json", R"({"text":"a"} x)", R"({"text":"a",})", R"({"other":"a"})", R"({"text":3})",
        R"({"text":"a","text":3})", R"({"id":1.50,"text":"a"})", R"({"id":18446744073709551616,"text":"a"})",
        "{\"text\":\"line\nend\"}", "{\"text\":\"\xE9\"}", R"({"text":"\ud800"})"}) {
    JsonRecord record;
    EXPECT_FALSE(read_quick_json_record(line, kNames, record)) << line;
  }
  JsonRecord record;
  EXPECT_FALSE(read_quick_json_record(R"({"text":")" + std::string(2 << 20, 'x') + "\"}", kNames, record));
}

// Whatever the quick parser takes, the tree takes with the same values; and with both together nothing changes.
TEST(QuickJsonRecord, agrees_with_a_tree_on_random_lines) {
  std::mt19937 random(9);
  const std::vector<std::string> pieces = {"{",
                                           "}",
                                           ",",
                                           ":",
                                           "\"text\":\"a b\"",
                                           "\"id\":5",
                                           "\"id\":\"x\"",
                                           "\"title\":1.5",
                                           "\"t\":",
                                           "[1,2]",
                                           "\"é\"",
                                           "\"\\u00e9\"",
                                           "null",
                                           "\"text\":null",
                                           " ",
                                           "-0"};
  int taken = 0;
  for (int round = 0; round < 20'000; ++round) {
    std::string line = "{";
    const int count = static_cast<int>(random() % 5);
    for (int i = 0; i < count; ++i)
      line.append(i == 0 ? "" : round % 4 == 0 ? pieces[random() % 4] : ",").append(pieces[random() % pieces.size()]);
    line += "}";
    JsonRecord quick, record;
    const bool was_taken = read_quick_json_record(line, kNames, quick);
    read_json_record(line, kNames, record);
    taken += was_taken;
    ASSERT_EQ(record.status == JsonRecord::Status::good, by_tree(line).good) << line;
    if (!was_taken) continue;
    ASSERT_EQ(quick.text, by_tree(line).text) << line;
    ASSERT_TRUE(record.id == quick.id && record.title == quick.title) << line;
  }
  EXPECT_GT(taken, 200);
}

}  // namespace
}  // namespace lookalike
