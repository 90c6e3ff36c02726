#include <gmock/gmock.h>

#include "tests/core/corpus/loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Outcome load_lines(const std::string& lines) {
  return run_loader(json_loader(), lines);
}

TEST(JsonLinesLoader, takes_text_id_and_title) {
  const Outcome outcome =
      load_lines("{\"id\":\"a\",\"title\":\"T\",\"text\":\"x\\ny \\u00fc\"}\r\n\n{\"text\":\"z\",\"id\":12}");
  EXPECT_THAT(outcome.documents, ElementsAre(Read{"a", "T", "", "x\ny ü", 0, 1}, Read{"12", "", "", "z", 46, 2}));
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST(JsonLinesLoader, numbers_keep_their_notation) {
  EXPECT_EQ(load_lines("{\"id\":-3,\"text\":\"\"}").documents[0].id, "-3");
  EXPECT_EQ(load_lines("{\"id\":1.50,\"text\":\"\"}").documents[0].id, "1.50");
}

TEST(JsonLinesLoader, only_the_outermost_fields_count) {
  EXPECT_THAT(load_lines("{\"a\":{\"text\":\"inner\"},\"text\":\"outer\",\"b\":[{\"text\":\"inner\"}]}").texts(),
              ElementsAre("outer"));
}

TEST(JsonLinesLoader, other_fields_can_be_chosen) {
  LoadOptions options;
  options.text_column = "reviewText";
  options.id_column = "asin";
  options.title_column = "summary";
  EXPECT_THAT(
      run_loader(json_loader(options), "{\"asin\":\"B0\",\"summary\":\"S\",\"reviewText\":\"t\",\"text\":\"no\"}")
          .documents,
      ElementsAre(Read{"B0", "S", "", "t", 0, 1}));
}

TEST(JsonLinesLoader, takes_no_id_and_no_title_on_request) {
  LoadOptions options;
  options.no_id = options.no_title = true;
  EXPECT_THAT(run_loader(json_loader(options), R"({"id":1,"title":"T","":"no name","text":"t"})").documents,
              ElementsAre(Read{"", "", "", "t", 0, 1}));
}

TEST(JsonLinesLoader, a_literal_is_not_an_id) {
  EXPECT_EQ(load_lines(R"({"id":true,"title":null,"text":"t"})").documents[0].id, "");
}

TEST(JsonLinesLoader, bad_lines_are_skipped_with_their_place) {
  const Outcome outcome =
      load_lines("{\"text\":\"a\"}\nno json\n[1]\n{\"x\":1}\n{\"text\":5}\n{\"text\":\"b\"\n{\"text\":\"c\"}\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "c"));
  EXPECT_EQ(outcome.skipped, 5u);
  ASSERT_EQ(outcome.damage.size(), 5u);
  EXPECT_EQ(outcome.damage[0].place, (Place{"file", 13, 2}));
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("not a JSON object"));
  EXPECT_EQ(outcome.damage[1].reason, "The line is not a JSON object.");
  EXPECT_EQ(outcome.damage[2].reason, "The object has no field \"text\".");
  EXPECT_EQ(outcome.damage[3].reason, "The field \"text\" is not a string.");
  EXPECT_EQ(outcome.damage[4].place.record, 6u);
}

TEST(JsonLinesLoader, a_missing_field_is_refused_with_a_list_of_those_found) {
  EXPECT_EQ(load_lines("{\"said\":\"a\",\"n\":{\"text\":1}}\n{\"said\":\"b\"}\n").error,
            "A field \"text\" with the text was expected in each line; the fields found are \"said\", \"n\".");
}

TEST(JsonLinesLoader, deep_nesting_costs_nothing) {
  const std::string deep(1'000'000, '[');
  const std::string closed = "{\"a\":" + deep + std::string(deep.size(), ']') + ",\"text\":\"kept\"}";
  EXPECT_THAT(load_lines(closed + "\n{\"a\":" + deep + "\n{\"text\":\"after\"}\n").texts(),
              ElementsAre("kept", "after"));
}

TEST(JsonLinesLoader, a_line_of_100_megabytes_is_skipped_and_reading_goes_on) {
  const std::string big = "{\"text\":\"" + std::string(100'000'000, 'x') + "\"}";
  const Outcome outcome = load_lines("{\"text\":\"a\"}\n" + big + "\n{\"text\":\"b\"}\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b"));
  EXPECT_THAT(outcome.damage, ElementsAre(damage(13, 2, "The record is longer than 16 MiB.", false)));
  EXPECT_EQ(outcome.documents[1].record, 3u);
}

TEST(JsonLinesLoader, latin_one_and_nul_are_cleaned_and_noted) {
  const Outcome outcome = load_lines("{\"text\":\"\xFC\"}\n{\"text\":\"a\\u0000b\"}\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("ü", "ab"));
  EXPECT_THAT(outcome.damage, ElementsAre(damage(0, 1, "Not valid UTF-8: read as Windows-1252 (Latin-1).", true),
                                          damage(13, 2, "NUL bytes were removed.", true)));
}

TEST(JsonLinesLoader, a_line_truncated_by_a_failing_source_is_skipped) {
  PieceSource source("{\"text\":\"a\"}\n{\"text\":\"b\"", 5, Error{ErrorCode::unreadable, "Truncated.", {}});
  const Outcome outcome = run_loader(json_loader(), source);
  EXPECT_THAT(outcome.texts(), ElementsAre("a"));
  EXPECT_EQ(outcome.skipped, 1u);
}

TEST(JsonLinesLoader, stopping_before_any_text_is_not_reported_as_a_wrong_file) {
  const Error stopped = cancelled().value();
  PieceSource source("{\"body\":\"a\"}\n{\"body\":\"b\"}\n", 5, stopped);
  EXPECT_EQ(run_loader(json_loader(), source).error, stopped.message);
}

}  // namespace
}  // namespace lookalike::testing
