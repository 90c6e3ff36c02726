#include "core/diff/reflow.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

/// A line of 60 columns, typical of wrapped prose.
const std::string kLine = "the ministers of six countries met in the capital to discuss";

/// The text after a line that shows how wide this text is wrapped.
std::string behind_prose(const std::string& text) {
  const std::string out = reflow(kLine + "\n\n" + text);
  return out.substr(kLine.size() + 2);
}

TEST(Reflow, joins_the_lines_of_wrapped_prose) {
  EXPECT_EQ(reflow(kLine + "\n" + kLine + "\nthe end."), kLine + " " + kLine + " the end.");
}

TEST(Reflow, wrapping_elsewhere_makes_no_difference) {
  const std::string prose = kLine + " " + kLine + " " + kLine;
  const auto wrapped = [&](std::size_t width) {
    std::string text = prose;
    for (std::size_t begin = 0; begin + width < text.size();) text[begin = text.rfind(' ', begin + width)] = '\n';
    return text;
  };
  for (std::size_t width = 55; width < 100; ++width) EXPECT_EQ(reflow(wrapped(width)), prose) << width;
}

TEST(Reflow, lines_quoted_with_a_tab_after_the_mark_are_joined_like_others) {
  const std::string words =
      "I was half watching a programme last night and\nDr. Smith, of a city nearby, spoke\nabout it";
  const auto quoted = [](std::string text, const std::string& mark) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; ++at) text.insert(at + 1, mark);
    return mark + text;
  };
  const auto without = [](std::string text, const std::string& mark) { return text.substr(mark.size()); };
  EXPECT_EQ(without(behind_prose(quoted(words, ">\t")), ">\t"), without(behind_prose(quoted(words, "> ")), "> "));
  const std::string paragraph = "> " + kLine + "\n>\tThe next paragraph is indented by a tab\n> " + kLine;
  EXPECT_EQ(behind_prose(paragraph), paragraph.substr(0, paragraph.rfind('\n')) + " " + kLine);
}

TEST(Reflow, a_quoted_header_is_not_joined_with_the_quotation_after_it) {
  const std::string header = ">Subject: Re: a long subject that is wrapped\n>Date: Sun, 28 Mar 1993 20:18:04 GMT";
  for (const char* next : {"\n>In article <1@a.edu> bob@a.edu writes:", "\n>Nobody has asked the question in a while."})
    EXPECT_EQ(behind_prose(header + next), header + next);
  EXPECT_EQ(behind_prose(header + "\n>and the time zone"), header + " and the time zone");
  const std::string line = kLine + "\nIn article <1@a.edu> bob@a.edu writes:";
  EXPECT_EQ(behind_prose(line), line);
}

TEST(Reflow, a_short_first_line_is_joined_in_mid_sentence) {
  EXPECT_EQ(reflow("The bank is not under\n" + kLine), "The bank is not under " + kLine);
  EXPECT_EQ(reflow("A heading\nThe" + kLine), "A heading\nThe" + kLine);
  EXPECT_EQ(behind_prose("is not under\n" + kLine), "is not under\n" + kLine);
}

TEST(Reflow, a_short_first_line_is_joined_if_paragraphs_are_indented) {
  const std::string rest = "Corp said " + kLine;
  EXPECT_EQ(reflow("Beryllium International\n" + rest + "\n Reuter"), "Beryllium International " + rest + "\n Reuter");
  for (const std::string first : {"Hello,", "It is so.", "Al writes:", "From: al"})
    EXPECT_EQ(reflow(first + "\n" + rest + "\n Reuter"), first + "\n" + rest + "\n Reuter");
}

TEST(Reflow, keeps_the_line_before_a_quotation_apart) {
  for (const std::string who : {"In article <1.2@x.edu> someone (Some One, a name) writes:",
                                "On 1 May 1993, at ten in the morning, Some One wrote:"})
    for (const std::string marks : {"", ">", "   "}) {
      EXPECT_EQ(behind_prose(who + "\n" + marks + kLine), who + "\n" + marks + kLine);
      EXPECT_EQ(behind_prose(">" + who + "\n>" + kLine + "\n>more"), ">" + who + "\n>" + kLine + " more");
    }
  EXPECT_EQ(behind_prose("In article <1.2@x.edu>, someone at a place in the country\nwrites:\nyes"),
            "In article <1.2@x.edu>, someone at a place in the country writes:\nyes");
}

TEST(Reflow, keeps_the_items_of_a_list) {
  for (const std::string sign : {"-", "*", "+", "2.", "3)"}) {
    const std::string list = sign + " " + kLine + "\n" + sign + " " + kLine;
    EXPECT_EQ(behind_prose(list), list);
    EXPECT_EQ(behind_prose(kLine + ":\n" + list), kLine + ":\n" + list);
  }
  EXPECT_EQ(behind_prose(kLine + "\n- and so on - at"), kLine + " - and so on - at");
  EXPECT_EQ(behind_prose(kLine + ".\n1993. Then"), kLine + ". 1993. Then");
}

