#include "core/corpus/formats/table/dialect.h"

#include <gmock/gmock.h>

#include "tests/core/corpus/loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TableDialect detected(std::string_view table, const LoadOptions& options = {}) {
  return detect_dialect(table, true, options);
}

/// How a table is written, and its fault.
struct Written {
  char separator = ',';
  enum class Quotes { doubled, backslash, none, none_but_escapes } quotes = Quotes::doubled;
  bool quoted() const { return quotes == Quotes::doubled || quotes == Quotes::backslash; }
  bool header = true;
  std::string line_end = "\n";
  enum class Fault { none, stray_quote, text_after_quote, ragged } fault = Fault::none;
};

void PrintTo(const Written& written, std::ostream* out) {
  *out << "separator " << static_cast<int>(written.separator) << ", quotes " << static_cast<int>(written.quotes)
       << ", header " << written.header << ", line end " << written.line_end.size() << ", fault "
       << static_cast<int>(written.fault);
}

constexpr int kRows = 60, kFaulty = 20;

std::string text_of(int row, const Written& written) {
  std::string text = "The text of row " + std::to_string(row) + " says nothing that another one says";
  if (written.quotes == Written::Quotes::none) return row % 3 == 0 ? "A 12\" " + text : text;
  if (row % 4 == 0) text += std::string(1, written.separator) + " or so";
  if (row % 5 == 0) text += " \"in quotes\"";
  if (row % 7 == 0) text += "\nand goes on";
  return text;
}

std::string escaped(const std::string& text, const Written& written) {
  std::string field;
  for (const char c : text) {
    if (c == written.separator || c == '\n' || c == '\\') field += '\\';
    field += c;
  }
  return field;
}

std::string field(const std::string& text, const Written& written) {
  if (written.quotes == Written::Quotes::none) return text;
  if (written.quotes == Written::Quotes::none_but_escapes) return escaped(text, written);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += written.quotes == Written::Quotes::doubled ? '"' : '\\';
    quoted += c;
  }
  return quoted + '"';
}

std::string row_of(int row, const Written& written) {
  const std::string separator(1, written.separator);
  std::string text = field(text_of(row, written), written);
  if (row == kFaulty && written.fault == Written::Fault::stray_quote) text = "\"never closed";
  if (row == kFaulty && written.fault == Written::Fault::text_after_quote) text = "\"closed\" and on";
  if (row == kFaulty && written.fault == Written::Fault::ragged) text += separator + "more";
  return std::to_string(row) + separator + text + separator + std::to_string(row % 5 + 1) + written.line_end;
}

std::string table_of(const Written& written) {
  const std::string separator(1, written.separator);
  std::string table = written.header ? "id" + separator + "text" + separator + "stars" + written.line_end : "";
  for (int row = 0; row < kRows; ++row) table += row_of(row, written);
  return table;
}

class Dialects : public ::testing::TestWithParam<Written> {};

TEST_P(Dialects, lose_at_most_the_faulty_record) {
  const Written& written = GetParam();
  LoadOptions options;
  options.text_column = written.header ? "text" : "2";
  const Outcome outcome = run_loader(table_loader(options), table_of(written));
  std::vector<std::string> expected;
  for (int row = 0; row < kRows; ++row)
    if (row != kFaulty) expected.push_back(text_of(row, written));
  std::vector<std::string> read = outcome.texts();
  const bool faulty = written.fault != Written::Fault::none;
  const bool lost = written.fault == Written::Fault::stray_quote && written.quoted();
  ASSERT_THAT(read, SizeIs(lost ? kRows - 1 : kRows)) << outcome;
  if (!lost) read.erase(read.begin() + kFaulty);
  EXPECT_EQ(read, expected);
  const bool is_told = faulty && (written.quoted() || written.fault == Written::Fault::ragged);
  EXPECT_THAT(outcome.damage, SizeIs(is_told ? 1 : 0)) << outcome;
}

