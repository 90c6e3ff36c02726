#include "ui/models/reading/pair_reading.h"

#include <gtest/gtest.h>

#include <random>

namespace lookalike {
namespace {

PairReading read(const std::string& left, const std::string& right, LineBreaks breaks = LineBreaks::joined,
                 const Recipe& recipe = {}) {
  return *read_texts({left, right, breaks}, std::make_shared<const Recipe>(recipe), {});
}

QString many_words(int count) {
  QStringList words;
  for (int i = 0; i < count; ++i) words << QStringLiteral("w%1").arg(i);
  return words.join(u' ');
}

TEST(PairReading, a_difference_that_the_recipe_ignores_is_marked_as_ignored) {
  const PairReading reading = read("The U.S. offer on Friday.", "the US offer on Monday");
  const auto& marks = reading.differences.marks(Side::left);
  ASSERT_EQ(marks.size(), 2U) << "The U.S. -> the US";
  EXPECT_TRUE(marks[0].ignored);
  EXPECT_FALSE(marks[1].ignored) << "Friday. -> Monday";
  ASSERT_EQ(reading.recipe.differences(), 1U);
}

/// Lower-case words separated by spaces, without non-letters.
QStringList plain_words(const QString& text) {
  QStringList words;
  for (const QString& word : text.toLower().split(u' ', Qt::SkipEmptyParts))
    if (word.front().isLetter()) words << word;
  return words;
}

TEST(PairReading, differences_are_ignored_only_if_both_sides_have_the_same_words) {
  std::mt19937 random(8);
  const auto text = [&random] {
    constexpr const char* kWords[] = {"Lines", "lines", ":", ",", "Subject", "subject", "writes", "to", "the", "-"};
    std::string text;
    for (int i = 0; i < 40; ++i) text += std::string(kWords[random() % std::size(kWords)]) + ' ';
    return text;
  };
  int ignored = 0, seen = 0;
  for (int trial = 0; trial < 200; ++trial) {
    const std::string left = text(), right = text();
    const PairReading reading = read(left, right);
    const auto marked = [](const std::string& shown, const TextMark& mark) {
      return QString::fromStdString(shown).mid(mark.position, mark.length);
    };
    for (std::size_t i = 0; i < reading.differences.differences(); ++i) {
      const TextMark &a = reading.differences.marks(Side::left)[i], &b = reading.differences.marks(Side::right)[i];
      const bool same = plain_words(marked(left, a)) == plain_words(marked(right, b));
      ASSERT_EQ(a.ignored, same && a.kind != StretchKind::moved) << left << " | " << right << " | " << a.position;
      a.ignored ? ++ignored : ++seen;
    }
  }
  EXPECT_GT(ignored, 50);
  EXPECT_GT(seen, 50);
}

/// The marked words of both sides, with those that the recipe ignores in parentheses.
QStringList marked_words(const QString& left, const QString& right) {
  const PairReading reading = read(left.toStdString(), right.toStdString());
  QStringList marked;
  for (std::size_t i = 0; i < reading.differences.differences(); ++i) {
    const TextMark &a = reading.differences.marks(Side::left)[i], &b = reading.differences.marks(Side::right)[i];
    const QString words = left.mid(a.position, a.length) + u'|' + right.mid(b.position, b.length);
    marked << (a.ignored ? u'(' + words + u')' : words);
    EXPECT_EQ(a.kind == StretchKind::only_left, b.length == 0) << words.toStdString();
    EXPECT_EQ(a.kind == StretchKind::only_right, a.length == 0) << words.toStdString();
  }
  return marked;
}

TEST(PairReading, the_part_of_a_change_that_the_recipe_ignores_is_a_difference_of_its_own) {
  EXPECT_EQ(marked_words("Was smaller than I thought it would be", "SMALLER THAN I THOUGHT IT WOULD BE."),
            QStringList({"Was|", "(smaller than I thought it would be|SMALLER THAN I THOUGHT IT WOULD BE.)"}));
  EXPECT_EQ(marked_words("Just fine", "Was just fine"), QStringList({"|Was", "(Just|just)"}));
  EXPECT_EQ(marked_words("all fine today, REUTER", "all fine today, Reuter third"),
            QStringList({"(REUTER|Reuter)", "|third"}));
  EXPECT_EQ(marked_words("BIG SCREEN FAST AND LIGHT", "old screen Fast and Light"),
            QStringList({"BIG|old", "(SCREEN FAST AND LIGHT|screen Fast and Light)"}));
}

TEST(PairReading, letters_that_the_recipe_ignores_are_not_marked) {
  const MarkedPair ignored = read("my Complaint here", "my complaint here").differences;
  ASSERT_TRUE(ignored.marks(Side::left).front().ignored);
  EXPECT_TRUE(ignored.letters(Side::left).empty() && ignored.letters(Side::right).empty());
  const MarkedPair real = read("my mananger here", "my manager here").differences;
  EXPECT_EQ(real.letters(Side::left).size(), 1U);
}

TEST(PairReading, a_mark_within_a_word_of_the_recipe_is_ignored) {
  EXPECT_TRUE(read("the U.S.A today", "the U.SA today").differences.marks(Side::left).front().ignored);
  EXPECT_FALSE(read("this and/or that", "this and/xor that").differences.marks(Side::left).front().ignored);
}

TEST(PairReading, says_why_texts_that_differ_in_overstrikes_have_no_differences) {
  const std::string bold = "a N\bNA\bAM\bME\bE here";
  EXPECT_EQ(equal_text(read(bold, "a NAME here"), ReadingWay::differences),
            "the same words on paper; the recipe also reads overstruck characters");
  EXPECT_EQ(equal_text(read(bold, bold), ReadingWay::differences), "both texts have the same words");
  EXPECT_EQ(equal_text(read("a NAME here", "a NAME here"), ReadingWay::differences), "both texts have the same words");
}

TEST(PairReading, without_a_recipe_there_are_only_differences) {
  const auto reading = read_texts({"one two", "one three", LineBreaks::joined}, nullptr, {});
  ASSERT_TRUE(reading);
  EXPECT_EQ(reading->differences.differences(), 1U);
  EXPECT_FALSE(reading->has_recipe);
  EXPECT_EQ(&reading->pair(ReadingWay::recipe), &reading->differences);
}

TEST(PairReading, a_shared_passage_and_its_counterpart_have_the_same_shade) {
  const PairReading reading = read("a b c d x e f g h", "e f g h y z a b c d");
  ASSERT_EQ(reading.left.shared.size(), 2U);
  ASSERT_EQ(reading.right.shared.size(), 2U);
  EXPECT_NE(reading.left.shared[0].odd, reading.left.shared[1].odd);
  EXPECT_EQ(reading.left.shared[0].odd, reading.right.shared[1].odd);
  EXPECT_EQ(reading.left.shared[1].odd, reading.right.shared[0].odd);
}

TEST(PairReading, shared_passages_are_marked_at_their_shown_positions) {
  const std::string line = "A line that is long enough to be part of wrapped prose, which is";
  const std::string left = line + " joined\r\nto the next, one two three four.", right = "So: one two three four five";
  const PairReading reading = read(left, right);
  const QString shown = QString::fromStdString(display_text(left)), other = QString::fromStdString(display_text(right));
  ASSERT_EQ(reading.left.shared.size(), 1U);
  const SharedMark& mark = reading.left.shared.front();
  EXPECT_EQ(shown.mid(mark.here.position, mark.here.length), "one two three four");
  EXPECT_EQ(other.mid(mark.there.position, mark.there.length), "one two three four");
  EXPECT_EQ(shared_at(reading.left.shared, mark.here.position), &mark);
  EXPECT_EQ(shared_at(reading.left.shared, mark.here.end()), nullptr);
  EXPECT_EQ(reading.other_place(ReadingWay::recipe, Side::left, mark.here.position), mark.there.position);
  EXPECT_EQ(reading.other_place(ReadingWay::differences, Side::right, mark.there.position), std::nullopt);
}

TEST(PairReading, counts_are_shown_with_the_computation_of_jaccard) {
  EXPECT_EQ(shingle_counts_text(read("a b c d e", "a b c d f")),
            QStringLiteral("J = 2 / 4 = 0.500: 3 shingles left, 3 right, 2 shared"));
  EXPECT_EQ(shingle_counts_text(read("", "")), QStringLiteral("neither text has any shingles"));
}

TEST(PairReading, moved_passages_point_to_their_counterparts) {
  const std::string moved = "One delegate said that the mood was calm.";
  const std::string rest = many_words(40).toStdString();
  const PairReading reading = read(moved + " " + rest, rest + " " + moved);
  ASSERT_EQ(reading.differences.differences(), 1U);
  EXPECT_EQ(reading.differences.marks(Side::left)[0].kind, StretchKind::moved);
  EXPECT_EQ(reading.differences.marks(Side::left)[0].elsewhere, 1);
  EXPECT_EQ(reading.differences.marks(Side::right)[0].elsewhere, -1);
}

TEST(PairReading, long_equal_parts_end_some_words_before_a_difference) {
  const QString both = many_words(100);
  const QString left = "one " + both + " two", right = "three " + both + " four";
  const PairReading reading = read(left.toStdString(), right.toStdString());
  ASSERT_EQ(reading.differences.equal_parts().size(), 1U);
  const EqualPart& part = reading.differences.equal_parts().front();
  EXPECT_EQ(left.mid(part.left.position, part.left.length), right.mid(part.right.position, part.right.length));
  EXPECT_TRUE(left.mid(part.left.position).startsWith("w12 "));
  EXPECT_EQ(part.words, left.mid(part.left.position, part.left.length).simplified().count(u' ') + 1);
  EXPECT_TRUE(read("a b c", "a b c").differences.equal_parts().empty());
}

TEST(PairReading, equal_parts_are_whole_sentences) {
  QStringList sentences;
  for (int i = 0; i < 12; ++i) sentences << QStringLiteral("Sentence %1 has these seven words.").arg(i);
  const QString both = sentences.join(u' ');
  const QString left = "One. " + both + " Two", right = "Three. " + both + " Four";
  const PairReading reading = read(left.toStdString(), right.toStdString());
  ASSERT_EQ(reading.differences.equal_parts().size(), 1U);
  const EqualPart& part = reading.differences.equal_parts().front();
  for (const auto& [text, range] : {std::pair(left, part.left), std::pair(right, part.right)}) {
    const QString folded = text.mid(range.position, range.length);
    EXPECT_TRUE(folded.startsWith("Sentence 2 ")) << folded.toStdString();
    EXPECT_TRUE(folded.endsWith("words."));
  }
}

/// Paragraphs of this many sentences, each on two lines after `mark`.
std::string paragraphs(int count, int sentences, const std::string& mark) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    for (int j = 0; j < sentences; ++j)
      text += mark + "Sentence " + std::to_string(i * sentences + j) + " has eight words\n" + mark + "of its own.\n";
    text += mark + "\n";
  }
  return text;
}

