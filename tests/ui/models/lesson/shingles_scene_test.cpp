#include "ui/models/lesson/shingles_scene.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "tests/ui/models/lesson/shown_words.h"

namespace lookalike::lesson {
namespace {

using test::last_words;
using test::words;
using Kind = ShinglesStep::Kind;
using testing::ElementsAre;

ShinglesStep last_step(const ShinglesInputs& inputs) {
  return inputs.step(inputs.steps() - 1);
}

std::vector<std::string> texts_of(const std::vector<Shingle>& shingles) {
  std::vector<std::string> texts;
  for (const Shingle& shingle : shingles) texts.push_back(shingle.text.toStdString());
  return texts;
}

std::vector<std::string> windows_of(const std::vector<std::string>& tokens, std::size_t k, const std::string& between) {
  std::vector<std::string> windows;
  for (std::size_t i = 0; i + k <= tokens.size(); ++i) {
    std::string window = tokens[i];
    for (std::size_t j = 1; j < k; ++j) window += between + tokens[i + j];
    windows.push_back(window);
  }
  return windows;
}

std::vector<std::string> words_of(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

std::vector<std::string> letters_of(std::string text) {
  std::vector<std::string> letters;
  for (const char c : text) letters.emplace_back(1, c == ' ' ? '_' : static_cast<char>(std::tolower(c)));
  return letters;
}

TEST(ShinglesScene, finds_the_lectures_shingles) {
  ShinglesInputs inputs;
  inputs.text_a = "This is a test";
  inputs.k = 3;
  EXPECT_THAT(texts_of(last_step(inputs).shingles[0]), ElementsAre("this is a", "is a test"));
  inputs.unit = ShingleUnit::character;
  EXPECT_THAT(texts_of(last_step(inputs).shingles[0]),
              ElementsAre("thi", "his", "is_", "s_i", "_is", "s_a", "_a_", "a_t", "_te", "tes", "est"));
}

TEST(ShinglesScene, a_bag_counts_occurrences_that_a_set_ignores) {
  ShinglesInputs inputs;
  inputs.text_a = "abcab";
  inputs.text_b = "abab";
  inputs.unit = ShingleUnit::character;
  EXPECT_THAT(texts_of(last_step(inputs).shingles[0]), ElementsAre("ab", "bc", "ca"));
  EXPECT_EQ(last_step(inputs).counts.common, 1u);
  inputs.bag = true;
  EXPECT_THAT(texts_of(last_step(inputs).shingles[0]), ElementsAre("ab", "bc", "ca", "ab"));
  EXPECT_EQ(last_step(inputs).shingles[0].back().occurrence, 2u);
  EXPECT_EQ(last_step(inputs).counts.common, 2u);
}

TEST(ShinglesScene, its_texts_are_equal_by_single_words_but_not_by_pairs) {
  const ShinglesStep s = last_step({});
  EXPECT_EQ(s.every_k[0].jaccard, 1);
  EXPECT_EQ(s.every_k[1].jaccard, 0.6);
  EXPECT_EQ(s.counts.common, 6u);
  EXPECT_EQ(s.counts.together, 10u);
}

TEST(ShinglesScene, counts_like_multisets_of_windows) {
  for (const ShingleUnit unit : {ShingleUnit::word, ShingleUnit::character})
    for (const bool bag : {false, true}) {
      ShinglesInputs inputs;
      inputs.unit = unit;
      inputs.bag = bag;
      const auto cut = [&](const std::string& text) {
        return unit == ShingleUnit::word ? words_of(text) : letters_of(text);
      };
      for (const SimilarityAtK& at : last_step(inputs).every_k) {
        std::map<std::string, std::array<unsigned, 2>> times;
        const std::string between = unit == ShingleUnit::word ? " " : "";
        for (const auto& window : windows_of(cut(inputs.text_a), at.k, between)) ++times[window][0];
        for (const auto& window : windows_of(cut(inputs.text_b), at.k, between)) ++times[window][1];
        unsigned common = 0, together = 0;
        for (auto& [window, of] : times) {
          if (!bag)
            for (unsigned& count : of) count = std::min(count, 1u);
          common += std::min(of[0], of[1]);
          together += std::max(of[0], of[1]);
        }
        EXPECT_EQ(at.common, common) << at.k;
        EXPECT_EQ(at.together, together) << at.k;
        EXPECT_DOUBLE_EQ(at.jaccard, together == 0 ? 0 : static_cast<double>(common) / together);
      }
    }
}

TEST(ShinglesScene, lists_as_many_shingles_as_it_counts) {
  for (const ShingleUnit unit : {ShingleUnit::word, ShingleUnit::character})
    for (const bool bag : {false, true})
      for (std::uint32_t k = 1; k <= 12; ++k) {
        ShinglesInputs inputs;
        inputs.unit = unit;
        inputs.bag = bag;
        inputs.k = k;
        const ShinglesStep s = last_step(inputs);
        for (std::size_t text = 0; text < 2; ++text) {
          EXPECT_EQ(s.shingles[text].size(), text == 0 ? s.counts.a : s.counts.b);
          EXPECT_EQ(std::ranges::count_if(s.shingles[text], &Shingle::common), s.counts.common);
        }
      }
}

TEST(ShinglesScene, begins_with_the_number_of_all_pairs) {
  EXPECT_EQ(words<ShinglesScene>({}, 0).sentence,
            "Which of 5000 documents are near-copies of one another? They make 12\u202F497\u202F500 pairs. At a "
            "million comparisons a second, the square fills in 12.5 s.");
  EXPECT_EQ(words<ShinglesScene>({}, 1).sentence,
            "All pairs are compared, column by column. How long would 1\u202F000\u202F000 documents take?");
  EXPECT_EQ(words<ShinglesScene>({}, 2).sentence,  // 499,999,500,000 / 12,497,500 = 40,008; / 10^6 / 86,400 = 5.8
            "Comparing these pairs takes 12.5 s. 1\u202F000\u202F000 documents make 499\u202F999\u202F500\u202F000 "
            "pairs, 40\u202F008 such "
            "squares: 5.8 days. So a program must find the similar pairs without comparing all.");
  const Picture picture = ShinglesScene().frame(1).picture;
  EXPECT_NEAR(picture.seconds, 12.4975, 1e-9) << "it fills in real time";
  double filled = 0;  // the area of the columns, of a square of 560 units
  for (const Item& item : picture.items)
    if (const auto* column = std::get_if<Polyline>(&item))
      filled += (column->points[1].x() - column->points[0].x()) * (column->points[2].y() - column->points[1].y());
  EXPECT_NEAR(filled, 560 * 560, 1e-6);
  for (const int still : {0, 2}) EXPECT_TRUE(ShinglesScene().frame(still).picture.motions.empty());
}

TEST(ShinglesScene, answers_only_after_the_square_is_full) {
  const auto answers = [](int step) {
    return std::ranges::any_of(ShinglesScene().frame(step).picture.items, [](const Item& item) {
      const auto* label = std::get_if<Label>(&item);
      return label && label->text == u"5.8 days";
    });
  };
  EXPECT_FALSE(answers(0) || answers(1));
  EXPECT_TRUE(answers(2));
}

// 2,000,000 documents make 1,999,999,000,000 pairs, 23.1 days at a million a second; 10^9 make 499,999,999,500,000,000,
// 250,000 times as many, 15,844 years of 31,557,600 s.
TEST(ShinglesScene, counts_the_pairs_of_the_open_corpus) {
  ShinglesScene scene;
  scene.set(QStringLiteral("documents"), 2'000'000);
  EXPECT_TRUE(scene.frame(0).sentence.contains(QStringLiteral("1\u202F999\u202F999\u202F000\u202F000 pairs")));
  EXPECT_TRUE(scene.frame(0).sentence.endsWith(QStringLiteral("fills in 23.1 days.")));
  const SceneFrame filled = scene.frame(2);
  EXPECT_TRUE(filled.sentence.contains(QStringLiteral("250\u202F000 such squares: 15\u202F844 years.")))
      << filled.sentence.toStdString();
  EXPECT_TRUE(filled.sentence.startsWith(QStringLiteral("Comparing these pairs takes 23.1 days.")));
  EXPECT_NEAR(scene.frame(1).picture.seconds, 15, 1e-9) << "nobody waits for days";
  scene.reset();
  EXPECT_EQ(scene.inputs().documents, 2'000'000u) << "the corpus is still open";
  scene.set(QStringLiteral("documents"), 1);
  EXPECT_EQ(scene.inputs().documents, 5'000u);
  scene.set(QStringLiteral("documents"), 3'000);  // 4,498,500 pairs: four and a half columns
  EXPECT_NEAR(scene.frame(1).picture.seconds, 4.4985, 1e-9);
}

TEST(ShinglesScene, moves_its_window_three_times_and_then_jumps_to_the_end) {
  ShinglesInputs inputs;
  inputs.unit = ShingleUnit::character;
  inputs.k = 5;
  ASSERT_EQ(inputs.steps(), 12u);
  for (std::size_t step = 1; step <= 5; ++step) {
    const ShinglesStep s = inputs.step(3 + step);
    ASSERT_TRUE(s.window.has_value());
    EXPECT_EQ(s.window->text, step <= 4 ? 0u : 1u);
    EXPECT_EQ(s.window->first, step < 4 ? step - 1 : s.tokens[s.window->text].size() - 5) << "text B jumps at once";
  }
  const ShinglesStep whole = inputs.step(7);
  EXPECT_EQ(whole.window->first + 5, inputs.text_a.size());
  EXPECT_EQ(words<ShinglesScene>(inputs, 7).sentence,  // "_the_" occurs twice
            "The window has reached the end. Shingles of set A: 30; repeated ones count once.");
}

TEST(ShinglesScene, folds_steps_that_repeat_until_more_are_wanted) {
  ShinglesScene scene;
  const int folded = scene.steps();
  const SceneFrame last = scene.frame(folded - 1);
  scene.set(QStringLiteral("more"), true);
  ASSERT_EQ(scene.steps(), 7 + 2 * 8) << "a step for each window of two of the nine words, in both texts";
  for (std::size_t i = 0; i < 8; ++i) {
    EXPECT_EQ(scene.inputs().step(4 + i).window->first, i);
    EXPECT_EQ(scene.inputs().step(12 + i).window->first, i);
    EXPECT_THAT(scene.frame(static_cast<int>(4 + i)).sentence.toStdString(), testing::Not(testing::HasSubstr("end")));
  }
  EXPECT_EQ(scene.frame(scene.steps() - 1).picture, last.picture) << "both ways lead to the same end";
  scene.set(QStringLiteral("more"), false);
  EXPECT_EQ(scene.steps(), folded);
}

TEST(ShinglesScene, mentions_repeats_after_the_third_window) {
  ShinglesInputs inputs;
  inputs.text_a = "a b c a b c";
  inputs.k = 1;
  EXPECT_EQ(words<ShinglesScene>(inputs, 7).sentence,
            "The window has reached the end. Shingles of set A: 3; repeated ones count once.");
  inputs.bag = true;
  EXPECT_EQ(words<ShinglesScene>(inputs, 7).sentence,
            "The window has reached the end. Shingles of bag A: 6; repeated ones count each time.");
}

TEST(ShinglesScene, says_that_longer_shingles_are_stricter_only_if_they_are) {
  EXPECT_EQ(last_words<ShinglesScene>({}).sentence,
            "The longer the shingles, the stricter: from 1.000 at k = 1 to 0.000 at k = 9.");
  ShinglesInputs inputs;
  inputs.text_a = "a a b b a x";
  inputs.text_b = "a a b b a y";  // 2 of 4 words are common, and 4 of 6 pairs: aa, ab, bb, ba
  EXPECT_EQ(last_words<ShinglesScene>(inputs).sentence,
            "Longer shingles are usually stricter, from 0.500 at k = 1 to 0.000 at k = 6. Here is an exception: 0.667 "
            "at k = 2.");
}

TEST(ShinglesScene, texts_without_a_shingle_are_called_short) {
  ShinglesInputs inputs;
  inputs.text_a = "";
  inputs.text_b = "word";
  inputs.k = 3;
  EXPECT_EQ(inputs.steps(), 7u);
  for (const std::size_t step : {3, 5})
    EXPECT_EQ(words<ShinglesScene>(inputs, step).sentence,
              "Neither text is long enough for a shingle of 3: there is nothing to compare.");
  inputs.text_b = "a longer text";
  for (const std::size_t step : {3, 4, 5, 6})  // before, at and after its only shingle
    EXPECT_EQ(words<ShinglesScene>(inputs, step).hint,
              "Text A is shorter than a shingle of k = 3, so its set is empty: lower k or add a word.");
}

TEST(ShinglesScene, an_empty_set_does_not_count_as_a_result) {
  ShinglesInputs inputs;  // nine words each
  inputs.k = 12;
  EXPECT_EQ(last_words<ShinglesScene>(inputs).sentence,
            "The longer the shingles, the stricter: from 1.000 at k = 1 to 0.000 at k = 9.");
}

TEST(ShinglesScene, mentions_bags_if_shingles_are_repeated) {
  const auto note = [](std::uint32_t k, bool bag) {
    ShinglesInputs inputs;
    inputs.k = k;
    inputs.bag = bag;
    return words<ShinglesScene>(inputs, inputs.steps() - 3).hint;
  };
  for (const bool bag : {false, true}) {
    EXPECT_THAT(note(1, bag), testing::HasSubstr("bag")) << "\"the\" occurs three times";
    EXPECT_THAT(note(2, bag), testing::Not(testing::HasSubstr("bag")));
  }
}

TEST(ShinglesScene, names_shingles_for_which_the_picture_has_no_room) {
  ShinglesInputs inputs;
  inputs.k = 1;
  inputs.text_a = "a b c d e f g h i j k l";
  inputs.text_b = inputs.text_a + " m";
  const std::string hint = words<ShinglesScene>(inputs, inputs.steps() - 3).hint;
  EXPECT_THAT(hint, testing::StartsWith("No room in the picture: only in B \u201Cm\u201D."));
  inputs.text_b = "a b c d e f g h i j k l m n o p";  // a quarter of A and B
  EXPECT_THAT(words<ShinglesScene>(inputs, inputs.steps() - 3).hint, testing::Not(testing::HasSubstr("No room")));
}

/// Large enough to be read from the last row, even if a shingle is longer than its part of the picture.
TEST(ShinglesScene, cuts_long_shingles_instead_of_shrinking_them) {
  ShinglesInputs inputs;
  inputs.k = 4;
  inputs.text_a = "one happy year in northumberland and another in yorkshire";
  inputs.text_b = "one happy year in northumberland and then some more";
  for (std::size_t step = 0; step < inputs.steps(); ++step)
    for (const Item& item : test::scene_of<ShinglesScene>(inputs).frame(static_cast<int>(step)).picture.items) {
      const auto* label = std::get_if<Label>(&item);
      if (!label || !label->monospaced) continue;
      EXPECT_LE(static_cast<double>(label->text.size()) * 0.61 * label->size, label->area.width() + 12)
          << step << ": " << label->text.toStdString();
    }
}

TEST(ShinglesScene, names_shingles_that_it_shows_only_in_part) {
  ShinglesInputs inputs;
  inputs.k = 4;
  inputs.text_a = "one happy year in northumberland and another in yorkshire";
  inputs.text_b = "one happy year in northumberland and another in lancashire";
  EXPECT_THAT(words<ShinglesScene>(inputs, inputs.steps() - 3).hint,
              testing::HasSubstr("only in A \u201Cand another in yorkshire\u201D; only in B \u201Cand another in "
                                 "lancashire\u201D"));
}

TEST(ShinglesScene, its_hints_match_the_shown_step) {
  const auto note = [](const ShinglesInputs& inputs, std::size_t from_end) {
    return words<ShinglesScene>(inputs, inputs.steps() - from_end).hint;
  };
  ShinglesInputs inputs;
  EXPECT_THAT(note(inputs, 1), testing::StartsWith("Who bit whom?"));
  inputs.unit = ShingleUnit::character;
  EXPECT_THAT(note(inputs, 1), testing::HasSubstr("same letters"));
  inputs.text_a = "a b a b";
  EXPECT_THAT(note(inputs, 3), testing::HasSubstr("Switch from set to bag"));
  inputs.bag = true;
  EXPECT_THAT(note(inputs, 3), testing::HasSubstr("Some shingles are repeated, and a bag"));
  inputs.unit = ShingleUnit::word;
  EXPECT_THAT(note(inputs, 1), testing::HasSubstr("same words"));
}

TEST(ShinglesScene, nothing_gets_stricter_if_all_similarities_are_equal) {
  ShinglesInputs inputs;
  inputs.text_b.clear();
  EXPECT_EQ(last_words<ShinglesScene>(inputs).sentence, "From k = 1 to k = 9 the similarity stays 0.000.");
  inputs.text_b = inputs.text_a;
  EXPECT_EQ(last_words<ShinglesScene>(inputs).sentence, "From k = 1 to k = 9 the similarity stays 1.000.");
}

/// 34 letters of 17 units and 26 around them: 604 of 720.
TEST(ShinglesScene, shows_a_shingle_whole_if_a_smaller_chip_has_room) {
  ShinglesInputs inputs;
  inputs.text_a = inputs.text_b = "telecommunications infrastructures notwithstanding";
  ShinglesScene scene;
  scene.show(inputs);
  const auto items = scene.frame(5).picture.items;
  EXPECT_TRUE(std::ranges::any_of(items, [](const Item& item) {
    const auto* label = std::get_if<Label>(&item);
    return label && label->text == QStringLiteral("telecommunications infrastructures");
  }));
}

/// 158 letters, a blank at 159 and another at 161: the second word ends within 160 characters or goes on.
TEST(ShinglesScene, ends_a_long_text_after_a_whole_word) {
  ShinglesInputs inputs;
  const auto letters = [](int count) { return QString(count, u'x').toStdString(); };
  inputs.text_a = letters(158) + " y z", inputs.text_b = letters(158) + " yz";
  ShinglesStep s = last_step(inputs);
  EXPECT_EQ(s.tokens[0].size(), 2u);
  EXPECT_EQ(s.tokens[1].size(), 1u);
  inputs.text_a = letters(161), inputs.unit = ShingleUnit::character;
  EXPECT_EQ(last_step(inputs).tokens[0].size(), 160u) << "no blank";
}

/// Letters of Latin, Greek or Chinese scripts never make a text of 160 characters too long.
TEST(ShinglesScene, cuts_no_text_of_160_characters) {
  ShinglesScene scene;
  scene.set(QStringLiteral("unit"), 1);
  scene.set(QStringLiteral("text_a"), QString(160, QChar(0x4e2d)));
  EXPECT_EQ(last_step(scene.inputs()).tokens[0].size(), 160u);
}

TEST(ShinglesScene, accepts_any_text_of_any_length) {
  ShinglesScene scene;
  scene.set(QStringLiteral("text_a"), QString(100000, QLatin1Char('x')));
  scene.set(QStringLiteral("text_b"), QStringLiteral("\u00e4\u00f6\u00fc \u4e2d\u6587\0").append(QChar(0xd800)));
  for (int step = 0; step < scene.steps(); ++step) (void)scene.frame(step);
  scene.set(QStringLiteral("unit"), 1);
  const ShinglesStep s = last_step(scene.inputs());
  EXPECT_EQ(s.tokens[0].size(), 160u);
  EXPECT_EQ(QStringList(s.tokens[1].begin(), s.tokens[1].begin() + 6).join(QString()),
            QStringLiteral("\u00e4\u00f6\u00fc_\u4e2d\u6587"));
}

}  // namespace
}  // namespace lookalike::lesson
