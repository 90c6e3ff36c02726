#include "core/diff/differences.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <thread>

#include "core/diff/prose_diff.h"

namespace lookalike {
namespace {

constexpr const char* kNames[] = {"same", "changed", "left", "right", "moved"};

/// The differences as "kind: left -> right".
std::vector<std::string> told(std::string_view left, std::string_view right) {
  const ProseDiff diff = *compare_prose(left, right);
  std::vector<std::string> texts;
  for (const Stretch& s : diff.differences) {
    texts.push_back(std::string(kNames[static_cast<int>(s.kind)]) + ": " +
                    std::string(left.substr(s.left.offset, s.left.length)) + " -> " +
                    std::string(right.substr(s.right.offset, s.right.length)));
  }
  return texts;
}

using List = std::vector<std::string>;

const std::string kFirst = "The council will meet again next week to look at a compromise put forward by Brazil.";
const std::string kSecond = "One delegate said that the mood was calm.";
const std::string kThird = "Prices in London closed twelve pounds lower after a quiet day with few buyers about.";

TEST(Differences, an_insertion_is_only_on_the_right) {
  EXPECT_EQ(told(kFirst + " " + kThird, kFirst + " " + kSecond + " " + kThird), List{"right:  -> " + kSecond});
}

TEST(Differences, a_deletion_is_only_on_the_left) {
  EXPECT_EQ(told(kFirst + " " + kSecond + " " + kThird, kFirst + " " + kThird), List{"left: " + kSecond + " -> "});
}

TEST(Differences, a_replacement_is_one_change) {
  EXPECT_EQ(told("late on Friday after", "late on Saturday after"), List{"changed: Friday -> Saturday"});
}

TEST(Differences, a_moved_passage_is_found) {
  const std::string left = kFirst + " " + kSecond + " " + kThird, right = kFirst + " " + kThird + " " + kSecond;
  EXPECT_EQ(told(left, right), List{"moved: " + kSecond + " -> " + kSecond});
  EXPECT_EQ(told(right, left), List{"moved: " + kSecond + " -> " + kSecond});
}

TEST(Differences, a_moved_passage_may_have_changed) {
  const std::string moved = "One delegate said the mood was calm and that nobody had left the room yet.";
  const std::string changed = "One delegate said the mood was grim and that nobody had left the room yet.";
  const std::string rest = kFirst + " " + kThird;
  EXPECT_EQ(told(moved + " " + rest, rest + " " + changed),
            (List{"moved: One delegate said the mood was -> One delegate said the mood was", "left: calm -> ",
                  "moved: and that nobody had left the room yet. -> and that nobody had left the room yet.",
                  "right:  -> grim"}));
}

TEST(Differences, swapped_halves_are_one_move) {
  const std::string half = "Talks on quotas were adjourned late on Friday.", other = kFirst + " " + kThird;
  EXPECT_EQ(told(half + " " + other, other + " " + half), List{"moved: " + half + " -> " + half});
}

TEST(Differences, a_paragraph_moves_with_its_full_stop) {
  EXPECT_EQ(told(kFirst + " " + kSecond + " " + kThird + " REUTER", kFirst + " " + kThird + " " + kSecond + " Reuter"),
            (List{"moved: " + kSecond + " -> " + kSecond, "changed: REUTER -> Reuter"}));
}

TEST(Differences, a_repeated_word_belongs_to_the_passage_that_it_begins) {
  const std::string left = "a line that is long enough to be one of wrapped prose which goes on to one two three four";
  EXPECT_EQ(told(left, "so one two three four"), List{"changed: " + left.substr(0, left.find(" one two")) + " -> so"});
}

TEST(Differences, few_words_elsewhere_are_not_moved) {
  EXPECT_EQ(told("he said so. " + kFirst, kFirst + " he said so."),
            (List{"left: he said so. -> ", "right:  -> he said so."}));
}

TEST(Differences, short_lines_elsewhere_are_moved_whole) {
  const std::string body = "\n\n" + kFirst;
  EXPECT_EQ(
      told("From: a@b.c\nSubject: Re: Mars\nLines: 14" + body, "Subject: Re: Mars\nLines: 14\nFrom: a@b.c" + body),
      List{"moved: From: a@b.c -> From: a@b.c"});
  EXPECT_EQ(told("Lines: 14\nSubject: Mars is near" + body, "Subject: Mars is near\nNumber of Lines: 14" + body),
            (List{"left: Lines: 14 -> ", "right:  -> Number of Lines: 14"}));
  EXPECT_EQ(told("REUTER\n" + kFirst, kFirst + "\nREUTER"), (List{"left: REUTER -> ", "right:  -> REUTER"}));
}

TEST(Differences, punctuation_only_is_not_moved) {
  EXPECT_EQ(told("- - - - - - - - a b " + kFirst, kFirst + " - - - - - - - - a b").size(), 2U);
}

TEST(Differences, each_occurrence_of_a_repeated_passage_is_moved_once) {
  const List all = told(kSecond + " " + kSecond + " " + kFirst + kThird, kFirst + kThird + " " + kSecond);
  EXPECT_EQ(all.size(), 2U);
  EXPECT_EQ(std::ranges::count(all, "moved: " + kSecond + " -> " + kSecond), 1);
}

TEST(Differences, re_wrapped_texts_are_equal) {
  EXPECT_EQ(told("one two\nthree\n\nfour", "one\ntwo three four"), List{});
}

TEST(Differences, hyphenated_texts_are_equal) {
  EXPECT_EQ(told("the gov-\nernment and a well-\nknown man", "the government and a well-known man"), List{});
}

TEST(Differences, quote_marks_of_mail_are_not_differences) {
  EXPECT_EQ(told("> I think so\n> too\n\nYes.", "I think so\ntoo\n\nYes."), List{});
  EXPECT_EQ(told(">> infor-\n>> mation\n", "JH> : information\n"), List{});
  EXPECT_EQ(told("> I think so\n> too", "> I think not\n>> too"), List{"changed: so -> not"});
}

TEST(Differences, fractions_times_and_dates_are_one_word_each) {
  EXPECT_EQ(told("at 5-15/16 pct", "at 6-1/16 pct"), List{"changed: 5-15/16 -> 6-1/16"});
  EXPECT_EQ(told("on 3/15/87 at 10:30 in", "on 3/16/87 at 11:30 in"),
            (List{"changed: 3/15/87 -> 3/16/87", "changed: 10:30 -> 11:30"}));
  EXPECT_EQ(told("yes/no and/or 3/ 4", "yes/maybe and/or 3/ 5"), (List{"changed: no -> maybe", "changed: 4 -> 5"}));
}

TEST(Differences, words_joined_by_punctuation_differ_as_one) {
  EXPECT_EQ(told("From: jim@rand.org today", "From: karn@servo.com today"),
            List{"changed: jim@rand.org -> karn@servo.com"});
  EXPECT_EQ(told("rose, ten said", "fell, two said"), List{"changed: rose, ten -> fell, two"});
  EXPECT_EQ(told("he (Jim Gill) said", "he (Al Karn) said"), List{"changed: Jim Gill -> Al Karn"});
}

TEST(Differences, a_line_that_only_one_side_has_is_one_difference) {
  EXPECT_EQ(told("Lines: 63\n\nIn it he writes:\nyes", "Lines: 63\nHost: a b\n\nIn it he writes:\nyes"),
            List{"right:  -> Host: a b"});
}

TEST(Differences, a_common_label_is_matched_and_its_line_compared_separately) {
  EXPECT_EQ(told("From: al@a.b\nOrg: One Two\nLines: 40\n\nHello there all of you.",
                 "From: bo@c.d\nOrg: Six of Seven\nLines: 47\n\nAl writes:\nHello there all of you."),
            (List{"changed: al@a.b -> bo@c.d", "changed: One Two -> Six of Seven", "changed: 40 -> 47",
                  "right:  -> Al writes:"}));
  EXPECT_EQ(told("Org: Banzai\nLines: 292\nHost: x", "Org: Computer Science\nHost: x"),
            (List{"changed: Banzai -> Computer Science", "left: Lines: 292 -> "}));
}

TEST(Differences, lines_of_a_header_are_compared_by_their_labels) {
  EXPECT_EQ(told("From: al@x.arc.gov (Al Bo)\nSubject: Costs of Mars\nOrg: Six\nLines: 38\n\nI write a paper on it.",
                 "From: cy@n.com (Cy Di)\nSubject: Re: Costs of Mars\nOrg: Two\nLines: 61\n\n"
                 "In article <1.2@x.arc.gov> al@x.arc.gov (Al Bo) writes:\n>I write a paper on it."),
            (List{"changed: al@x.arc.gov (Al Bo -> cy@n.com (Cy Di", "right:  -> Re:", "changed: Six -> Two",
                  "changed: 38 -> 61", "right:  -> In article <1.2@x.arc.gov> al@x.arc.gov (Al Bo) writes:"}));
}

TEST(Differences, a_change_after_an_added_word_ends_with_its_header_line) {
  EXPECT_EQ(told("Subject: Chip and keys\nSummary: no\nFrom: al", "Subject: Re: Chip in LONG\nLines: 478\nFrom: al"),
            (List{"right:  -> Re:", "changed: and keys -> in LONG", "changed: Summary: no -> Lines: 478"}));
}

TEST(Differences, an_address_is_equal_or_different_as_a_whole) {
  EXPECT_EQ(told("ask so@a.cs.psu.edu now", "ask so@b.cs.psu.edu now"),
            List{"changed: so@a.cs.psu.edu -> so@b.cs.psu.edu"});
  EXPECT_EQ(told("at ftp.psu.edu.", "at www.psu.edu."), List{"changed: ftp.psu.edu -> www.psu.edu"});
  EXPECT_EQ(told("no.It is", "no. It is"), List{}) << "one full stop does not make an address";
  EXPECT_EQ(told("in 1.234.567,89 or", "in 1.234.567,88 or"), List{"changed: 1.234.567,89 -> 1.234.567,88"});
}

TEST(Differences, equal_marks_side_by_side_are_one) {
  EXPECT_EQ(told("one ------ two", "one --- two"), List{"changed: ------ -> ---"});
}

TEST(Differences, added_words_may_start_at_the_start_of_the_equal_words_before_them) {
  EXPECT_EQ(told("In article <b> he writes:\n> Yes", "In article <a> she said:\n> In article <b> he writes:\n>> Yes"),
            List{"right:  -> In article <a> she said:"});
  EXPECT_EQ(told("It is Bell.\nThe Ohmite company", "It is Bell.\nSorry. The unit is so. The Ohmite company"),
            List{"right:  -> Sorry. The unit is so."});
}

TEST(Differences, an_answer_begins_after_the_quotation) {
  EXPECT_EQ(told("It is broken. Can you help?\nThanks\n Al",
                 "Al wrote:\n> It is broken. Can you help?\n> Thanks\n>  Al\n\nIt works here.\nThanks\n Al"),
            (List{"right:  -> Al wrote:", "right:  -> It works here.\nThanks\n Al"}));
}

TEST(Differences, other_quote_marks_of_mail_are_not_differences) {
  for (const std::string mark : {"-| ", "=", "+", ":", "> :"}) {
    const std::string quoted = mark + "I think so\n" + mark + "and you know\n" + mark + "it too\n";
    EXPECT_EQ(told("I think so and you know it too\n", quoted), List{}) << mark;
  }
}

TEST(Differences, texts_that_share_only_their_ends_are_one_change) {
  const std::string left = "I bought a new cable for my old reader last week and it works as well as before.";
  const std::string right = "I see no point in paying so much money only to carry fewer books when travelling abroad.";
  EXPECT_EQ(told(left, right), List{"changed: " + left + " -> " + right});
  EXPECT_EQ(told(left + "\n REUTER", right + "\n REUTER"), List{"changed: " + left + " -> " + right});
}

TEST(Differences, a_single_punctuation_mark_does_not_split_a_change) {
  EXPECT_EQ(
      told(kFirst + " He left: nobody knows why or where to. " + kThird,
           kFirst + " Seven ships were built in Rotterdam: all of steel. " + kThird),
      List{"changed: He left: nobody knows why or where to -> Seven ships were built in Rotterdam: all of steel"});
}

TEST(Differences, cells_of_a_table_differ_separately) {
  EXPECT_EQ(told("Shr     31 cts   vs 22\nNet     3.1 mln  vs 2.2", "Shr     33 cts   vs 22\nNet     3.1 mln  vs 2.4"),
            (List{"changed: 31 -> 33", "changed: 2.2 -> 2.4"}));
}

TEST(Differences, an_empty_side_lacks_everything) {
  EXPECT_EQ(told("", ""), List{});
  EXPECT_EQ(told("", kSecond), List{"right:  -> " + kSecond});
  EXPECT_EQ(told(kSecond, " \n"), List{"left: " + kSecond + " -> "});
}

TEST(Differences, single_words_are_compared_too) {
  EXPECT_EQ(told("one", "one"), List{});
  EXPECT_EQ(told("one", "two"), List{"changed: one -> two"});
}

TEST(Differences, texts_without_a_common_word_are_one_change) {
  EXPECT_EQ(told("a b c d e f g h", "i j k l m n o p"), List{"changed: a b c d e f g h -> i j k l m n o p"});
}

TEST(Differences, ideographs_move_without_spaces_between_them) {
  const std::string moved = "東京都の人口は増えた。", rest = "会議は来週また開かれる予定である。";
  EXPECT_EQ(told(moved + rest, rest + moved), List{"moved: " + moved + " -> " + moved});
}

TEST(Differences, combining_characters_stay_with_their_letters) {
  EXPECT_EQ(told("un cafe\u0301 noir", "un cafe noir"), List{"changed: cafe\u0301 -> cafe"});
  EXPECT_EQ(told("un cafe\u0301 noir", "un caf\u00E9 noir"), List{});
}

TEST(Differences, right_to_left_texts_are_compared) {
  EXPECT_EQ(told("שלום עולם טוב", "שלום ארץ טוב"), List{"changed: עולם -> ארץ"});
}

std::string random_words(unsigned seed, int words, unsigned different) {
  std::mt19937 random(seed);
  std::string text;
  for (int i = 0; i < words; ++i) {
    text += 'w';
    text += std::to_string(random() % different);
    text += i % 11 == 10 ? ". " : " ";
  }
  return text;
}

TEST(Differences, paragraph_moved_through_a_megabyte_is_found) {
  const std::string a = random_words(1, 90'000, 30'000), b = random_words(2, 90'000, 30'000);
  const std::string moved = random_words(3, 300, 1'000'000);
  const List all = told(moved + a + b, a + b + moved);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_TRUE(all.front().starts_with("moved: "));
}

TEST(Differences, megabytes_in_another_order_are_bounded) {
  const std::string a = random_words(1, 90'000, 3'000), b = random_words(2, 90'000, 3'000);
  const auto diff = compare_prose(a + b, b + a);
  ASSERT_TRUE(diff);
  EXPECT_FALSE(diff->differences.empty());
}

TEST(Differences, a_few_words_repeated_throughout_are_bounded) {
  std::string left, right;
  for (int i = 0; i < 60'000; ++i) left += "a b c ", right += "a c b ";
  EXPECT_TRUE(compare_prose(left, right));
}

TEST(Differences, every_differing_word_is_reported_once) {
  std::mt19937 random(5);
  for (unsigned trial = 0; trial < 200; ++trial) {
    const std::string a = random_words(trial, 40, 12), b = random_words(trial + 1, 30, 12), c = random_words(2, 20, 12);
    const std::string left = a + b + c, right = trial % 2 ? c + a + b : b + "new " + a + c;
    const ProseDiff diff = *compare_prose(left, right);
    const auto bytes = [&](const std::vector<Stretch>& list, std::string_view text, TextSpan Stretch::*side) {
      std::string marked(text.size(), '.');
      for (const Stretch& s : list) {
        if (s.kind == StretchKind::same) continue;
        for (std::size_t i = (s.*side).offset; i < (s.*side).offset + (s.*side).length; ++i) {
          EXPECT_TRUE(marked[i] == '.');
          marked[i] = text[i] == ' ' ? '.' : 'x';
        }
      }
      return marked;
    };
    ASSERT_EQ(bytes(diff.stretches, left, &Stretch::left), bytes(diff.differences, left, &Stretch::left));
    ASSERT_EQ(bytes(diff.stretches, right, &Stretch::right), bytes(diff.differences, right, &Stretch::right));
  }
}

TEST(Differences, cancelled_comparison_gives_nothing) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(compare_prose(kFirst, kSecond, stop.get_token()));
}

/// The common sentence was rejected as an anchor because the longer passages around it differ.
TEST(Differences, a_passage_in_the_same_order_has_not_moved) {
  const auto in_order = [](const ProseDiff& diff) {
    for (const Stretch& move : diff.differences) {
      if (move.kind != StretchKind::moved) continue;
      const auto holds = [](const TextSpan& outer, const TextSpan& inner) {
        return outer.offset <= inner.offset && inner.offset + inner.length <= outer.offset + outer.length;
      };
      for (const Stretch& s : diff.stretches)
        if (s.kind != StretchKind::same && holds(s.left, move.left) && holds(s.right, move.right)) return true;
    }
    return false;
  };
  for (unsigned trial = 0; trial < 300; ++trial) {
    const auto words = [&](unsigned seed, int count) { return random_words(trial * 7 + seed, count, 60); };
    const std::string shared = random_words(trial, 7, 8);
    EXPECT_FALSE(in_order(*compare_prose(words(1, 60) + shared + words(2, 60), words(3, 60) + shared + words(4, 60))));
  }
}
}  // namespace
}  // namespace lookalike