std::vector<Written> all_dialects() {
  std::vector<Written> all;
  for (const char separator : {',', '\t', ';', '|'})
    for (const auto quotes : {Written::Quotes::doubled, Written::Quotes::backslash, Written::Quotes::none,
                              Written::Quotes::none_but_escapes})
      for (const bool header : {true, false})
        for (const char* const line_end : {"\n", "\r\n", "\r"})
          for (const auto fault : {Written::Fault::none, Written::Fault::stray_quote, Written::Fault::text_after_quote,
                                   Written::Fault::ragged})
            all.push_back({separator, quotes, header, line_end, fault});
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, Dialects, ::testing::ValuesIn(all_dialects()));

TEST(Dialect, has_escapes_without_quotes_only_if_they_make_the_records_consistent) {
  EXPECT_EQ(table_remark(detected("id,text,stars\n1,a\\, b,5\n2,c,4\n")),
            "Quotes are ordinary characters: no field is quoted. A backslash escapes a separator inside "
            "a field.");
  EXPECT_EQ(table_remark(detected("id,folder,stars\n1,C:\\,5\n2,D:\\,4\n")), "");
}

TEST(Dialect, a_stray_quote_loses_its_record_if_text_follows_the_quote_that_would_close_it) {
  const Outcome outcome = run_loader(table_loader({}),
                                     "id,text,stars\n1,\"one\",5\n2,\"never closed,4\n3,three,3\n"
                                     "4,\"closed\" and on,2\n5,\"five\",1\n6,\"six\",1\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("one", "three", "closed and on", "five", "six"));
  EXPECT_THAT(outcome.damage, SizeIs(2)) << outcome;
}

TEST(Dialect, skips_titles_above_the_header_with_a_given_or_a_detected_separator) {
  const std::string title = "Report of reviews\n\n", table = "id;text;stars\n1;\"a; b\";5\n2;c;4\n3;d;1\n";
  LoadOptions given;
  given.table.separator = ';';
  for (const LoadOptions& options : {LoadOptions(), given}) {
    const TableDialect dialect = detected(title + table, options);
    EXPECT_THAT(dialect.names, ElementsAre("id", "text", "stars"));
    EXPECT_EQ(dialect.csv.separator, ';');
    EXPECT_GE(dialect.begin, title.size() - 1);
  }
}

TEST(Dialect, takes_a_nameless_column_for_row_names_unless_it_continues_a_text) {
  std::string of_r = "id,text\n", unquoted = of_r;
  for (int row = 1; row <= 20; ++row) {
    of_r += std::to_string(row) + "," + std::to_string(7 * row) + ",some words\n";
    unquoted += std::to_string(row) + ",some words, or so\n";
  }
  EXPECT_THAT(detected(of_r).names, ElementsAre("1", "id", "text"));
  EXPECT_THAT(table_remark(detected(of_r)), HasSubstr("the first one names the rows"));
  EXPECT_THAT(detected(unquoted).names, ElementsAre("id", "text"));
}

TEST(Dialect, reports_how_many_lines_were_skipped) {
  EXPECT_EQ(table_remark(detected("sep=,\nid,text\n1,a\n2,b\n")), "The first line was skipped.");
  EXPECT_EQ(table_remark(detected("# a\n# b\n\nid;text\n1;a\n2;b\n")),
            "Fields are separated by semicolons. The first 3 lines were skipped.");
}

TEST(Dialect, is_the_standard_one_if_several_fit) {
  const TableDialect dialect = detected("id,text\n1,a\n");
  EXPECT_EQ(dialect.csv, CsvDialect{});
  EXPECT_TRUE(dialect.header);
  EXPECT_EQ(table_remark(dialect), "");
}

TEST(Dialect, treats_decimal_commas_as_part_of_a_field) {
  EXPECT_EQ(detected("Country;Note;Count\nChina;12,5;97,7\nPeru;3,1;1,2\n").csv.separator, ';');
}

TEST(Dialect, skips_lines_before_the_header) {
  EXPECT_THAT(detected("sep=;\nid;text\n1;a\n").names, ElementsAre("id", "text"));
  EXPECT_THAT(detected("# exported 2024-01-01\nid,text\n1,a\n2,b\n").names, ElementsAre("id", "text"));
  EXPECT_THAT(detected("Reviews of 2024\nid,text\n1,a\n2,b\n3,c\n").names, ElementsAre("id", "text"));
  EXPECT_THAT(detected("#id,text\n1,a\n").names, ElementsAre("#id", "text"));
}

TEST(Dialect, numbers_the_columns_if_there_is_no_header) {
  const TableDialect dialect = detected(
      "\"2\",\"Fine\",\"A long text that is a text and no name of a column\"\n"
      "\"1\",\"Bad\",\"Another long text that is a text and no name either\"\n");
  EXPECT_FALSE(dialect.header);
  EXPECT_THAT(dialect.names, ElementsAre("1", "2", "3"));
}

TEST(Dialect, gives_every_column_a_distinct_name) {
  EXPECT_THAT(detected("id,,note,note, \"a\nb\" \n1,2,3,4,5\n").names,
              ElementsAre("id", "2", "note", "note (2)", ::testing::_));
  EXPECT_THAT(detected("id,\"free\ntext\",n\n1,a,3\n").names, ElementsAre("id", "free text", "n"));
}

TEST(Dialect, keeps_prose_of_one_column_whole) {
  LoadOptions options;
  options.text_column = "text";
  EXPECT_THAT(run_loader(table_loader(options), "text\nOne, two\nThree\n\"Four, five\"\n").texts(),
              ElementsAre("One, two", "Three", "Four, five"));
}

TEST(Dialect, takes_single_quotes_for_quotes_but_not_apostrophes) {
  const auto texts = [](const std::string& rows) { return run_loader(table_loader(), "id\ttext\tn\n" + rows).texts(); };
  EXPECT_THAT(texts("1\t'a\tb'\t2\n2\tc\t3\n3\td\t4\n"), ElementsAre("a\tb", "c", "d"));
  EXPECT_THAT(texts("1\t''\t2\n2\tisn't\t3\n"), ElementsAre("", "isn't"));
  EXPECT_THAT(texts("1\t'Twas so\t2\n2\tisn't\t3\n"), ElementsAre("'Twas so", "isn't"));
}

TEST(Dialect, can_be_set) {
  LoadOptions options;
  options.table = {';', '\'', false, false};
  options.text_column = "2";
  EXPECT_THAT(run_loader(table_loader(options), "1;'a;b'\n2;c\n").texts(), ElementsAre("a;b", "c"));
}

// The quote in the first record is never closed, and 300,000 records follow.
TEST(Dialect, reads_on_after_a_quote_that_is_never_closed) {
  std::string table = "id,text\n0,\"never closed\n";
  for (int i = 1; i < 300'000; ++i) table += std::to_string(i) + ",some words that are plain\n";
  const TemporaryFolder folder;
  const std::string path = folder.write("long.csv", table);
  for (const PieceSizes& sizes : {PieceSizes{}, PieceSizes{.map_from = 1, .split_from = 1, .part_bytes = 100'000}}) {
    const Outcome outcome = load_outcome({path}, {}, sizes);
    EXPECT_THAT(outcome.documents, SizeIs(299'999));
    EXPECT_THAT(outcome.damage, SizeIs(1));
  }
}

// Like the tables of 2015: tabs between fields, quotes as ordinary characters, in one of a hundred texts.
TEST(Dialect, treats_bare_quotes_as_characters_in_a_table_without_quoting) {
  std::string table = "review_id\tproduct_title\treview_body\n";
  std::vector<std::string> texts;
  for (int i = 0; i < 20'000; ++i) {
    std::string text = "words of review " + std::to_string(i);
    if (i % 300 == 1) text = "\"Terrible\" is what she called it";
    if (i % 300 == 101) text = "\"only opened " + std::to_string(i);
    if (i % 300 == 201) text += " 12\" record";
    table += "R" + std::to_string(i) + "\ta title\t" + text + "\n";
    texts.push_back(text);
  }
  const Outcome outcome = run_loader(table_loader(), table);
  EXPECT_EQ(outcome.texts(), texts);
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST(Dialect, is_reported_after_reading_a_corpus) {
  const TemporaryFolder folder;
  const auto corpus = load({folder.write("a.csv", "id;text\n1;a\n2;b\n")});
  ASSERT_TRUE(corpus);
  EXPECT_THAT((*corpus)->report().remarks, Contains(HasSubstr("separated by semicolons")));
}

}  // namespace
}  // namespace lookalike::testing
