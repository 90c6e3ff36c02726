#include "ui/models/diff/prose_diff.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <thread>

#include "ui/models/diff/prose_words.h"

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

TEST(CompareProse, EqualTextsHaveNoDifference) {
  EXPECT_EQ(differences("one two", "one two"), List{});
}

TEST(CompareProse, EmptyTextsHaveNoStretch) {
  EXPECT_TRUE(compare_prose("", "")->stretches.empty());
}

TEST(CompareProse, EmptyAgainstTextIsOneDifference) {
  EXPECT_EQ(differences("", "all new"), List{" -> all new"});
}

TEST(CompareProse, OneWordChanged) {
  EXPECT_EQ(differences("late on Friday after", "late on Saturday after"), List{"Friday -> Saturday"});
}

TEST(CompareProse, WordsAdded) {
  EXPECT_EQ(differences("by its chairman.", "by its chairman and by Peru."), List{" -> and by Peru"});
}

TEST(CompareProse, WordsRemovedAreOnlyLeft) {
  const ProseDiff diff = *compare_prose("a b c d", "a d");
  ASSERT_EQ(diff.differences.size(), 1u);
  EXPECT_EQ(diff.stretches[1], (Stretch{StretchKind::only_left, {2, 3}, {1, 0}}));
  EXPECT_EQ(diff.differences[0], diff.stretches[1]);
}

TEST(CompareProse, PunctuationDiffersAlone) {
  EXPECT_EQ(differences("fell, he said", "fell. he said"), List{", -> ."});
}

TEST(CompareProse, LineBreaksAndRunsOfWhiteSpaceAreNoDifference) {
  EXPECT_EQ(differences("one two\n   three\tfour", "one\r\ntwo three\n\n\nfour  "), List{});
}

TEST(CompareProse, HyphenationAtALineEndIsNoDifference) {
  EXPECT_EQ(differences("infor-\n  mation is", "information is"), List{});
  EXPECT_EQ(differences("a well-\nknown man", "a well-known man"), List{});
}

TEST(CompareProse, HyphenBetweenNumbersIsADifference) {
  EXPECT_EQ(differences("3-4 pct", "34 pct"), List{"3-4 -> 34"});
}

TEST(CompareProse, DashIsNoHyphenation) {
  EXPECT_EQ(differences("said -- when", "said when"), List{"-- -> "});
}

TEST(CompareProse, NumbersKeepPointsAndCommas) {
  EXPECT_EQ(differences("up 1,234.5 mln", "up 1,234.6 mln"), List{"1,234.5 -> 1,234.6"});
}

TEST(CompareProse, CaseIsADifference) {
  EXPECT_EQ(differences("The bank", "THE bank"), List{"The -> THE"});
}

TEST(CompareProse, CurlyApostropheIsTheSameWord) {
  EXPECT_EQ(differences("don't go", "don\xE2\x80\x99t go"), List{});
}

TEST(CompareProse, LettersBeyondAsciiAreWords) {
  EXPECT_EQ(differences("Zürich café au lait", "Zürich cafe au lait"), List{"café -> cafe"});
}

TEST(CompareProse, IdeographsAreWordsOfTheirOwn) {
  EXPECT_EQ(differences("東京都の", "東京府の"), List{"都 -> 府"});
}

TEST(CompareProse, BrokenUtf8IsComparedAsItIs) {
  EXPECT_EQ(differences("bad \xFF\xC3 end", "bad \xFF\xC3 end"), List{});
  EXPECT_EQ(differences("bad \xFE end", "bad \xC3 end"), List{"\xFE -> \xC3"});
}

TEST(CompareProse, FewWordsInCommonByChanceDoNotSplitADifference) {
  EXPECT_EQ(differences("start red green blue of cyan pink grey end", "start one two three of four five six end"),
            List{"red green blue of cyan pink grey -> one two three of four five six"});
}

TEST(CompareProse, ShortChangesNearEachOtherStayApart) {
  EXPECT_EQ(differences("on Monday at ten sharp", "on Friday at two sharp"), (List{"Monday -> Friday", "ten -> two"}));
}

TEST(CompareProse, AddedSentenceIsTheWholeSentence) {
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

TEST(CompareProse, SameStretchesHoldTheSameWordsOnBothSides) {
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

TEST(CompareProse, StretchesCoverEveryWordOnceInOrder) {
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

TEST(CompareProse, AnchorsRunFromBothBeginningsToBothEnds) {
  const std::string left = "new one two three", right = "one two three four ";
  const ProseDiff diff = *compare_prose(left, right);
  EXPECT_EQ(diff.anchors, (std::vector<Anchor>{{0, 0}, {4, 0}, {17, 13}, {17, 19}}));
}

TEST(CompareProse, AnchorsNeverGoBack) {
  std::mt19937 random(13);
  const std::string left = random_prose(random, 900, 40), right = random_prose(random, 900, 40);
  const ProseDiff diff = *compare_prose(left, right);
  for (std::size_t i = 1; i < diff.anchors.size(); ++i) {
    ASSERT_GE(diff.anchors[i].left, diff.anchors[i - 1].left);
    ASSERT_GE(diff.anchors[i].right, diff.anchors[i - 1].right);
  }
}

TEST(CompareProse, HundredThousandWordsOfAdversarialTextAreBounded) {
  std::mt19937 random(14);
  const std::string left = random_prose(random, 100'000, 50), right = random_prose(random, 100'000, 50);
  const auto diff = compare_prose(left, right);
  ASSERT_TRUE(diff);
  EXPECT_TRUE(diff->approximate);
  EXPECT_FALSE(diff->differences.empty());
}

TEST(CompareProse, LongTextWithOneChangeIsExact) {
  std::mt19937 random(15);
  const std::string left = random_prose(random, 100'000, 5000);
  std::string right = left;
  right.insert(right.find("w", right.size() / 2), "inserted ");
  const ProseDiff diff = *compare_prose(left, right);
  EXPECT_EQ(diff.differences.size(), 1u);
  EXPECT_FALSE(diff.approximate);
}

TEST(CompareProse, StoppedFromAnotherThreadGivesNothing) {
  std::mt19937 random(16);
  const std::string left = random_prose(random, 400'000, 50), right = random_prose(random, 400'000, 50);
  std::optional<ProseDiff> diff = ProseDiff{};
  std::jthread worker([&](std::stop_token stop) { diff = compare_prose(left, right, stop); });
  worker.request_stop();
  worker.join();
  EXPECT_FALSE(diff);
}

}  // namespace
}  // namespace lookalike
