#include "ui/models/lesson/bands_scene.h"

#include <gmock/gmock.h>

#include <bit>
#include <cmath>
#include <set>

#include "tests/ui/models/lesson/shown_words.h"

namespace lookalike::lesson {
namespace {

using test::words;
using Kind = BandsStep::Kind;
using testing::ElementsAre;

BandsInputs cut_into(std::uint32_t bands) {
  BandsInputs inputs;
  inputs.bands = bands;
  return inputs;
}

BandsStep last_step(const BandsInputs& inputs) {
  return inputs.step(inputs.steps() - 1);
}

BandsStep verdict(const BandsInputs& inputs) {
  return inputs.step(2 + std::min(inputs.bands, 4u));
}

bool agree_in_band(const ShortSignature& a, const ShortSignature& b, std::size_t band, std::size_t rows) {
  for (std::size_t i = band * rows; i < (band + 1) * rows; ++i)
    if (a[i] != b[i]) return false;
  return true;
}

TEST(BandsScene, shows_the_lectures_pair_which_agrees_in_ten_values) {
  const BandsStep s = BandsInputs().step(0);
  EXPECT_THAT(s.inputs.a, ElementsAre(3, 6, 9, 4, 2, 8, 4, 8, 1, 1, 4, 2));
  EXPECT_THAT(s.inputs.b, ElementsAre(3, 1, 9, 4, 2, 8, 4, 3, 1, 1, 4, 2));
  EXPECT_EQ(s.agreement, 10u);
  EXPECT_EQ(words<BandsScene>({}, 0).title, "10 of 12 values agree. Will the pair be found?");
}

TEST(BandsScene, one_and_two_bands_miss_the_pair_and_four_catch_it) {
  EXPECT_THAT(verdict(cut_into(1)).shared, ElementsAre(false));
  EXPECT_THAT(verdict(cut_into(2)).shared, ElementsAre(false, false));
  EXPECT_THAT(verdict(cut_into(4)).shared, ElementsAre(false, true, false, true));
  EXPECT_EQ(words<BandsScene>(cut_into(2), 4).sentence,
            "None of the 2 bands agrees in every value: the pair is missed.");
}

TEST(BandsScene, lists_every_cut_with_the_probabilities_of_the_sketch) {
  const auto cuts = last_step({}).cuts;
  ASSERT_EQ(cuts.size(), 6u);
  const std::uint32_t bands[] = {1, 2, 3, 4, 6, 12}, shared[] = {0, 0, 1, 2, 4, 10};
  const double chances[] = {0.112, 0.558, 0.861, 0.968, 0.999, 1.0};
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(cuts[i].bands, bands[i]);
    EXPECT_EQ(cuts[i].rows, 12 / bands[i]);
    EXPECT_EQ(cuts[i].shared, shared[i]);
    EXPECT_NEAR(cuts[i].chance, chances[i], 0.001);
  }
}

TEST(BandsScene, compares_one_band_per_step_and_hides_later_results) {
  const BandsInputs inputs = cut_into(4);
  for (std::size_t band = 0; band < 4; ++band) {
    const BandsStep s = inputs.step(2 + band);
    EXPECT_EQ(s.kind, Kind::band);
    EXPECT_EQ(s.shared.size(), band + 1);
    EXPECT_TRUE(s.cuts.empty());
    EXPECT_TRUE(s.guess.open);
  }
  const BandsInputs twelve = cut_into(12);
  EXPECT_EQ(twelve.step(4).shared.size(), 3u);
  EXPECT_EQ(twelve.step(5).shared.size(), 12u);
  EXPECT_EQ(words<BandsScene>(twelve, 5).sentence, "Bands 4 to 12: 8 of 9 agree in every value.");
  EXPECT_EQ(twelve.steps(), inputs.steps());
  const BandsStep last = inputs.step(inputs.steps() - 1);
  EXPECT_TRUE(verdict(inputs).guess.open) << "one pair does not answer the question about twelve documents";
  EXPECT_FALSE(last.guess.open);
  int sharing = 0;  // pairs of documents with three equal values in a row of one band
  for (std::size_t i = 0; i < kBandDocuments; ++i)
    for (std::size_t j = i + 1; j < kBandDocuments; ++j)
      for (std::size_t band = 0; band < 4; ++band)
        if (std::equal(last.documents[i].begin() + 3 * band, last.documents[i].begin() + 3 * band + 3,
                       last.documents[j].begin() + 3 * band)) {
          ++sharing;
          break;
        }
  EXPECT_EQ(last.guess.answer, sharing);
}

TEST(BandsScene, buckets_hold_exactly_the_documents_whose_values_agree) {
  for (const std::uint32_t bands : kCuts)
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      BandsInputs inputs = cut_into(bands);
      inputs.seed = seed;
      const BandsStep s = last_step(inputs);
      ASSERT_EQ(s.tables.size(), std::min(bands, 4u));
      for (std::size_t band = 0; band < s.tables.size(); ++band) {
        const std::vector<Bucket>& buckets = s.tables[band];
        std::multiset<std::uint32_t> documents;
        for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket)
          for (const std::uint32_t document : buckets[bucket]) {
            documents.insert(document);
            for (std::size_t other = 0; other < buckets.size(); ++other)
              for (const std::uint32_t met : buckets[other])
                EXPECT_EQ(other == bucket, agree_in_band(s.documents[document], s.documents[met], band, 12 / bands));
          }
        EXPECT_THAT(documents, ElementsAre(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
      }
    }
}

TEST(BandsScene, counts_candidates_of_all_pairs_and_more_bands_never_make_fewer) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    BandsInputs inputs;
    inputs.seed = seed;
    const BandsStep s = last_step(inputs);
    std::vector<std::uint32_t> candidates;
    for (const Cut& cut : s.cuts) {
      std::uint32_t expected = 0;
      for (std::size_t i = 0; i < 12; ++i)
        for (std::size_t j = i + 1; j < 12; ++j) {
          bool met = false;
          for (std::size_t band = 0; band < cut.bands; ++band)
            met = met || agree_in_band(s.documents[i], s.documents[j], band, cut.rows);
          expected += met ? 1 : 0;
        }
      EXPECT_EQ(cut.candidates, expected);
      candidates.push_back(cut.candidates);
    }
    EXPECT_LE(candidates[0], candidates[1]);  // cuts that divide each other
    EXPECT_LE(candidates[1], candidates[3]);
    EXPECT_LE(candidates[3], candidates[5]);
    EXPECT_LE(candidates[2], candidates[4]);
  }
}

