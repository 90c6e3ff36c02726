#include "core/query/groups/unverified.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "core/lsh/candidates/candidates.h"
#include "core/query/groups/groups.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

/// Texts of few words, so that many share bands and some are copies.
std::vector<std::string> crowded_texts(unsigned seed) {
  std::mt19937 random(seed);
  std::vector<std::string> texts;
  for (int i = 0; i < 250; ++i) {
    if (i % 10 == 9) {
      texts.push_back(texts[random() % texts.size()]);
      continue;
    }
    std::string text;
    for (int word = 0; word < 6; ++word) text += "w" + std::to_string(random() % 60) + ' ';
    texts.push_back(text);
  }
  return texts;
}

/// Groups found by spreading a label over all connected pairs until nothing changes.
template <typename Connected>
Removal by_brute_force(std::size_t documents, const Connected& connected) {
  std::vector<std::size_t> label(documents);
  for (std::size_t i = 0; i < documents; ++i) label[i] = i;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t a = 0; a < documents; ++a)
      for (std::size_t b = a + 1; b < documents; ++b)
        if (label[a] != label[b] && connected(a, b)) {
          label[a] = label[b] = std::min(label[a], label[b]);
          changed = true;
        }
  }
  std::map<std::size_t, std::uint64_t> sizes;
  for (const std::size_t group : label) ++sizes[group];
  Removal removal;
  for (const auto& [group, size] : sizes) {
    removal.documents += size - 1;
    if (size > 1) removal.largest = std::max(removal.largest, size);
  }
  return removal;
}

std::shared_ptr<const RunResult> run_of(const std::vector<std::string>& texts, const LshOptions& lsh) {
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.lsh = lsh;
  recipe.verify.threshold = 0.6;
  return Engine(test::corpus_of(texts)).run(recipe, {}).value();
}

void expect_brute_force(unsigned seed, const LshOptions& lsh) {
  const auto texts = crowded_texts(seed);
  const auto run = run_of(texts, lsh);
  const auto price = price_of_not_verifying(*run, {}).value();
  std::set<std::pair<std::size_t, std::size_t>> similar;
  run->similar->for_each([&](const SimilarPair& pair) { return similar.emplace(pair.a, pair.b).second; });
  EXPECT_EQ(price.by_verified, by_brute_force(texts.size(), [&](std::size_t a, std::size_t b) {
              return similar.contains({a, b});
            }));
  const auto share = [&](std::size_t a, std::size_t b) {
    return shared_bands((*run->signatures)[DocumentIndex(a)], (*run->signatures)[DocumentIndex(b)], lsh) > 0;
  };
  EXPECT_EQ(price.by_candidates, by_brute_force(texts.size(), share));
  EXPECT_GT(price.by_candidates.documents, price.by_verified.documents);
  EXPECT_EQ(removed_by_candidates(*run->signatures, *run->groups, lsh, {}).value(), price.by_candidates);
}

TEST(Unverified, removal_matches_groups_found_by_brute_force) {
  for (const unsigned seed : {1u, 2u, 3u}) expect_brute_force(seed, {20, 3, 0});
  expect_brute_force(4, {20, 3, 1'000});  // tables so small that different bands share buckets
}

TEST(Unverified, removal_of_verified_pairs_matches_the_groups) {
  const auto run = run_of(crowded_texts(5), {25, 4, 0});
  const auto groups = SimilarityForest::make(*run, {}).value().groups_at(0);
  const auto price = price_of_not_verifying(*run, {}).value();
  EXPECT_EQ(price.by_verified.documents, groups.documents.size() - groups.size());
  EXPECT_EQ(price.by_verified.largest, groups.members(0).size());
}

TEST(Unverified, documents_without_a_shingle_stay) {
  const auto price = price_of_not_verifying(*run_of({"", "", "a b c", "a b c"}, {20, 5, 0}), {}).value();
  EXPECT_EQ(price.by_candidates, (Removal{1, 2}));
  EXPECT_EQ(price.by_verified, (Removal{1, 2}));
  EXPECT_EQ(price.too_many(), 0u);
}

TEST(Unverified, numbers_have_thousands_separators) {
  EXPECT_EQ(unverified_sentence({{1107, 80}, {505, 10}}),
            "An engine that treats every candidate as a duplicate would remove 1,107 documents (largest group: 80), "
            "with verification 505 (10).");
}

TEST(Unverified, can_be_cancelled) {
  const auto run = run_of(crowded_texts(6), {20, 3, 0});
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(price_of_not_verifying(*run, Progress(stop.get_token())).error().code, ErrorCode::cancelled);
}

/// As measured earlier in Python, over the texts of the program.
struct Known {
  const char* file;
  LshOptions lsh;
  ShingleOptions shingles;
  UnverifiedPrice price;
};

class KnownPrices : public testing::TestWithParam<Known> {};

TEST_P(KnownPrices, are_reproduced_on_real_corpora) {
  const Known& known = GetParam();
  LOOKALIKE_NEEDS_DATA(path, known.file);
  Recipe recipe;
  recipe.shingles = known.shingles;
  recipe.shingles.short_texts = ShortTexts::skip;
  recipe.text.characters = Characters::python;
  recipe.lsh = known.lsh;
  recipe.sketch.hashes = std::max(recipe.sketch.hashes, known.lsh.bands * known.lsh.rows);
  const auto corpus = test::load(*path);
  ASSERT_TRUE(corpus);
  const auto price = price_of_not_verifying(*Engine(corpus).run(recipe, {}).value(), {}).value();
  EXPECT_EQ(price.by_candidates, known.price.by_candidates);
  EXPECT_EQ(price.by_verified, known.price.by_verified);
}

constexpr const char* kReuters = "reuters21578.tar.gz";
constexpr const char* kDevice = "reviews/kindle-device-15728.csv.gz";
constexpr ShingleOptions kThree{ShingleUnit::word, 3}, kFive{ShingleUnit::word, 5},
    kLetters{ShingleUnit::character, 24};

INSTANTIATE_TEST_SUITE_P(Unverified, KnownPrices,
                         testing::Values(Known{kReuters, {20, 5, 0}, kThree, {{1107, 80}, {505, 10}}},
                                         Known{kReuters, {14, 8, 0}, kFive, {{559, 11}, {468, 4}}},
                                         Known{kReuters, {20, 13, 0}, kLetters, {{505, 11}, {474, 10}}},
                                         Known{kDevice, {20, 5, 0}, kThree, {{678, 97}, {405, 95}}},
                                         Known{kDevice, {14, 8, 0}, kFive, {{67, 8}, {59, 8}}}));

}  // namespace
}  // namespace lookalike