TEST(PairReading, equal_parts_of_quoted_mail_are_whole_sentences_and_lines_with_their_marks) {
  const std::string left = "One.\n\n" + paragraphs(6, 3, "") + "Two",
                    right = "Six.\n\n" + paragraphs(6, 3, "> ") + "Ten";
  const PairReading reading = read(left, right);
  ASSERT_EQ(reading.differences.equal_parts().size(), 1U);
  const EqualPart& part = reading.differences.equal_parts().front();
  const QString folded = QString::fromStdString(left).mid(part.left.position, part.left.length);
  const QString quoted = QString::fromStdString(right).mid(part.right.position, part.right.length);
  EXPECT_TRUE(folded.startsWith("Sentence 2 ")) << folded.toStdString();
  EXPECT_TRUE(quoted.startsWith("> Sentence 2 ")) << quoted.toStdString();
  EXPECT_TRUE(folded.contains("Sentence 15 ") && folded.endsWith("own.") && !folded.contains("Sentence 16 "));
  EXPECT_TRUE(quoted.endsWith("own."));
}

TEST(PairReading, an_address_ends_no_sentence) {
  const QString both = many_words(20) + " at csrc.ncsl.nist.gov " + many_words(80);
  const PairReading reading = read("One " + both.toStdString(), "Two " + both.toStdString());
  ASSERT_EQ(reading.differences.equal_parts().size(), 1U);
  const int begin = reading.differences.equal_parts().front().left.position;
  EXPECT_TRUE(("One " + both).mid(begin).startsWith("w12 ")) << begin;
}

