#include <gmock/gmock.h>

#include "tests/core/corpus/loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kHeader = "Id,Title,review/score,review/summary,review/text\n";

Outcome load_rows(const std::string& rows) {
  return run_loader(table_loader(), kHeader + rows);
}

TEST(TableLoader, takes_id_title_details_and_text_by_their_columns) {
  const Outcome outcome = load_rows("1,Emma,5.0,Lovely,\"I liked it, truly\"\n2,,,,x\n");
  EXPECT_THAT(outcome.documents,
              ElementsAre(Read{"1", "Emma", "5.0; Lovely", "I liked it, truly", 49, 1}, Read{"2", "", "", "x", 87, 2}));
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST(TableLoader, an_empty_text_is_a_document) {
  EXPECT_THAT(load_rows("1,T,,,\n2,T,,,\"\"\n").texts(), ElementsAre("", ""));
}

TEST(TableLoader, blank_lines_are_not_records) {
  const Outcome outcome = load_rows("\n1,T,,,a\n\n\r\n2,T,,,b\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b"));
  EXPECT_EQ(outcome.documents[1].record, 2u);
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST(TableLoader, a_row_that_ends_before_its_text_is_skipped) {
  const Outcome outcome = load_rows("1,T\n2,T,,,b\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("b"));
  EXPECT_EQ(outcome.skipped, 1u);
  EXPECT_THAT(outcome.damage, ElementsAre(damage(49, 1, "The row has 2 of 5 fields and ends before its text.", false)));
}

TEST(TableLoader, a_row_with_more_fields_is_kept_and_noted) {
  const Outcome outcome = load_rows("1,T,,,b,extra\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("b"));
  EXPECT_EQ(outcome.skipped, 0u);
  EXPECT_THAT(outcome.damage, ElementsAre(damage(49, 1, "The row has 6 fields, the header 5.", true)));
}

TEST(TableLoader, a_quote_that_is_never_closed_loses_its_line) {
  const Outcome outcome = load_rows("1,T,,,a\n2,T,,,\"b\n3,T,,,c\n4,T,,,\"d, e\"\n5,T,,,\"f\"\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "c", "d, e", "f"));
  EXPECT_THAT(outcome.damage, ElementsAre(damage(57, 2, "A quote is never closed: this line is skipped.", false)));
}

TEST(TableLoader, a_text_that_ends_inside_its_quotes_is_kept_and_noted) {
  const Outcome outcome = load_rows("1,T,,,\"a\"\n2,T,,,\"b\nand the rest of it");
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b\nand the rest of it"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("Unterminated"));
  EXPECT_TRUE(outcome.damage[0].salvaged);
}

TEST(TableLoader, bytes_that_are_not_utf8_are_read_as_windows_1252) {
  const Outcome outcome = load_rows("1,Caf\xC3\xA9,,,\x93na\xEFve\x94\n");
  EXPECT_THAT(outcome.documents, ElementsAre(Read{"1", "Café", "", "“naïve”", 49, 1}));
  EXPECT_THAT(outcome.damage, ElementsAre(damage(49, 1, "Not valid UTF-8: read as Windows-1252 (Latin-1).", true)));
}

TEST(TableLoader, nul_bytes_are_removed_and_noted) {
  const Outcome outcome = load_rows(std::string("1,T,,,a\0b\n", 10));
  EXPECT_THAT(outcome.texts(), ElementsAre("ab"));
  EXPECT_THAT(outcome.damage, ElementsAre(damage(49, 1, "NUL bytes were removed.", true)));
}

TEST(TableLoader, a_byte_order_mark_is_not_part_of_the_header) {
  const Outcome outcome = run_loader(table_loader(), "\xEF\xBB\xBF" + kHeader + "7,T,,,a\n");
  EXPECT_THAT(outcome.documents, ElementsAre(Read{"7", "T", "", "a", 52, 1}));
}

TEST(TableLoader, tabs_are_detected_from_the_header) {
  EXPECT_THAT(run_loader(table_loader(), "Id\treview/text\n1\ta, \"b\"\n").documents,
              ElementsAre(Read{"1", "", "", "a, \"b\"", 15, 1}));
}

TEST(TableLoader, columns_are_compared_exactly_first) {
  LoadOptions options;
  options.text_column = "Body";
  EXPECT_THAT(run_loader(table_loader(options), "body,Body\nx,y\n").texts(), ElementsAre("y"));
  EXPECT_THAT(run_loader(table_loader(options), "a,BODY\nx,y\n").texts(), ElementsAre("y"));
}

TEST(TableLoader, chosen_columns_replace_the_default_ones) {
  LoadOptions options;
  options.text_column = "what";
  options.id_column = "key";
  options.title_column = "name";
  EXPECT_THAT(run_loader(table_loader(options), "Id,key,name,what\n1,2,3,4\n").documents,
              ElementsAre(Read{"2", "3", "", "4", 17, 1}));
}

TEST(TableLoader, takes_no_id_and_no_title_on_request) {
  LoadOptions options;
  options.text_column = "what";
  options.no_id = options.no_title = true;
  EXPECT_THAT(run_loader(table_loader(options), "Id,Title,what\n1,2,3\n").documents,
              ElementsAre(Read{"", "", "", "3", 14, 1}));
}

TEST(TableLoader, a_missing_column_is_refused_with_a_list_of_those_found) {
  EXPECT_EQ(run_loader(table_loader(), "a,b\n1,2\n").error,
            "No column is called \"text\" or has another common name for a text; the columns found are \"a\", \"b\".");
  LoadOptions options;
  options.text_column = "b";
  options.id_column = "key";
  EXPECT_EQ(run_loader(table_loader(options), "a,b\n1,2\n").error,
            "A column \"key\" for the id was expected; the columns found are \"a\", \"b\".");
}

TEST(TableLoader, a_header_alone_is_refused) {
  EXPECT_EQ(load_rows("").error, "The table has a header but no records.");
}

TEST(TableLoader, a_row_beyond_the_limit_is_skipped_and_reading_goes_on) {
  const std::string longest(kMostRecordBytes - 8, 'x'), too_long(kMostRecordBytes + 100, 'x');
  const Outcome outcome =
      load_rows("1,T,,,\"" + too_long + "\n\"\r\n2,T,,,b\n3,T,,," + too_long + "\n4,T,,," + longest + "\n5,T,,,e\n");
  ASSERT_EQ(outcome.documents.size(), 3u);
  EXPECT_EQ(outcome.documents[0].text, "b");
  EXPECT_EQ(outcome.documents[1].text, longest);
  EXPECT_EQ(outcome.documents[2].record, 5u);
  EXPECT_THAT(outcome.damage,
              ElementsAre(damage(49, 1, "The record is longer than 16 MiB.", false),
                          damage(49 + 7 + too_long.size() + 4 + 8, 3, "The record is longer than 16 MiB.", false)));
}

TEST(TableLoader, a_row_truncated_by_a_failing_source_is_skipped) {
  const std::string content = kHeader + "1,T,,,a\n2,T,,,cut";
  PieceSource source(content, 10, Error{ErrorCode::unreadable, "Truncated.", {}});
  const Outcome outcome = run_loader(table_loader(), source);
  EXPECT_THAT(outcome.texts(), ElementsAre("a"));
  Damage cut = damage(57, 2, "The data are truncated here, and the rest is lost: Truncated.", false);
  cut.truncated = true;
  EXPECT_THAT(outcome.damage, ElementsAre(cut));
}

}  // namespace
}  // namespace lookalike::testing