TEST(Reflow, keeps_drawings) {
  for (const std::string drawing :
       {"------\\/\\/\\----- to the speaker (identical in both models)",
        "from the amplifier of the other channel ------|", "============ begin of the article that I have found"})
    EXPECT_EQ(behind_prose(drawing + "\n" + kLine), drawing + "\n" + kLine);
  EXPECT_EQ(behind_prose(kLine + "---so\nit is"), kLine + "---so it is");
}

TEST(Reflow, keeps_lines_of_punctuation) {
  const std::string rule(70, '#');
  EXPECT_EQ(reflow(kLine + "\n" + rule + "\n" + rule + "\n" + kLine), kLine + "\n" + rule + "\n" + rule + "\n" + kLine);
}

TEST(Reflow, keeps_blank_lines) {
  EXPECT_EQ(reflow(kLine + "\n\n" + kLine), kLine + "\n\n" + kLine);
  EXPECT_EQ(reflow(kLine + "\n \n" + kLine), kLine + "\n \n" + kLine);
}

TEST(Reflow, an_indented_line_begins_a_paragraph) {
  EXPECT_EQ(reflow(kLine + "\n    " + kLine + "\nthree"), kLine + "\n    " + kLine + " three");
}

TEST(Reflow, keeps_the_indented_lines_of_a_block) {
  EXPECT_EQ(behind_prose("    int main() {\n      return 0;\n    }"), "    int main() {\n      return 0;\n    }");
}

TEST(Reflow, joins_the_wrapped_lines_of_an_indented_quotation) {
  EXPECT_EQ(behind_prose("\t" + kLine + "\n\tthe question of quotas. " + kLine + "\n\tagain.\n\nHe left."),
            "\t" + kLine + " the question of quotas. " + kLine + " again.\n\nHe left.");
  const std::string early = "    privacy, help businesses to compete, and ensure that";
  EXPECT_EQ(behind_prose(early + "\n    agencies have tools"), early + " agencies have tools");
  for (const std::string kept : {"    Students for the Exploration and Development of Space\n    MIT Room W20-445",
                                 "    Oper shr profit 442,000 vs profit 2,986,000\n    Revs 291.8 mln vs 151.1 mln"})
    EXPECT_EQ(behind_prose(kept), kept) << "an address or a table";
  const std::string paragraphs = "    " + kLine + " it.\n    " + kLine + " more.";
  EXPECT_EQ(behind_prose(paragraphs), paragraphs) << "first lines of paragraphs";
}

TEST(Reflow, removes_spaces_before_a_line_break) {
  EXPECT_EQ(reflow(kLine + "  \ntwo"), kLine + " two");
}

TEST(Reflow, no_space_follows_a_hyphen_at_a_line_end) {
  EXPECT_EQ(reflow(kLine + " year-\nearlier"), kLine + " year-earlier");
}

TEST(Reflow, a_dash_at_a_line_end_keeps_its_space) {
  EXPECT_EQ(reflow(kLine + " --\n" + kLine + " -\nnow"), kLine + " -- " + kLine + " - now");
}

TEST(Reflow, carriage_returns_are_removed) {
  EXPECT_EQ(reflow(kLine + "\r\ntwo\r\n\r\nthree"), kLine + " two\n\nthree");
}

TEST(Reflow, empty_text_stays_empty) {
  EXPECT_EQ(reflow(""), "");
}

TEST(Reflow, last_line_break_stays) {
  EXPECT_EQ(reflow(kLine + "\n"), kLine + "\n");
}

TEST(Reflow, joins_quoted_mail_of_the_same_depth) {
  EXPECT_EQ(behind_prose("> > " + kLine + "\n> > and so on\n> " + kLine + "\n> I agree"),
            "> > " + kLine + " and so on\n> " + kLine + " I agree");
  EXPECT_EQ(behind_prose(">> " + kLine + "\n> >and so on"), ">> " + kLine + " and so on");
  EXPECT_EQ(behind_prose("He wrote that the ministers met in the capital:\n> yes\nno"),
            "He wrote that the ministers met in the capital:\n> yes\nno");
  EXPECT_EQ(behind_prose("> " + kLine + "\n>\n> " + kLine), "> " + kLine + "\n>\n> " + kLine);
}

TEST(Reflow, joins_lines_of_mail_quoted_by_a_colon_or_initials) {
  for (const std::string mark : {": ", "JH> ", ">> ", "| "})
    EXPECT_EQ(behind_prose(mark + kLine + "\n" + mark + kLine), mark + kLine + " " + kLine);
  EXPECT_EQ(behind_prose(kLine + "\n:-) he said"), kLine + " :-) he said");
}