TEST(PairReading, a_sentence_ends_after_its_closing_marks) {
  QStringList sentences;
  for (int i = 0; i < 12; ++i) sentences << QStringLiteral("\"Sentence %1 has these seven words (so.)\"").arg(i);
  const QString both = sentences.join(u' '), left = "One. " + both + " Two";
  const PairReading reading = read(left.toStdString(), ("Three. " + both + " Four").toStdString());
  ASSERT_EQ(reading.differences.equal_parts().size(), 1U);
  const EqualPart& part = reading.differences.equal_parts().front();
  const QString folded = left.mid(part.left.position, part.left.length);
  EXPECT_TRUE(folded.startsWith("\"Sentence")) << folded.toStdString();
  EXPECT_TRUE(folded.endsWith("so.)\"")) << folded.toStdString();
}

TEST(PairReading, an_initial_ends_no_sentence) {
  const QString both = many_words(20) + " of the U.S. Navy and of J. Smith " + many_words(80);
  const PairReading reading = read("One " + both.toStdString(), "Two " + both.toStdString());
  ASSERT_EQ(reading.differences.equal_parts().size(), 1U);
  const int begin = reading.differences.equal_parts().front().left.position;
  EXPECT_TRUE(("One " + both).mid(begin).startsWith("w12 ")) << begin;
}

