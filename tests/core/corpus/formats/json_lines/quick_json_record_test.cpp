#include "core/corpus/formats/json_lines/quick_json_record.h"

#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <tuple>

#include "core/corpus/formats/json_lines/json_visitor.h"

namespace lookalike {
namespace {

const JsonNames kNames{"text", "id", "title"};

/// The fields of a line as the tree of nlohmann::json has them: the last of equal names counts.
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

using Values = std::tuple<std::string, std::string, std::string>;

Values values_of(const JsonRecord& record) {
  return {record.text, record.id, record.title};
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

/// Objects in which each piece is one that a parser may take another way, and some that are none.
class HostileLines {
 public:
  std::string next() {
    std::string line = random_() % 4 == 0 ? R"({"id":"1")" : R"({"text":"t")";
    for (std::size_t fields = random_() % 4; fields > 0; --fields)
      line += "," + one_of(names_) + ":" + one_of(random_() % 50 == 0 ? deep_ : values_);
    line += "}";
    for (std::size_t damage = random_() % 8; damage > 5; --damage) spoil(line);
    return line;
  }

 private:
  using Pieces = std::vector<std::string>;

  static Pieces pieces_of(const std::string& lines) {
    std::istringstream stream(lines);
    Pieces pieces;
    for (std::string piece; std::getline(stream, piece);) pieces.push_back(piece);
    return pieces;
  }

  const Pieces names_ = pieces_of(R"json("text"
"text"
 "text"
"te\u0078t"
"Text"
"id"
"id\u0000"
"title"
""
"\ud83d\ude00")json");
  const Pieces values_ = pieces_of(R"json("a b"
""
"é \u00e9 \ud83d\ude00"
"\ud800"
"\udc00"
"\ud800\u0041"
"\ud800\ud800"
"\u0000"
"\"\\\/\b\f\n\r\t"
"\x"
"\u12"
"{\"text\":1}"
"	"
0
-0
-1
01
1.
1.50
1e5
-0.0
1E400
1e-400
9223372036854775807
9223372036854775808
-9223372036854775808
-9223372036854775809
18446744073709551615
18446744073709551616
123456789012345678901234567890
true
null
nul
NaN
[]
[1,{"text":"inner"},[[]]]
{"text":"inner","id":[2]}
{}
{"id":}
[1,])json");
  const Pieces deep_ = {std::string(1'100, '[') + std::string(1'100, ']')};
  const Pieces damage_ = {"\"", "\\", "{", "}", ",", ":", "//", " ", "\r", "\f", "\x7F", "\xE9", "\xEF\xBB\xBF"};

  const std::string& one_of(const Pieces& pieces) { return pieces[random_() % pieces.size()]; }

  void spoil(std::string& line) {
    const std::size_t at = random_() % line.size();
    if (random_() % 2 == 0)
      line.erase(at, 1 + random_() % 3);
    else
      line.insert(at, one_of(damage_));
    if (line.empty()) line = "{";
  }

  std::mt19937 random_{9};
};

TEST(QuickJsonRecord, is_what_the_other_parser_says_of_hostile_lines) {
  HostileLines lines;
  int taken = 0, left = 0;
  for (int round = 0; round < 20'000; ++round) {
    const std::string line = lines.next();
    JsonRecord quick, other, record;
    const bool was_taken = read_quick_json_record(line, kNames, quick);
    read_any_json_record(line, kNames, other);
    read_json_record(line, kNames, record);
    ASSERT_EQ(record.status, other.status) << line;
    ASSERT_EQ(values_of(record), values_of(other)) << line;
    left += !was_taken && other.status == JsonRecord::Status::good;
    if (!was_taken) continue;
    ++taken;
    ASSERT_EQ(other.status, JsonRecord::Status::good) << line;
    ASSERT_EQ(values_of(quick), values_of(other)) << line;
  }
  EXPECT_GT(taken, 1'000);
  EXPECT_GT(left, 100);
}

}  // namespace
}  // namespace lookalike