TEST(Reflow, joins_a_word_that_was_wrapped_onto_a_line_of_its_own) {
  EXPECT_EQ(behind_prose("> " + kLine + "\n> trade\n> " + "and " + kLine), "> " + kLine + " trade and " + kLine);
  EXPECT_EQ(behind_prose("> " + kLine + "\n> trade.\n> " + "The " + kLine), "> " + kLine + " trade.\n> The " + kLine)
      << "the end of a paragraph";
}

TEST(Reflow, keeps_lists_tables_and_paragraphs_in_quoted_mail) {
  for (const std::string& line :
       {std::string("  Shr  31 cts   22 cts of the year before"), "- " + kLine, "Subject: " + kLine})
    EXPECT_EQ(behind_prose("> " + kLine + ":\n> " + line), "> " + kLine + ":\n> " + line);
}

TEST(Reflow, renders_overstrikes_as_on_paper) {
  EXPECT_EQ(reflow("_\bD_\bI_\bS and D\b_I\b_S"), "DIS and DIS");
  EXPECT_EQ(reflow("to the fouth\b\brth power", LineBreaks::as_in_file), "to the fourth power");
  EXPECT_EQ(reflow("b\bbo\bol\bld caf\u00E9\be"), "bold cafe");
  EXPECT_EQ(reflow("\bone\n\btwo"), "one\ntwo") << "nothing before it in the line";
}

TEST(Reflow, keeps_lines_of_mail_quoted_by_other_marks) {
  for (const std::string mark : {"-| ", "=", "+", ":", "> +"}) {
    const std::string quoted = mark + kLine + "\n" + mark + kLine + "\n" + mark + kLine;
    EXPECT_EQ(behind_prose(quoted), quoted);
  }
}

TEST(Reflow, keeps_the_header_of_a_mail) {
  const std::string header =
      "From: somebody@somewhere.edu (A person with a long name)\nSubject: Re: a subject that is as long as a line\n"
      "Article-I.D.: somewhere.1993Apr19.130503.1\n"
      "NNTP-Posting-Host: a.host.somewhere.edu with some words\nLines: 12";
  EXPECT_EQ(behind_prose(header), header);
}

TEST(Reflow, a_paragraph_after_a_word_and_a_colon_is_still_joined) {
  EXPECT_EQ(behind_prose("Note: " + kLine + "\n" + kLine), "Note: " + kLine + " " + kLine);
}

TEST(Reflow, a_lower_case_word_and_a_colon_are_prose) {
  EXPECT_EQ(behind_prose(kLine + "\nthis: nothing"), kLine + " this: nothing");
}

TEST(Reflow, keeps_tables) {
  const std::string table =
      "Shr  31 cts vs 22 cts of the year before, as reported\nNet     3.1 mln vs 2.2 mln dlrs\nRevs\t21";
  EXPECT_EQ(behind_prose(table), table);
  const std::string bars = "| one | two and some more words that make it long |\n| 3 | 4 |\n|---|---|";
  EXPECT_EQ(behind_prose(bars), bars);
}

TEST(Reflow, two_spaces_after_a_sentence_are_not_a_table) {
  EXPECT_EQ(behind_prose("It ended.  The ministers of six (or more.)  \"So they did.\"  Then\nthey left."),
            "It ended.  The ministers of six (or more.)  \"So they did.\"  Then they left.");
}

TEST(Reflow, keeps_verse) {
  const std::string verse = "Shall I compare thee to a summer's day?\nThou art more lovely and more temperate:\nRough";
  EXPECT_EQ(reflow(verse), verse);
}

TEST(Reflow, keeps_lines_that_end_early) {
  EXPECT_EQ(behind_prose("Yours,\nJohn Smith\nDepartment of Statistics\n" + kLine),
            "Yours,\nJohn Smith\nDepartment of Statistics\n" + kLine);
}

TEST(Reflow, keeps_paragraphs_that_are_single_long_lines) {
  const std::string paragraph = kLine + " " + kLine + " " + kLine;
  EXPECT_EQ(reflow(paragraph + "\n" + paragraph), paragraph + "\n" + paragraph);
}

TEST(Reflow, ideographs_are_joined_without_a_space) {
  std::string line;
  for (int i = 0; i < 30; ++i) line += "東";
  EXPECT_EQ(reflow(line + "\n" + line), line + line);
}

TEST(Reflow, can_keep_all_lines_as_in_the_file) {
  EXPECT_EQ(reflow(kLine + "\r\n" + kLine + "\n", LineBreaks::as_in_file), kLine + "\n" + kLine + "\n");
}

}  // namespace
}  // namespace lookalike
