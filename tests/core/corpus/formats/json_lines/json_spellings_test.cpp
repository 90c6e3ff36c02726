#include <gmock/gmock.h>

#include "core/corpus/formats/json_lines/json_repair.h"
#include "tests/core/corpus/loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Outcome read(const std::string& json, const std::string& text = {}) {
  LoadOptions options;
  options.text_column = text;
  return run_loader(json_loader(options), json);
}

struct Spelling {
  const char* name;
  std::string json;
};

class Spellings : public ::testing::TestWithParam<Spelling> {};

TEST_P(Spellings, give_the_intended_records) {
  const Outcome outcome = read(GetParam().json);
  EXPECT_THAT(outcome.texts(), ElementsAre("one \"1\"", "two")) << outcome;
  EXPECT_THAT(outcome.damage, IsEmpty()) << outcome;
}

const std::string kOne = R"({"text":"one \"1\"","n":{"a":[1,{"b":2}]}})", kTwo = R"({"n":null,"text":"two"})";

INSTANTIATE_TEST_SUITE_P(
    All, Spellings,
    ::testing::Values(Spelling{"lines", kOne + "\n" + kTwo + "\n"},
                      Spelling{"carriage_returns", kOne + "\r" + kTwo + "\r"},
                      Spelling{"array", "[" + kOne + "," + kTwo + "]"},
                      Spelling{"pretty_array",
                               "[\n  {\n    \"text\": \"one \\\"1\\\"\"\n  },\n  {\n    \"text\": \"two\"\n  }\n]\n"},
                      Spelling{"pretty_objects", "{\n\"text\":\n\"one \\\"1\\\"\"\n}\n{\n\"text\": \"two\"\n}"},
                      Spelling{"one_line", kOne + " " + kTwo}, Spelling{"commas", kOne + ",\n" + kTwo + ",\n"},
                      Spelling{"record_separators", "\x1E" + kOne + "\n\x1E" + kTwo + "\n"},
                      Spelling{"python", "{'text': 'one \"1\"', 'n': None}\n{'text': u'two', 'n': (True, 1.5)}\n"},
                      Spelling{"numbers", R"({"text":"one \"1\"","n":NaN}{"n":-Infinity,"m":1e400,"text":"two"})"},
                      Spelling{"other_fields", "{\"text\":\"one \\\"1\\\"\",\"n\":\"\\ud800\tx\"}\n" + kTwo}),
    [](const auto& info) { return std::string(info.param.name); });

TEST(JsonSpelling, costs_a_character_and_a_note_in_the_text) {
  const Outcome outcome = read("{\"text\":\"a \\ud800 b\"}\n{\"text\":\"a\tb\"}\n{\"text\":\"a\\qb\"}\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("a \xEF\xBF\xBD b", "a\tb",
                                           "a\xEF\xBF\xBD"
                                           "b"));
  EXPECT_THAT(outcome.damage, SizeIs(3));
  EXPECT_EQ(outcome.skipped, 0u);
}

TEST(JsonSpelling, loses_truncated_objects_and_nothing_else) {
  for (const std::string cut : {"{\"text\":\"cut", "{\"text\":\"cut\"", "{\"text\":", "{\"a\":{\"text\":\"x\"", "{"}) {
    const Outcome outcome = read(kOne + "\n" + cut + "\n" + kTwo + "\n" + kTwo + "\n");
    EXPECT_GE(outcome.documents.size(), 2u) << cut << "\n" << outcome;
    EXPECT_EQ(outcome.texts().back(), "two") << cut;
    EXPECT_GE(outcome.skipped, 1u) << cut;
  }
}

TEST(JsonSpelling, joins_paths_lists_and_several_fields_into_the_text) {
  EXPECT_THAT(read(R"({"data":{"text":"a"}}{"data":{"text":"b"}})", "data.text").texts(), ElementsAre("a", "b"));
  EXPECT_THAT(read(R"({"data.text":"a"})", "data.text").texts(), ElementsAre("a"));
  EXPECT_THAT(read(R"({"messages":[{"role":"x","content":"a"},{"content":"b"}]})", "messages[].content").texts(),
              ElementsAre("a\nb"));
  EXPECT_THAT(read(R"({"parts":["a","b"]})", "parts[]").texts(), ElementsAre("a\nb"));
  EXPECT_THAT(read(R"({"text":"b","title":"a"}{"text":"c"})", "title,text").texts(), ElementsAre("a\nb", "c"));
}

TEST(JsonSpelling, searches_all_records_for_a_named_field) {
  std::string lines;
  for (int i = 0; i < 1200; ++i) lines += "{\"other\":1}\n";
  const Outcome outcome = read(lines + "{\"late\":\"a\"}\n", "late");
  EXPECT_THAT(outcome.texts(), ElementsAre("a"));
  EXPECT_EQ(outcome.skipped, 1200u);
}

TEST(JsonSpelling, makes_no_difference_to_reading_in_parts) {
  const TemporaryFolder folder;
  std::string pretty = "[\n", objects, lines;
  for (int i = 0; i < 2000; ++i) {
    const std::string number = std::to_string(i);
    pretty += "  {\n    \"text\": \"number " + number + "\"\n  },\n";
    objects += "{\n\"text\": \"number " + number + "\",\n\"n\": [\n{\"a\": 1}\n]\n}\n";
    lines += i % 50 == 7 ? "{\"text\":\"cut " + number + "\n" : "{\"text\":\"number " + number + "\",\"n\":NaN}\n";
  }
  for (const std::string& json : {pretty + "]\n", objects, lines}) {
    const std::string path = folder.write("a.json", json);
    const Outcome whole = load_outcome({path});
    EXPECT_EQ(load_outcome({path}, {}, {.split_from = 1, .part_bytes = 3000}), whole);
    EXPECT_GE(whole.documents.size(), 1960u);
  }
}

TEST(JsonExtent, limits_what_is_read_again) {
  const std::string hostile(200'000, '{');
  const JsonExtent extent = find_json_extent(hostile, true);
  EXPECT_EQ(extent.end, JsonExtent::End::broken);
  EXPECT_EQ(extent.length, hostile.size());
}

TEST(JsonRepair, converts_python_literals_to_json) {
  EXPECT_EQ(repair_json("{'a': 'it\\'s \\x41', \"b\": (None, True), 'c': \"it's\",}").text,
            "{\"a\": \"it's A\", \"b\": [null, true], \"c\": \"it's\"}");
}

}  // namespace
}  // namespace lookalike::testing
