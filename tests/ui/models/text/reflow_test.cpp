#include "ui/models/text/reflow.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

/// A line of 60 columns, as wrapped prose has them.
const std::string kLine = "the ministers of six countries met in the capital to discuss";

/// The text behind a line that shows how wide this text is wrapped.
std::string behind_prose(const std::string& text) {
  const std::string out = reflow(kLine + "\n\n" + text);
  return out.substr(kLine.size() + 2);
}

TEST(Reflow, JoinsTheLinesOfWrappedProse) {
  EXPECT_EQ(reflow(kLine + "\n" + kLine + "\nthe end."), kLine + " " + kLine + " the end.");
}

TEST(Reflow, WrappingElsewhereMakesNoDifference) {
  const std::string prose = kLine + " " + kLine + " " + kLine;
  const auto wrapped = [&](std::size_t width) {
    std::string text = prose;
    for (std::size_t begin = 0; begin + width < text.size();) text[begin = text.rfind(' ', begin + width)] = '\n';
    return text;
  };
  for (std::size_t width = 55; width < 100; ++width) EXPECT_EQ(reflow(wrapped(width)), prose) << width;
}

TEST(Reflow, AShortFirstLineGoesOnInMidSentence) {
  EXPECT_EQ(reflow("The bank is not under\n" + kLine), "The bank is not under " + kLine);
  EXPECT_EQ(reflow("A heading\nThe" + kLine), "A heading\nThe" + kLine);
  EXPECT_EQ(behind_prose("is not under\n" + kLine), "is not under\n" + kLine);
}

TEST(Reflow, KeepsLinesOfPunctuation) {
  const std::string rule(70, '#');
  EXPECT_EQ(reflow(kLine + "\n" + rule + "\n" + rule + "\n" + kLine), kLine + "\n" + rule + "\n" + rule + "\n" + kLine);
}

TEST(Reflow, KeepsBlankLines) {
  EXPECT_EQ(reflow(kLine + "\n\n" + kLine), kLine + "\n\n" + kLine);
  EXPECT_EQ(reflow(kLine + "\n \n" + kLine), kLine + "\n \n" + kLine);
}

TEST(Reflow, IndentedLineBeginsAParagraph) {
  EXPECT_EQ(reflow(kLine + "\n    " + kLine + "\nthree"), kLine + "\n    " + kLine + " three");
}

TEST(Reflow, KeepsTheIndentedLinesOfABlock) {
  EXPECT_EQ(behind_prose("    int main() {\n      return 0;\n    }"), "    int main() {\n      return 0;\n    }");
}

TEST(Reflow, RemovesBlanksBeforeTheBreak) {
  EXPECT_EQ(reflow(kLine + "  \ntwo"), kLine + " two");
}

TEST(Reflow, HyphenAtALineEndTakesNoBlank) {
  EXPECT_EQ(reflow(kLine + " year-\nearlier"), kLine + " year-earlier");
}

TEST(Reflow, DashAtALineEndKeepsItsBlank) {
  EXPECT_EQ(reflow(kLine + " --\n" + kLine + " -\nnow"), kLine + " -- " + kLine + " - now");
}

TEST(Reflow, CarriageReturnsGo) {
  EXPECT_EQ(reflow(kLine + "\r\ntwo\r\n\r\nthree"), kLine + " two\n\nthree");
}

TEST(Reflow, EmptyTextStaysEmpty) {
  EXPECT_EQ(reflow(""), "");
}

TEST(Reflow, LastLineBreakStays) {
  EXPECT_EQ(reflow(kLine + "\n"), kLine + "\n");
}

TEST(Reflow, KeepsQuotedMail) {
  const std::string mail = "> > " + kLine + "\n> > and so on\n> " + kLine + "\n> I agree";
  EXPECT_EQ(behind_prose(mail), mail);
  EXPECT_EQ(behind_prose("He wrote that the ministers met in the capital:\n> yes\nno"),
            "He wrote that the ministers met in the capital:\n> yes\nno");
}

TEST(Reflow, KeepsTheHeaderOfAMail) {
  const std::string header =
      "From: somebody@somewhere.edu (A person with a long name)\nSubject: Re: a subject that is as long as a line\n"
      "NNTP-Posting-Host: a.host.somewhere.edu with some words\nLines: 12";
  EXPECT_EQ(behind_prose(header), header);
}

TEST(Reflow, ParagraphBehindAWordAndAColonIsStillJoined) {
  EXPECT_EQ(behind_prose("Note: " + kLine + "\n" + kLine), "Note: " + kLine + " " + kLine);
}

TEST(Reflow, LowerCaseWordAndColonIsProse) {
  EXPECT_EQ(behind_prose(kLine + "\nthis: nothing"), kLine + " this: nothing");
}

TEST(Reflow, KeepsTables) {
  const std::string table =
      "Shr  31 cts vs 22 cts of the year before, as reported\nNet     3.1 mln vs 2.2 mln dlrs\nRevs\t21";
  EXPECT_EQ(behind_prose(table), table);
  const std::string bars = "| one | two and some more words that make it long |\n| 3 | 4 |\n|---|---|";
  EXPECT_EQ(behind_prose(bars), bars);
}

TEST(Reflow, TwoBlanksBehindASentenceAreNoTable) {
  EXPECT_EQ(behind_prose("It ended.  The ministers of six (or more.)  \"So they did.\"  Then\nthey left."),
            "It ended.  The ministers of six (or more.)  \"So they did.\"  Then they left.");
}

TEST(Reflow, KeepsVerse) {
  const std::string verse = "Shall I compare thee to a summer's day?\nThou art more lovely and more temperate:\nRough";
  EXPECT_EQ(reflow(verse), verse);
}

TEST(Reflow, KeepsLinesThatEndEarly) {
  EXPECT_EQ(behind_prose("Yours,\nJohn Smith\nDepartment of Statistics\n" + kLine),
            "Yours,\nJohn Smith\nDepartment of Statistics\n" + kLine);
}

TEST(Reflow, KeepsParagraphsOfOneLongLine) {
  const std::string paragraph = kLine + " " + kLine + " " + kLine;
  EXPECT_EQ(reflow(paragraph + "\n" + paragraph), paragraph + "\n" + paragraph);
}

TEST(Reflow, IdeographsAreJoinedWithoutABlank) {
  std::string line;
  for (int i = 0; i < 30; ++i) line += "東";
  EXPECT_EQ(reflow(line + "\n" + line), line + line);
}

TEST(Reflow, AllLinesAsInTheFile) {
  EXPECT_EQ(reflow(kLine + "\r\n" + kLine + "\n", LineBreaks::as_in_file), kLine + "\n" + kLine + "\n");
}

}  // namespace
}  // namespace lookalike
