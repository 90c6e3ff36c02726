#include <gmock/gmock.h>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// One small file per defect: the good records are kept, the bad ones are named.
class Quirks : public RealData {
 protected:
  static Outcome read(const std::string& name) { return load_outcome({data_path("quirks/" + name)}); }
};

void expect_clean(const Outcome& outcome, const std::vector<std::string>& texts) {
  EXPECT_EQ(outcome.texts(), texts) << outcome.error;
  EXPECT_THAT(outcome.damage, IsEmpty());
}

void expect_one_note(const Outcome& outcome, std::uint64_t record, const std::string& reason) {
  ASSERT_EQ(outcome.damage.size(), 1u) << outcome.error;
  EXPECT_EQ(outcome.damage[0].place.record, record);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr(reason));
  EXPECT_TRUE(outcome.damage[0].salvaged);
  EXPECT_EQ(outcome.skipped, 0u);
}

TEST_F(Quirks, bom) {
  const Outcome outcome = read("bom.csv");
  expect_clean(outcome, {"after bom"});
  EXPECT_EQ(outcome.documents[0].id, "1882931173");
}

TEST_F(Quirks, misnamed_table) {
  const auto corpus = load({data_path("quirks/books_data.misnamed.csv")});
  ASSERT_TRUE(corpus);
  EXPECT_THAT(
      (*corpus)->report().remarks,
      Contains(
          "No column has a common name for the text; \"description\" was chosen, because it has the longest texts."));
  LoadOptions options;
  options.text_column = "description";
  EXPECT_THAT(load_outcome({data_path("quirks/books_data.misnamed.csv")}, options).error, IsEmpty());
}

TEST_F(Quirks, columns_reordered) {
  const Outcome outcome = read("columns_reordered.csv");
  EXPECT_THAT(outcome.documents, ElementsAre(Read{"1", "T", "", "hello, world", 21, 1}));
}

TEST_F(Quirks, carriage_returns_only) {
  expect_clean(read("cr_only.csv"), {"one", "two"});
}

TEST_F(Quirks, crlf_and_crlf_in_field) {
  expect_clean(read("crlf_and_crlf_in_field.csv"), {"line one\r\nline two", "after"});
}

TEST_F(Quirks, doubled_quotes) {
  expect_clean(read("doubled_quotes.csv"), {"\"all quoted\"", "a \"b\" c", "\"", ""});
}

TEST_F(Quirks, empty_file) {
  EXPECT_THAT(read("empty_file.csv").error, HasSubstr("The file is empty."));
}

TEST_F(Quirks, empty_text_and_missing_id) {
  const Outcome outcome = read("empty_text_and_missing_id.csv");
  expect_clean(outcome, {"", "", "no id", "   "});
  EXPECT_EQ(outcome.documents[2].id, "");
}

TEST_F(Quirks, header_only) {
  EXPECT_THAT(read("header_only.csv").error, HasSubstr("The table has a header but no records."));
}

TEST_F(Quirks, latin_one_bytes) {
  const Outcome outcome = read("latin1_bytes.csv");
  EXPECT_THAT(outcome.texts(), ElementsAre("café naïve “quoted”", "after"));
  expect_one_note(outcome, 1, "Not valid UTF-8");
}

TEST_F(Quirks, line_feeds_in_field) {
  expect_clean(read("lf_in_field.csv"), {"line one\nline two\n\nline four", "after"});
}

TEST_F(Quirks, no_final_newline) {
  expect_clean(read("no_final_newline.csv"), {"last row"});
}

TEST_F(Quirks, nul_byte) {
  const Outcome outcome = read("nul_byte.csv");
  EXPECT_THAT(outcome.texts(), ElementsAre("beforeafter", "next"));
  expect_one_note(outcome, 1, "NUL");
}

TEST_F(Quirks, quote_inside_unquoted) {
  const Outcome outcome = read("quote_inside_unquoted.csv");
  EXPECT_THAT(outcome.texts(), ElementsAre("5\" disk", "after"));
  expect_one_note(outcome, 1, "11 fields");
}

TEST_F(Quirks, ragged_short_long_blank) {
  const Outcome outcome = read("ragged_short_long_blank.csv");
  EXPECT_THAT(outcome.texts(), ElementsAre("text", "after"));
  EXPECT_EQ(outcome.skipped, 1u);
  ASSERT_EQ(outcome.damage.size(), 2u);
  EXPECT_FALSE(outcome.damage[0].salvaged);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("9 of 10 fields"));
  EXPECT_TRUE(outcome.damage[1].salvaged);
  EXPECT_THAT(outcome.damage[1].reason, HasSubstr("12 fields"));
}

TEST_F(Quirks, unterminated_quote_loses_its_line_and_nothing_else) {
  const Outcome outcome = read("unterminated_quote_eof.csv");
  EXPECT_THAT(outcome.texts(), ElementsAre("complete", "swallowed"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].place.record, 2u);
  EXPECT_FALSE(outcome.damage[0].salvaged);
}

TEST_F(Quirks, utf16) {
  expect_clean(read("utf16le_bom.csv"), {"text"});
}

// 30 items, 8 of them without BODY; counted with grep.
TEST_F(Quirks, odd_newswire_items) {
  const Outcome outcome = read("reuters_odd_items_real.sgm");
  EXPECT_EQ(outcome.documents.size(), 22u);
  EXPECT_EQ(outcome.without_text, 8u);
  EXPECT_THAT(outcome.damage, IsEmpty());
  EXPECT_THAT(outcome.documents[0].text, HasSubstr("growth.üside measures"));
  EXPECT_EQ(outcome.documents[1].title, "USPCI <UPC> FILES FOR OFFERING");
  for (const Read& read : outcome.documents)
    for (const std::string& field : {read.title, read.details, read.text})
      EXPECT_EQ(field.find("&#"), std::string::npos);
}

}  // namespace
}  // namespace lookalike::testing
