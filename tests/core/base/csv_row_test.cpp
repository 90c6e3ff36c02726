#include "core/base/csv_text.h"

#include <gmock/gmock.h>

namespace lookalike {
namespace {

using ::testing::ElementsAre;
using Rows = std::vector<std::vector<std::string>>;

Rows read_all(std::string_view data, char delimiter = ',') {
  Rows rows;
  CsvRow row;
  std::string storage;
  while (!data.empty() && read_csv_row(data, {delimiter}, true, row)) {
    std::vector<std::string> values;
    for (const CsvField& field : row.fields) values.emplace_back(csv_value(data, field, storage));
    if (!row.blank()) rows.push_back(values);
    data.remove_prefix(row.length);
  }
  return rows;
}

struct Case {
  const char* name;
  std::string_view data;
  Rows rows;
};

// The expected rows are those of Python's csv.reader, without empty lines.
const Case kCases[] = {
    {"LineFeeds", "a,b\nc,d\n", {{"a", "b"}, {"c", "d"}}},
    {"CarriageReturnLineFeeds", "a,b\r\nc,d\r\n", {{"a", "b"}, {"c", "d"}}},
    {"CarriageReturnsAlone", "a,b\rc,d\r", {{"a", "b"}, {"c", "d"}}},
    {"NoFinalLineEnd", "a,b", {{"a", "b"}}},
    {"EmptyFields", ",,\n", {{"", "", ""}}},
    {"DelimiterAtTheEnd", "a,", {{"a", ""}}},
    {"BlankLines", "\n\na\n\r\n", {{"a"}}},
    {"QuotedLineEnds", "\"a\nb\r\nc\rd\",e\n", {{"a\nb\r\nc\rd", "e"}}},
    {"QuotedDelimiter", "\"a,b\",c\n", {{"a,b", "c"}}},
    {"DoubledQuotes", "\"\"\"a\"\" \"\"b\"\"\",\"\"\"\"\n", {{"\"a\" \"b\"", "\""}}},
    {"EmptyQuotedField", "\"\"\n", {{""}}},
    {"QuoteInsideUnquoted", "5\" disk,\"x\"\n", {{"5\" disk", "x"}}},
    {"TextBehindClosingQuote", "\"abc\"def,g\n", {{"abcdef", "g"}}},
    {"QuotesBehindClosingQuoteAreLiteral", "\"abc\"d\"e\",g\n", {{"abcd\"e\"", "g"}}},
    {"SpaceBeforeQuoteIsUnquoted", " \"a\",b\n", {{" \"a\"", "b"}}},
    {"Unterminated", "a,\"b\nc,d\n", {{"a", "b\nc,d\n"}}},
    {"UnterminatedWithDoubledQuote", "\"b\"\"c", {{"b\"c"}}},
    {"QuoteAsLastByte", "a,\"", {{"a", ""}}},
};

class CsvRows : public ::testing::TestWithParam<Case> {};

TEST_P(CsvRows, are_what_python_reads) {
  EXPECT_EQ(read_all(GetParam().data), GetParam().rows);
}

TEST_P(CsvRows, are_incomplete_in_every_shorter_piece) {
  const std::string_view data = GetParam().data;
  CsvRow whole, piece;
  ASSERT_TRUE(read_csv_row(data, {}, true, whole));
  for (std::size_t length = 1; length < data.size(); ++length)
    if (read_csv_row(data.substr(0, length), {}, false, piece)) {
      EXPECT_EQ(piece.length, whole.length) << length;
      EXPECT_EQ(piece.field_count, whole.field_count) << length;
    }
}

TEST_P(CsvRows, are_as_long_for_the_skipper_as_for_the_reader) {
  const std::string_view data = GetParam().data;
  CsvRow row;
  ASSERT_TRUE(read_csv_row(data, {}, true, row));
  CsvSkipper skipper({});
  std::size_t length = 0;
  while (length < data.size() && !skipper.done()) length += skipper.skip(data.substr(length, 1));
  // A line feed after a carriage return remains.
  EXPECT_EQ(length, data.substr(0, row.length).ends_with("\r\n") ? row.length - 1 : row.length);
}

INSTANTIATE_TEST_SUITE_P(All, CsvRows, ::testing::ValuesIn(kCases),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(CsvRow, tabs_delimit_when_asked) {
  EXPECT_EQ(read_all("a,b\tc\n", '\t'), (Rows{{"a,b", "c"}}));
}

TEST(CsvRow, a_backslash_escapes_separators_and_line_ends_if_no_field_is_quoted) {
  const CsvDialect dialect{',', '\0', true, false};
  const std::string_view data = R"(a\, \"b\",c\\,d\e\)"
                                "\n"
                                R"(f,)"
                                "\\";
  CsvRow row;
  ASSERT_TRUE(read_csv_row(data, dialect, true, row));
  ASSERT_EQ(row.field_count, 4u);
  std::string storage;
  EXPECT_EQ(csv_value(data, row.fields[0], storage, dialect), "a, \"b\"");
  EXPECT_EQ(csv_value(data, row.fields[1], storage, dialect), "c\\");
  EXPECT_EQ(csv_value(data, row.fields[2], storage, dialect), "d\\e\nf");
  EXPECT_EQ(csv_value(data, row.fields[3], storage, dialect), "\\");
  CsvSkipper skipper(dialect);
  EXPECT_EQ(skipper.skip("a\\\nb\nc"), 5u);
  EXPECT_TRUE(skipper.done());
}

TEST(CsvRow, reports_a_quote_that_was_never_closed) {
  CsvRow row;
  ASSERT_TRUE(read_csv_row("a,\"b", {}, true, row));
  EXPECT_TRUE(row.unterminated);
  ASSERT_TRUE(read_csv_row("a,\"b\"", {}, true, row));
  EXPECT_FALSE(row.unterminated);
}

TEST(CsvRow, a_lone_quoted_empty_field_is_a_record) {
  CsvRow row;
  ASSERT_TRUE(read_csv_row("\"\"\n", {}, true, row));
  EXPECT_FALSE(row.blank());
  ASSERT_TRUE(read_csv_row("\n", {}, true, row));
  EXPECT_TRUE(row.blank());
}

TEST(CsvRow, counts_fields_beyond_those_it_keeps) {
  const std::string commas(10'000, ',');
  CsvRow row;
  ASSERT_TRUE(read_csv_row(commas, {}, true, row));
  EXPECT_EQ(row.field_count, 10'001u);
  EXPECT_EQ(row.fields.size(), CsvRow::kMostFields);
}

}  // namespace
}  // namespace lookalike