// The probability belongs to a pair of true similarity s, of whose values only an average share of s agrees.
TEST(BandsScene, says_if_this_many_equal_values_are_certain_to_collide) {
  for (const std::uint32_t bands : {2u, 3u, 4u, 6u, 12u})
    for (std::uint32_t differing = 1; differing < 12; ++differing) {
      std::ptrdiff_t least = bands;  // equal bands, over all choices of that many differing values
      for (unsigned chosen = 0; chosen < 1u << 12; ++chosen) {
        if (static_cast<std::uint32_t>(std::popcount(chosen)) != differing) continue;
        std::ptrdiff_t spared = 0;
        for (std::uint32_t band = 0; band < bands; ++band)
          spared += (chosen >> (band * (12 / bands)) & ((1u << (12 / bands)) - 1)) == 0;
        least = std::min(least, spared);
      }
      BandsInputs inputs = cut_into(bands);
      inputs.b = inputs.a;
      for (std::uint32_t i = 0; i < differing; ++i) inputs.toggle(i);
      const std::string hint = words<BandsScene>(inputs, 2 + std::min(bands, 4u)).hint;
      const std::string certain = "at least " + std::to_string(least) + " of " + std::to_string(bands) + " bands must";
      EXPECT_EQ(hint.find(certain) != std::string::npos, least > 0) << bands << ' ' << differing;
    }
  EXPECT_EQ(words<BandsScene>(cut_into(3), 5).hint,
            "With 10 of 12 values equal, at least 1 of 3 bands must agree. The table's chances are those of a pair of "
            "true similarity 0.833, before its values are known.");
}

