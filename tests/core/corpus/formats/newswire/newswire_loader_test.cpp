#include <gmock/gmock.h>

#include "tests/core/corpus/loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kDocumentType = "<!DOCTYPE lewis SYSTEM \"lewis.dtd\">\n";

std::string item(const std::string& id, const std::string& body) {
  return "<REUTERS TOPICS=\"YES\" NEWID=\"" + id + "\">\n<DATE>1-MAR-1987</DATE>\n<TEXT><TITLE>T" + id +
         "</TITLE><BODY>" + body + "</BODY></TEXT>\n</REUTERS>\n";
}

Outcome load_items(const std::string& items) {
  return run_loader(load_newswire, kDocumentType + items);
}

TEST(NewswireLoader, takes_id_title_date_topics_and_body) {
  const Outcome outcome = load_items(
      "<REUTERS OLDID=\"1\" NEWID=\"17\">\n<DATE> 2-JUN-1987 "
      "09:14&#5;</DATE>\n<TOPICS><D>cocoa</D><D>sugar</D></TOPICS>\n"
      "<PLACES><D>uk</D></PLACES><UNKNOWN>&#22;f0877&#31;reute</UNKNOWN>\n<TEXT>&#2;\n<TITLE>A "
      "&lt;B>\nRISES&#127;</TITLE>"
      "<DATELINE> LONDON - </DATELINE><BODY>x > y &amp; z\n&#3;</BODY></TEXT>\n</REUTERS>");
  EXPECT_THAT(outcome.documents,
              ElementsAre(Read{"17", "A <B> RISES", "2-JUN-1987 09:14; cocoa, sugar", "x > y & z\n", 36, 1}));
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST(NewswireLoader, items_without_body_are_counted_separately) {
  const Outcome outcome =
      load_items("<REUTERS NEWID=\"1\"><TEXT TYPE=\"BRIEF\"><TITLE>T</TITLE></TEXT></REUTERS>\n" + item("2", "b") +
                 "<REUTERS NEWID=\"3\"><TEXT TYPE=\"UNPROC\">words</TEXT></REUTERS>\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("b"));
  EXPECT_EQ(outcome.documents[0].record, 2u);
  EXPECT_EQ(outcome.without_text, 2u);
  EXPECT_EQ(outcome.skipped, 0u);
}

TEST(NewswireLoader, latin_one_is_its_encoding) {
  const Outcome outcome = load_items(item("1", "f\xFCr"));
  EXPECT_THAT(outcome.texts(), ElementsAre("für"));
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST(NewswireLoader, an_item_that_never_ends_is_skipped_and_its_neighbours_kept) {
  const Outcome outcome = load_items(item("1", "a") + "<REUTERS NEWID=\"2\"><TEXT><TITLE>lost\n" + item("3", "c"));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "c"));
  EXPECT_THAT(outcome.damage,
              ElementsAre(damage(36 + item("1", "a").size(), 2, "The item has neither BODY nor </REUTERS>.", false)));
}

TEST(NewswireLoader, a_whole_body_in_an_item_that_never_ends_is_kept_and_noted) {
  const Outcome outcome = load_items("<REUTERS NEWID=\"1\"><TEXT><BODY>a</BODY></TEXT>\n" + item("2", "b"));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_TRUE(outcome.damage[0].salvaged);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("no </REUTERS>"));
}

TEST(NewswireLoader, a_body_that_never_ends_is_kept_and_noted) {
  const Outcome outcome =
      load_items("<REUTERS NEWID=\"1\"><BODY>a</TEXT></REUTERS><REUTERS NEWID=\"2\"><BODY>b</REUTERS>" +
                 std::string("<REUTERS NEWID=\"3\"><BODY>c"));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b", "c"));
  ASSERT_EQ(outcome.damage.size(), 3u);
  EXPECT_THAT(outcome.damage[1].reason, HasSubstr("no </BODY>"));
  EXPECT_EQ(outcome.skipped, 0u);
}

TEST(NewswireLoader, an_item_without_id_is_kept_and_noted) {
  const Outcome outcome = load_items("<REUTERS><BODY>a</BODY></REUTERS>");
  EXPECT_THAT(outcome.documents, ElementsAre(Read{"", "", "", "a", 36, 1}));
  EXPECT_THAT(outcome.damage, ElementsAre(damage(36, 1, "The item has no NEWID.", true)));
}

TEST(NewswireLoader, a_body_outside_of_any_item_is_listed) {
  const Outcome outcome = load_items(item("1", "a") + "<TEXT><BODY>orphan</BODY></TEXT></REUTERS>\n" + item("2", "b"));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b"));
  EXPECT_EQ(outcome.skipped, 1u);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("outside"));
}

TEST(NewswireLoader, tags_with_the_same_prefix_are_not_items) {
  EXPECT_THAT(load_items("<REUTERSX NEWID=\"9\"><BODY" + item("1", "a")).texts(), ElementsAre("a"));
}

TEST(NewswireLoader, an_item_beyond_the_limit_is_skipped_and_reading_goes_on) {
  const Outcome outcome = load_items(item("1", "a") + item("2", std::string(kMostRecordBytes, 'x')) + item("3", "c"));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "c"));
  EXPECT_EQ(outcome.skipped, 1u);
  EXPECT_EQ(outcome.damage[0].reason, "The record is longer than 16 MiB.");
}

TEST(NewswireLoader, an_item_truncated_by_a_failing_source_is_skipped) {
  const std::string content = kDocumentType + item("1", "a") + "<REUTERS NEWID=\"2\"><BODY>half";
  PieceSource source(content, 7, Error{ErrorCode::unreadable, "Truncated.", {}});
  const Outcome outcome = run_loader(load_newswire, source);
  EXPECT_THAT(outcome.texts(), ElementsAre("a"));
  EXPECT_EQ(outcome.skipped, 1u);
}

}  // namespace
}  // namespace lookalike::testing
