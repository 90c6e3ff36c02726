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

TEST(TableLoader, TakesIdTitleDetailsAndTextByTheirColumns) {
  const Outcome outcome = load_rows("1,Emma,5.0,Lovely,\"I liked it, truly\"\n2,,,,x\n");
  EXPECT_THAT(outcome.documents,
              ElementsAre(Read{"1", "Emma", "5.0; Lovely", "I liked it, truly", 49, 1}, Read{"2", "", "", "x", 87, 2}));
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST(TableLoader, AnEmptyTextIsADocument) {
  EXPECT_THAT(load_rows("1,T,,,\n2,T,,,\"\"\n").texts(), ElementsAre("", ""));
}

TEST(TableLoader, BlankLinesAreNoRecords) {
  const Outcome outcome = load_rows("\n1,T,,,a\n\n\r\n2,T,,,b\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b"));
  EXPECT_EQ(outcome.documents[1].record, 2u);
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST(TableLoader, ARowThatEndsBeforeItsTextIsSkipped) {
  const Outcome outcome = load_rows("1,T\n2,T,,,b\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("b"));
  EXPECT_EQ(outcome.skipped, 1u);
  EXPECT_THAT(outcome.damage, ElementsAre(damage(49, 1, "The row has 2 of 5 fields and ends before its text.", false)));
}

TEST(TableLoader, ARowWithMoreFieldsIsKeptAndNoted) {
  const Outcome outcome = load_rows("1,T,,,b,extra\n");
  EXPECT_THAT(outcome.texts(), ElementsAre("b"));
  EXPECT_EQ(outcome.skipped, 0u);
  EXPECT_THAT(outcome.damage, ElementsAre(damage(49, 1, "The row has 6 fields, the header 5.", true)));
}

TEST(TableLoader, AnUnterminatedQuoteIsKeptAndNoted) {
  const Outcome outcome = load_rows("1,T,,,a\n2,T,,,\"b\n3,T,,,c");
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b\n3,T,,,c"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("Unterminated"));
  EXPECT_TRUE(outcome.damage[0].kept);
}

TEST(TableLoader, BytesThatAreNoUtf8AreReadAsWindows1252) {
  const Outcome outcome = load_rows("1,Caf\xC3\xA9,,,\x93na\xEFve\x94\n");
  EXPECT_THAT(outcome.documents, ElementsAre(Read{"1", "Café", "", "“naïve”", 49, 1}));
  EXPECT_THAT(outcome.damage, ElementsAre(damage(49, 1, "Not valid UTF-8: read as Windows-1252 (Latin-1).", true)));
}

TEST(TableLoader, NulBytesAreRemovedAndNoted) {
  const Outcome outcome = load_rows(std::string("1,T,,,a\0b\n", 10));
  EXPECT_THAT(outcome.texts(), ElementsAre("ab"));
  EXPECT_THAT(outcome.damage, ElementsAre(damage(49, 1, "NUL bytes were removed.", true)));
}

TEST(TableLoader, AByteOrderMarkIsNoPartOfTheHeader) {
  const Outcome outcome = run_loader(table_loader(), "\xEF\xBB\xBF" + kHeader + "7,T,,,a\n");
  EXPECT_THAT(outcome.documents, ElementsAre(Read{"7", "T", "", "a", 52, 1}));
}

TEST(TableLoader, TabsAreToldFromTheHeader) {
  EXPECT_THAT(run_loader(table_loader(), "Id\treview/text\n1\ta, \"b\"\n").documents,
              ElementsAre(Read{"1", "", "", "a, \"b\"", 15, 1}));
}

TEST(TableLoader, ColumnsAreComparedExactlyFirst) {
  LoadOptions options;
  options.text_column = "Body";
  EXPECT_THAT(run_loader(table_loader(options), "body,Body\nx,y\n").texts(), ElementsAre("y"));
  EXPECT_THAT(run_loader(table_loader(options), "a,BODY\nx,y\n").texts(), ElementsAre("y"));
}

TEST(TableLoader, ChosenColumnsReplaceTheUsualOnes) {
  LoadOptions options;
  options.text_column = "what";
  options.id_column = "key";
  options.title_column = "name";
  EXPECT_THAT(run_loader(table_loader(options), "Id,key,name,what\n1,2,3,4\n").documents,
              ElementsAre(Read{"2", "3", "", "4", 17, 1}));
}

TEST(TableLoader, TakesNoIdAndNoTitleWhereNoneIsWanted) {
  LoadOptions options;
  options.text_column = "what";
  options.no_id = options.no_title = true;
  EXPECT_THAT(run_loader(table_loader(options), "Id,Title,what\n1,2,3\n").documents,
              ElementsAre(Read{"", "", "", "3", 14, 1}));
}

TEST(TableLoader, AMissingColumnIsRefusedWithThoseFound) {
  EXPECT_EQ(run_loader(table_loader(), "a,b\n1,2\n").error,
            "A column \"review/text\" for the text was expected; the columns found are \"a\", \"b\".");
  LoadOptions options;
  options.text_column = "b";
  options.id_column = "key";
  EXPECT_EQ(run_loader(table_loader(options), "a,b\n1,2\n").error,
            "A column \"key\" for the id was expected; the columns found are \"a\", \"b\".");
}

TEST(TableLoader, AHeaderAloneIsRefused) {
  EXPECT_EQ(load_rows("").error, "The table holds a header but no records.");
}

TEST(TableLoader, ARowBeyondTheLimitIsSkippedAndReadingGoesOn) {
  const std::string longest(kMaxRecordBytes - 8, 'x'), too_long(kMaxRecordBytes + 100, 'x');
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

TEST(TableLoader, ARowThatAFailingSourceCutsOffIsSkipped) {
  const std::string content = kHeader + "1,T,,,a\n2,T,,,cut";
  PieceSource source(content, 10, Error{ErrorCode::unreadable, "Truncated.", {}});
  const Outcome outcome = run_loader(table_loader(), source);
  EXPECT_THAT(outcome.texts(), ElementsAre("a"));
  Damage cut = damage(57, 2, "The data break off here, what follows is lost: Truncated.", false);
  cut.breaks_off = true;
  EXPECT_THAT(outcome.damage, ElementsAre(cut));
}

}  // namespace
}  // namespace lookalike::testing
