#include "core/query/neighbours/cross_pairs.h"

#include <gmock/gmock.h>

#include <map>
#include <random>
#include <set>

#include "core/query/neighbours/neighbours.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using WordSet = std::set<std::string>;

/// Texts of few words with copies among them; `seed` differs for two corpora that share some.
std::vector<std::string> texts_of(unsigned seed) {
  std::mt19937 random(seed), shared(7);
  std::vector<std::string> texts = {""};
  for (int i = 0; i < 120; ++i) {
    std::mt19937& source = i % 3 == 0 ? shared : random;
    std::string text;
    for (int word = 0; word < 8; ++word) text += "w" + std::to_string(source() % 40) + ' ';
    texts.push_back(text);
    if (i % 12 == 0) texts.push_back(text);
  }
  return texts;
}

WordSet words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

double jaccard_of(const WordSet& x, const WordSet& y) {
  std::size_t common = 0;
  for (const std::string& word : x) common += y.count(word);
  return static_cast<double>(common) / static_cast<double>(x.size() + y.size() - common);
}

Recipe recipe_of(HashFamily family = HashFamily::multiply_shift) {
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.lsh = {25, 3, 0};
  recipe.sketch.family = family;
  recipe.verify.threshold = 0.5;
  return recipe;
}

SketchedCorpora corpora_of(const Recipe& recipe) {
  return sketch_both(test::corpus_of(texts_of(1)), test::corpus_of(texts_of(2)), recipe, {}, {}).value();
}

using Positions = std::set<std::pair<std::uint32_t, std::uint32_t>>;

/// Pairs across whose signatures agree in all rows of a band.
Positions candidates_of(const SketchedCorpora& corpora, const LshOptions& lsh) {
  Positions found;
  const auto &first = *corpora.first->signatures, &second = *corpora.second_signatures;
  for (std::size_t a = 1; a < first.documents(); ++a)
    for (std::size_t b = 1; b < second.documents(); ++b) {
      const auto x = first[DocumentIndex(a)], y = second[DocumentIndex(b)];
      for (std::size_t row = 0; row < lsh.bands * lsh.rows; row += lsh.rows)
        if (std::equal(x.begin() + row, x.begin() + row + lsh.rows, y.begin() + row)) found.emplace(a, b);
    }
  return found;
}

Positions positions_of(const CrossPairs& found) {
  Positions pairs;
  for (const SimilarPair& pair : found.pairs) pairs.emplace(pair.a.value, pair.b.value);
  EXPECT_EQ(pairs.size(), found.pairs.size()) << "each pair once";
  return pairs;
}

TEST(CrossPairs, equal_those_of_brute_force) {
  for (const HashFamily family : {HashFamily::multiply_shift, HashFamily::mersenne_61, HashFamily::linear_next_prime}) {
    const Recipe recipe = recipe_of(family);
    const auto corpora = corpora_of(recipe);
    const auto found = find_cross_pairs(corpora, recipe.verify, {}).value();
    const auto candidates = candidates_of(corpora, recipe.lsh);
    const auto first = texts_of(1), second = texts_of(2);
    Positions expected;
    for (const auto& [a, b] : candidates)
      if (jaccard_of(words_of(first[a]), words_of(second[b])) >= 0.5) expected.emplace(a, b);
    EXPECT_EQ(found.candidates, candidates.size());
    EXPECT_EQ(positions_of(found), expected);
    EXPECT_GT(expected.size(), 40u);
    EXPECT_LT(expected.size(), candidates.size());
    for (const SimilarPair& pair : found.pairs)
      EXPECT_DOUBLE_EQ(pair.jaccard, jaccard_of(words_of(first[pair.a]), words_of(second[pair.b])));
    EXPECT_TRUE(std::ranges::is_sorted(found.pairs, [](const auto& x, const auto& y) { return x.before(y); }));
  }
}

TEST(CrossPairs, are_all_candidates_if_nothing_is_verified) {
  const Recipe recipe = recipe_of();
  const auto corpora = corpora_of(recipe);
  EXPECT_EQ(positions_of(find_cross_pairs(corpora, {1, VerifyBy::none, 0}, {}).value()),
            candidates_of(corpora, recipe.lsh));
}

TEST(CrossPairs, do_not_depend_on_threads_or_cached_sets) {
  const Recipe recipe = recipe_of();
  const auto expected = find_cross_pairs(corpora_of(recipe), recipe.verify, {}).value().pairs;
  const ThreadLimit one(1);
  EngineOptions little;
  little.memory = 1;
  const auto corpora =
      sketch_both(test::corpus_of(texts_of(1)), test::corpus_of(texts_of(2)), recipe, little, {}).value();
  EXPECT_FALSE(corpora.first->shingles->stored());
  EXPECT_EQ(find_cross_pairs(corpora, recipe.verify, {}).value().pairs, expected);
}

TEST(CrossPairs, of_a_corpus_with_itself_are_its_pairs_in_both_directions) {
  const Recipe recipe = recipe_of();
  const auto corpus = test::corpus_of(texts_of(3));
  const auto run = Engine(corpus).run(recipe, {}).value();
  const auto found = find_cross_pairs(sketch_both(corpus, corpus, recipe, {}, {}).value(), recipe.verify, {}).value();
  Positions expected;
  run->similar->for_each([&](const SimilarPair& pair) {
    expected.emplace(pair.a.value, pair.b.value);
    return expected.emplace(pair.b.value, pair.a.value).second;
  });
  for (std::uint32_t i = 1; i < corpus->size(); ++i) expected.emplace(i, i);
  EXPECT_EQ(positions_of(found), expected);
}

TEST(CrossPairs, equal_the_results_of_a_query_for_each_text) {
  const Recipe recipe = recipe_of();
  const auto corpora = corpora_of(recipe);
  const auto found = find_cross_pairs(corpora, recipe.verify, {}).value();
  const auto run = Engine(test::corpus_of(texts_of(1))).run(recipe, {}).value();
  const auto texts = texts_of(2);
  Positions expected;
  for (std::size_t b = 0; b < texts.size(); ++b) {
    const auto neighbours = query_text(*run, texts[b], 1000, {}).value();
    for (const Neighbour& neighbour : neighbours) expected.emplace(neighbour.document.value, b);
  }
  EXPECT_EQ(positions_of(found), expected);
}

TEST(CrossPairs, by_permutations_are_refused_and_work_can_be_cancelled) {
  const auto refused =
      sketch_both(test::corpus_of({"a"}), test::corpus_of({"b"}), recipe_of(HashFamily::permutation), {}, {});
  EXPECT_EQ(refused.error().code, ErrorCode::bad_usage);
  std::stop_source stop;
  stop.request_stop();
  const Recipe recipe = recipe_of();
  EXPECT_EQ(find_cross_pairs(corpora_of(recipe), recipe.verify, Progress(stop.get_token())).error().code,
            ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