// Unrelated documents agree in none of 12 values of 100 with a chance of 0.89; with values of ten, it would be 0.28.
TEST(BandsScene, unrelated_documents_seldom_agree_by_chance) {
  double met = 0;
  constexpr int kSeeds = 200;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    BandsInputs inputs = cut_into(12);
    inputs.seed = seed;
    const auto documents = inputs.step(0).documents;  // 3, 5, 7 and 9 are no near-copies
    for (const auto& [a, b] : {std::pair{3, 5}, {3, 7}, {5, 9}, {7, 9}})
      for (std::size_t i = 0; i < 12; ++i)
        if (documents[a][i] == documents[b][i]) {
          ++met;
          break;
        }
  }
  const double p = 1 - std::pow(0.99, 12);
  EXPECT_NEAR(met / (4 * kSeeds), p, 4 * std::sqrt(p * (1 - p) / (4 * kSeeds)));
  EXPECT_THAT(words<BandsScene>({}, BandsInputs().steps() - 1).hint, testing::HasSubstr("real values have 32 bits"));
}

TEST(BandsScene, says_how_many_documents_resemble_before_it_asks_for_the_pairs) {
  const SceneFrame asking = BandsScene().frame(7);  // the first of four tables
  EXPECT_TRUE(asking.asks);
  EXPECT_TRUE(asking.hint.startsWith(QStringLiteral("Of the other ten, five resemble an earlier document")));
}

TEST(BandsScene, keeps_its_question_and_the_guesses_until_the_answer) {
  BandsScene scene;
  scene.set(QStringLiteral("add_guess"), 17);
  for (int step = 7; step < scene.steps(); ++step) {
    const auto items = scene.frame(step).picture.items;
    const auto shows = [&](const QString& text) {
      return std::ranges::any_of(items, [&](const Item& item) {
        const auto* label = std::get_if<Label>(&item);
        return label && label->text.contains(text);
      });
    };
    EXPECT_TRUE(shows(QStringLiteral("how many of 66 pairs"))) << step;
    EXPECT_TRUE(shows(QStringLiteral("17"))) << step;
    EXPECT_EQ(shows(QStringLiteral("answer")), step + 1 == scene.steps()) << step;
  }
}

TEST(BandsScene, says_how_many_pairs_this_cut_brings_together) {
  for (const std::uint32_t bands : {1u, 3u, 12u}) {
    const BandsStep s = last_step(cut_into(bands));
    std::uint32_t met = 0;
    for (std::size_t i = 0; i < 12; ++i)
      for (std::size_t j = i + 1; j < 12; ++j) {
        bool shares = false;
        for (std::size_t band = 0; band < bands; ++band)
          shares = shares || agree_in_band(s.documents[i], s.documents[j], band, 12 / bands);
        met += shares ? 1 : 0;
      }
    EXPECT_THAT(words<BandsScene>(s.inputs, s.inputs.steps() - 1).sentence,
                testing::StartsWith("Pairs that share a bucket and become candidates: " + std::to_string(met) +
                                    " of 66 with " + std::to_string(bands) + " \u00D7 "));
  }
}

TEST(BandsScene, a_click_makes_an_equal_value_differ_and_a_differing_one_agree) {
  BandsInputs inputs;
  inputs.toggle(0);
  EXPECT_EQ(inputs.step(0).agreement, 9u);
  inputs.toggle(0);
  EXPECT_EQ(inputs.b, BandsInputs().b);
}

TEST(BandsScene, rounds_the_bands_down_to_a_divisor_of_twelve) {
  EXPECT_EQ(cut_into(5).clamped().bands, 4u);
  EXPECT_EQ(cut_into(0).clamped().bands, 1u);
  EXPECT_EQ(cut_into(99).clamped().bands, 12u);
}

}  // namespace
}  // namespace lookalike::lesson
