#include "core/diff/prose_diff.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <thread>

#include "core/diff/prose_words.h"

namespace lookalike {
namespace {

/// The differences as "left -> right", e.g. "Friday -> Saturday" or " -> new".
std::vector<std::string> differences(std::string_view left, std::string_view right) {
  const ProseDiff diff = *compare_prose(left, right);
  std::vector<std::string> texts;
  for (const Stretch& s : diff.differences) {
    texts.push_back((s.kind == StretchKind::moved ? "moved: " : "") +
                    std::string(left.substr(s.left.offset, s.left.length)) + " -> " +
                    std::string(right.substr(s.right.offset, s.right.length)));
  }
  return texts;
}

using List = std::vector<std::string>;

TEST(CompareProse, equal_texts_have_no_difference) {
  EXPECT_EQ(differences("one two", "one two"), List{});
}

TEST(CompareProse, empty_texts_have_no_stretch) {
  EXPECT_TRUE(compare_prose("", "")->stretches.empty());
}

TEST(CompareProse, empty_against_text_is_one_difference) {
  EXPECT_EQ(differences("", "all new"), List{" -> all new"});
}

TEST(CompareProse, one_word_changed) {
  EXPECT_EQ(differences("late on Friday after", "late on Saturday after"), List{"Friday -> Saturday"});
}

TEST(CompareProse, words_added) {
  EXPECT_EQ(differences("by its chairman.", "by its chairman and by Peru."), List{" -> and by Peru"});
}

TEST(CompareProse, words_removed_are_only_left) {
  const ProseDiff diff = *compare_prose("a b c d", "a d");
  ASSERT_EQ(diff.differences.size(), 1u);
  EXPECT_EQ(diff.stretches[1], (Stretch{StretchKind::only_left, {2, 3}, {1, 0}}));
  EXPECT_EQ(diff.differences[0], diff.stretches[1]);
}

TEST(CompareProse, punctuation_can_differ_by_itself) {
  EXPECT_EQ(differences("fell, he said", "fell. he said"), List{", -> ."});
}

TEST(CompareProse, line_breaks_and_runs_of_white_space_are_not_differences) {
  EXPECT_EQ(differences("one two\n   three\tfour", "one\r\ntwo three\n\n\nfour  "), List{});
}

TEST(CompareProse, hyphenation_at_a_line_end_is_not_a_difference) {
  EXPECT_EQ(differences("infor-\n  mation is", "information is"), List{});
  EXPECT_EQ(differences("a well-\nknown man", "a well-known man"), List{});
}

TEST(CompareProse, hyphen_between_numbers_is_a_difference) {
  EXPECT_EQ(differences("3-4 pct", "34 pct"), List{"3-4 -> 34"});
}

TEST(CompareProse, a_hyphen_that_one_text_lacks_is_marked_in_its_word) {
  const auto letters = [](std::string_view left, std::string_view right) {
    List found;
    const ProseDiff diff = compare_prose(left, right).value();
    for (const Stretch& one : diff.letters)
      found.push_back(std::string(left.substr(one.left.offset - 1, one.left.length + 2)) + " -> " +
                      std::string(right.substr(one.right.offset - 1, one.right.length + 2)));
    return found;
  };
  EXPECT_EQ(letters("the re-exports of a", "the reexports of a"), List{"e-e -> ee"});
  EXPECT_EQ(letters("his email of May", "his e-mail of May"), List{"em -> e-m"});
  EXPECT_EQ(letters("a B-52 and re-use", "a B52 and reuse"), (List{"B-5 -> B5", "e-u -> eu"}));
  EXPECT_EQ(letters("a gov-\nernment", "a government"), List{}) << "a line end";
  EXPECT_EQ(letters("a well-known man", "a well-known man"), List{});
}

TEST(CompareProse, dash_is_not_a_hyphen) {
  EXPECT_EQ(differences("said -- when", "said when"), List{"-- -> "});
}

TEST(CompareProse, numbers_keep_points_and_commas) {
  EXPECT_EQ(differences("up 1,234.5 mln", "up 1,234.6 mln"), List{"1,234.5 -> 1,234.6"});
}

TEST(CompareProse, case_is_a_difference) {
  EXPECT_EQ(differences("The bank", "THE bank"), List{"The -> THE"});
}

TEST(CompareProse, curly_apostrophe_is_the_same_word) {
  EXPECT_EQ(differences("don't go", "don\xE2\x80\x99t go"), List{});
}

TEST(CompareProse, text_that_looks_the_same_is_not_different) {
  EXPECT_EQ(differences("He said \u201Cgo\u201D \u2013 now.", "He said \"go\" - now."), List{});
  EXPECT_EQ(differences("caf\u00E9 noir", "cafe\u0301 noir"), List{});
  EXPECT_EQ(differences("zero\u200Bwidth text", "zerowidth text"), List{});
}

TEST(CompareProse, letters_beyond_ascii_are_words) {
  EXPECT_EQ(differences("Zürich café au lait", "Zürich cafe au lait"), List{"café -> cafe"});
}

TEST(CompareProse, ideographs_are_single_words) {
  EXPECT_EQ(differences("東京都の", "東京府の"), List{"都 -> 府"});
}

TEST(CompareProse, broken_utf8_is_compared_unchanged) {
  EXPECT_EQ(differences("bad \xFF\xC3 end", "bad \xFF\xC3 end"), List{});
  EXPECT_EQ(differences("bad \xFE end", "bad \xC3 end"), List{"\xFE -> \xC3"});
}

TEST(CompareProse, few_words_in_common_by_chance_do_not_split_a_difference) {
  EXPECT_EQ(differences("start red green blue of cyan pink grey end", "start one two three of four five six end"),
            List{"red green blue of cyan pink grey -> one two three of four five six"});
}

TEST(CompareProse, an_excerpt_is_equal_however_long_the_other_text_is) {
  std::string before, after;
  for (int i = 0; i < 300; ++i) before += "b" + std::to_string(i) + ' ', after += " a" + std::to_string(i);
  const std::string excerpt = "initiative will involve the creation of new products to accelerate the use";
  const auto diff = compare_prose("the " + excerpt, before + "The " + excerpt + after);
  ASSERT_TRUE(diff);
  for (const Stretch& stretch : diff->differences) EXPECT_NE(stretch.kind, StretchKind::moved);
  EXPECT_EQ(diff->differences.size(), 2U) << "all before it, including the first word, and all after it";
}

TEST(CompareProse, short_changes_near_each_other_stay_separate) {
  EXPECT_EQ(differences("on Monday at ten sharp", "on Friday at two sharp"), (List{"Monday -> Friday", "ten -> two"}));
}

TEST(CompareProse, added_sentence_is_the_whole_sentence) {
  EXPECT_EQ(differences("He said. They left.", "He said. A new one came. They left."), List{" -> A new one came."});
  EXPECT_EQ(differences("He said. The dog ran.", "He said. The cat sat. The dog ran."), List{" -> The cat sat."});
}

std::string random_prose(std::mt19937& random, std::size_t words, unsigned different) {
  static const std::vector<std::string> spaces{" ", "\n", "  ", "\r\n", " \t", "\n\n   ", ", ", ". ", ". "};
  std::string text;
  for (std::size_t i = 0; i < words; ++i) {
    text += 'w';
    text += std::to_string(random() % different);
    text += spaces[random() % spaces.size()];
  }
  return text;
}

std::vector<std::uint32_t> same_words(const ProseDiff& diff, std::string_view text, TextSpan Stretch::*side,
                                      WordIds& ids) {
  std::vector<std::uint32_t> words;
  for (const Stretch& stretch : diff.stretches) {
    if (stretch.kind != StretchKind::same) continue;
    const TextSpan span = stretch.*side;
    for (const ProseWord& word : split_prose(text.substr(span.offset, span.length), ids)) words.push_back(word.id);
  }
  return words;
}

TEST(CompareProse, same_stretches_hold_the_same_words_on_both_sides) {
  std::mt19937 random(11);
  for (int trial = 0; trial < 300; ++trial) {
    const unsigned different = 2 + random() % 30;
    const std::string left = random_prose(random, random() % 120, different);
    const std::string right = random_prose(random, random() % 120, different);
    const ProseDiff diff = *compare_prose(left, right);
    WordIds ids;
    ASSERT_EQ(same_words(diff, left, &Stretch::left, ids), same_words(diff, right, &Stretch::right, ids));
  }
}

TEST(CompareProse, stretches_cover_every_word_once_in_order) {
  std::mt19937 random(12);
  for (int trial = 0; trial < 300; ++trial) {
    const std::string left = random_prose(random, random() % 90, 9), right = random_prose(random, random() % 90, 9);
    const ProseDiff diff = *compare_prose(left, right);
    std::string joined_left, joined_right;
    for (const Stretch& s : diff.stretches) {
      joined_left += left.substr(s.left.offset, s.left.length) + " ";
      joined_right += right.substr(s.right.offset, s.right.length) + " ";
    }
    WordIds ids;
    const auto words = [&](const std::string& text) {
      std::vector<std::uint32_t> list;
      for (const ProseWord& word : split_prose(text, ids)) list.push_back(word.id);
      return list;
    };
    ASSERT_EQ(words(joined_left), words(left));
    ASSERT_EQ(words(joined_right), words(right));
  }
}

TEST(CompareProse, anchors_run_from_both_beginnings_to_both_ends) {
  const std::string left = "new one two three", right = "one two three four ";
  const ProseDiff diff = *compare_prose(left, right);
  EXPECT_EQ(diff.anchors, (std::vector<Anchor>{{0, 0}, {4, 0}, {17, 13}, {17, 19}}));
}

TEST(CompareProse, anchors_never_go_back) {
  std::mt19937 random(13);
  const std::string left = random_prose(random, 900, 40), right = random_prose(random, 900, 40);
  const ProseDiff diff = *compare_prose(left, right);
  for (std::size_t i = 1; i < diff.anchors.size(); ++i) {
    ASSERT_GE(diff.anchors[i].left, diff.anchors[i - 1].left);
    ASSERT_GE(diff.anchors[i].right, diff.anchors[i - 1].right);
  }
}

TEST(CompareProse, hundred_thousand_words_of_adversarial_text_are_bounded) {
  std::mt19937 random(14);
  const std::string left = random_prose(random, 100'000, 50), right = random_prose(random, 100'000, 50);
  const auto diff = compare_prose(left, right);
  ASSERT_TRUE(diff);
  EXPECT_TRUE(diff->approximate);
  EXPECT_FALSE(diff->differences.empty());
}

TEST(CompareProse, long_text_with_one_change_is_exact) {
  std::mt19937 random(15);
  const std::string left = random_prose(random, 100'000, 5000);
  std::string right = left;
  right.insert(right.find("w", right.size() / 2), "inserted ");
  const ProseDiff diff = *compare_prose(left, right);
  EXPECT_EQ(diff.differences.size(), 1u);
  EXPECT_FALSE(diff.approximate);
}

TEST(CompareProse, stopped_by_another_thread_gives_nothing) {
  std::mt19937 random(16);
  const std::string left = random_prose(random, 400'000, 50), right = random_prose(random, 400'000, 50);
  std::optional<ProseDiff> diff = ProseDiff{};
  std::jthread worker([&](std::stop_token stop) { diff = compare_prose(left, right, stop); });
  worker.request_stop();
  worker.join();
  EXPECT_FALSE(diff);
}

/// The level lines as the first words of each, "left|right".
List level(std::string_view left, std::string_view right) {
  List lines;
  const ProseDiff diff = *compare_prose(left, right);
  for (const Anchor& line : diff.lines) {
    const auto word = [](std::string_view text) { return std::string(text.substr(0, text.find_first_of(" \n", 1))); };
    lines.push_back(word(left.substr(line.left)) + "|" + word(right.substr(line.right)));
  }
  return lines;
}

TEST(LevelLines, are_lines_that_begin_with_the_same_word_or_with_a_change) {
  EXPECT_EQ(level("one two\n\nthree four\nfive", "one two new\n\nthree four\nsix"),
            (List{"one|one", "three|three", "five|six"}));
  EXPECT_EQ(level("one two\nthree four", "one two three four"), List{"one|one"}) << "a line that only one text has";
}

TEST(LevelLines, include_those_within_a_change_if_both_texts_have_as_many) {
  EXPECT_EQ(level("It ended in 1987, it says\nTHE END", "It ended\nThe End"), (List{"It|It", "THE|The"}));
  EXPECT_EQ(level("It is.\nnew one\nnew two", "It is.\nold three\nold four"), (List{"It|It", "new|old", "new|old"}));
}

TEST(LevelLines, include_the_last_lines_of_a_change_that_differ_only_in_case) {
  EXPECT_EQ(level("It is.\nmore words\nand more\nTHE END", "It is.\nothers\nThe End"),
            (List{"It|It", "more|others", "THE|The"}));
}

TEST(LevelLines, skip_what_only_one_text_has) {
  EXPECT_EQ(level("one two\n\nnew words here\n\nthree four", "one two\n\nthree four"),
            (List{"one|one", "three|three"}));
}

TEST(LevelLines, include_the_leading_spaces_of_their_lines) {
  EXPECT_EQ(compare_prose("one\n  two three", "one\n two three")->lines, (std::vector<Anchor>{{0, 0}, {4, 4}}));
}

TEST(LevelLines, are_sentences_after_several_lines_of_one_text_only) {
  std::string added;
  while (added.size() < 250) added += "some more words that only one of both texts has. ";
  EXPECT_EQ(level("One two. Three four. Five six.", "One two. " + added + "Three four. Five six."),
            (List{"One|One", "Three|Three"}));
}

TEST(LevelLines, ascend_on_both_sides) {
  std::mt19937 random(17);
  for (int trial = 0; trial < 100; ++trial) {
    const std::string left = random_prose(random, 200, 20), right = random_prose(random, 200, 20);
    const std::vector<Anchor> lines = compare_prose(left, right)->lines;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      ASSERT_GT(lines[i].left, lines[i - 1].left);
      ASSERT_GT(lines[i].right, lines[i - 1].right);
    }
  }
}

TEST(CompareProse, a_short_word_in_a_rewritten_sentence_is_different) {
  EXPECT_EQ(differences("which I liked very much!", "which I loved but this one is so much nicer."),
            List{"liked very much! -> loved but this one is so much nicer."});
}

TEST(CompareProse, a_sentence_between_words_of_only_one_text_is_equal) {
  EXPECT_EQ(differences("I did not want a tablet, so this was right. It's just perfect. I can read outside again! But "
                        "it is bad at night.",
                        "It's just perfect. But it is bad at night."),
            (List{"I did not want a tablet, so this was right. -> ", "I can read outside again! -> "}));
}
}  // namespace
}  // namespace lookalike