TEST(PairReading, original_lines_are_kept_and_make_no_difference) {
  const std::string line = "A line that is long enough to be one of wrapped prose, which is joined";
  EXPECT_EQ(read(line + "\nto this", line + " to\nthis", LineBreaks::as_in_file).differences.differences(), 0U);
}

TEST(PairReading, stops_when_asked_to) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(read_texts({"a", "b", LineBreaks::joined}, nullptr, stop.get_token()));
}

TEST(FilterWords, are_those_that_must_occur) {
  EXPECT_EQ(filter_words(*PairFilter::parse("j>=0.5 wheat (corn or \"Red Sea\") not oil id:17")),
            QStringList({"wheat", "corn", "red sea"}));
  EXPECT_EQ(filter_words(PairFilter()), QStringList());
  EXPECT_EQ(searched_words("  two  words "), QStringList({"two", "words"}));
}

TEST(QuotedLines, have_their_marks_and_depth) {
  const auto lines = quoted_lines("no\n> one\n>> two\nJH> > three\n\u00E9>no\n>");
  const std::vector<std::pair<TextRange, int>> expected{{{3, 2}, 1}, {{9, 3}, 2}, {{16, 6}, 2}, {{33, 1}, 1}};
  ASSERT_EQ(lines.size(), expected.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_EQ(static_cast<const TextRange&>(lines[i]), expected[i].first) << i;
    EXPECT_EQ(lines[i].depth, expected[i].second) << i;
  }
}

TEST(LevelGaps, give_each_text_the_lines_that_it_lacks) {
  const std::vector<Level> lines{{0, 0}, {10, 30}, {50, 40}, {90, 90}}, above{{0, 0}, {2, 5}, {9, 6}, {12, 12}};
  EXPECT_EQ(level_gaps(lines, above, Side::left), (std::vector<TextGap>{{0, 0}, {10, 3}, {50, 0}, {90, 3}}));
  EXPECT_EQ(level_gaps(lines, above, Side::right), (std::vector<TextGap>{{0, 0}, {30, 0}, {40, 6}, {90, 0}}));
}

/// The letters of a text that differ within similar words.
QStringList letters(const std::string& left, const std::string& right, Side side) {
  const PairReading reading = read(left, right);
  const QString text = QString::fromStdString(side == Side::left ? left : right);
  QStringList found;
  for (const TextRange& range : reading.differences.letters(side)) found << text.mid(range.position, range.length);
  return found;
}

TEST(Letters, that_differ_in_similar_words_are_found) {
  EXPECT_EQ(letters("a lead mananger said", "a lead manager said", Side::left), QStringList{"n"});
  EXPECT_EQ(letters("a lead mananger said", "a lead manager said", Side::right), QStringList{});
  EXPECT_EQ(letters("will penalise it", "will penalize it", Side::right), QStringList{"z"});
  EXPECT_EQ(letters("ein gro\u00DFer Baum", "ein gro\u00DEer Baum", Side::left), QStringList{"\u00DF"})
      << "whole characters, although their first bytes are equal";
  EXPECT_EQ(letters("two new Kindles here", "two old kindle here", Side::left), QStringList{});
}

TEST(Letters, of_dissimilar_words_are_not_marked) {
  EXPECT_EQ(letters("on Monday at ten", "on Friday at two", Side::left), QStringList{});
  EXPECT_EQ(letters("REUTER", "Reuter", Side::left), QStringList{});
}

TEST(JoinedParagraphs, end_at_a_sentence_that_the_other_text_continues_on_its_line) {
  const auto joined = [](const std::string& left, const std::string& right) {
    return read(left, right).differences.joined(Side::left);
  };
  EXPECT_EQ(joined("He said so.\n\nThey left.", "He said so. They left."), std::vector<int>{11});
  EXPECT_EQ(joined("He said so.\nThey left.", "He said so.\n\nThey left."), std::vector<int>{});
  EXPECT_EQ(joined("He said so. They left.", "He said so.\n\nThey left."), std::vector<int>{});
}
}  // namespace
}  // namespace lookalike
