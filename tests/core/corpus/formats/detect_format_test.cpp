#include "core/corpus/formats/detect_format.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

FormatGuess guess(std::string_view head, const LoadOptions& options = {}) {
  return guess_format(head, true, options);
}

constexpr FormatGuess kNothing{CorpusFormat::automatic, false}, kText{CorpusFormat::text_files, false},
    kNewswire{CorpusFormat::newswire, true}, kTable{CorpusFormat::table, false}, kReviews{CorpusFormat::table, true},
    kLines{CorpusFormat::json_lines, false}, kTextLines{CorpusFormat::json_lines, true};

TEST(DetectFormat, newswire) {
  EXPECT_EQ(guess("<!DOCTYPE lewis SYSTEM \"lewis.dtd\">\n"), kNewswire);
  EXPECT_EQ(guess("\n <REUTERS NEWID=\"1\">"), kNewswire);
  EXPECT_EQ(guess("rest of a damaged item</REUTERS>\n<REUTERS TOPICS=\"NO\" NEWID=\"2\">"), kNewswire);
  EXPECT_EQ(guess("In this file every item begins with <REUTERS NEWID=\"1\">"), kText);
  EXPECT_EQ(guess("<!ELEMENT REUTERS - - (DATE)>\n"), kText);
}

TEST(DetectFormat, tables) {
  EXPECT_EQ(guess("Id,review/text\n"), kReviews);
  EXPECT_EQ(guess("Id,Review/Text\r1,x\r"), kReviews);
  EXPECT_EQ(guess("Id\treview/text\n"), kReviews);
  EXPECT_EQ(guess("a,b\n1,\"x\ny\"\n"), kTable);
  EXPECT_EQ(guess("a\tb\n1\t2, 3, 4\n"), kTable);
  LoadOptions options;
  options.text_column = "b";
  EXPECT_EQ(guess("a,b\n", options), kReviews);
}

TEST(DetectFormat, prose_with_commas_is_text) {
  EXPECT_EQ(guess("Dear reader, this is prose.\nIt has one line, and another.\n"), kText);
  EXPECT_EQ(guess("From: Smith, John\nSubject: hello\n\nBody\n"), kText);
  EXPECT_EQ(guess("a,b\n"), kText);
  EXPECT_EQ(guess("one word"), kText);
}

TEST(DetectFormat, json_lines) {
  EXPECT_EQ(guess("{\"text\":\"x\"}\n"), kTextLines);
  EXPECT_EQ(guess("\n {\"body\":\"x\"}\n{"), kLines);
  EXPECT_EQ(guess_format("{\"body\":\"a line longer than the he", false, {}), kLines);
  EXPECT_EQ(guess("{ this is no JSON }\n"), kText);
}

TEST(DetectFormat, json_lines_among_which_other_lines_stand) {
  const std::string good = "{\"id\":\"1\",\"text\":\"one, two, three\"}\n";
  EXPECT_EQ(guess("{\"id\":1,\"text\":\"broken\n" + good + good), kTextLines);
  EXPECT_EQ(guess("# comment\n" + good + good), kTextLines);
  EXPECT_EQ(guess("{\"text\":\"Gr\xFC\xDF"
                  "e\"}\n"),
            kTextLines);
  EXPECT_EQ(guess("{\"id\":1}\n" + good), kTextLines);
  EXPECT_EQ(guess("A table of prose, with commas\nand lines\nthat shows " + good), kText);
}

TEST(DetectFormat, nothing_that_could_be_read) {
  EXPECT_EQ(guess(""), kNothing);
  EXPECT_EQ(guess(" \n"), kNothing);
  EXPECT_EQ(guess(std::string_view("\x7F"
                                   "ELF\0\1",
                                   6)),
            kNothing);
}

}  // namespace
}  // namespace lookalike
