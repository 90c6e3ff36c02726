#include "core/query/containment.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <sstream>

#include "core/pipeline/engine.h"
#include "core/query/explain/pair_explanation.h"
#include "core/query/filter/pair_filter.h"
#include "tests/core/similarity/brute_force.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

/// The words of a text, split without the program.
std::set<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

/// Common words divided by those of the smaller set, counted one by one.
double counted(const std::string& a, const std::string& b) {
  const auto x = words_of(a), y = words_of(b);
  const auto common = std::ranges::count_if(x, [&](const std::string& word) { return y.contains(word); });
  return static_cast<double>(common) / static_cast<double>(std::min(x.size(), y.size()));
}

class Containment : public testing::Test {
 protected:
  /// Every text, then a beginning of every third: a text inside another.
  static std::vector<std::string> make_texts() {
    auto texts = test::random_texts(11, 90, 60);
    for (std::size_t i = 0; i < 90; i += 3)
      texts.push_back(texts[i].substr(0, texts[i].find(' ', texts[i].size() / 3)));
    return texts;
  }
  std::shared_ptr<const RunResult> run_by(VerifyBy by) const {
    Recipe recipe;
    recipe.shingles.k = 1;
    recipe.lsh = {100, 1, 0};
    recipe.verify = {0.05, by, 0};
    return Engine(test::corpus_of(texts_)).run(recipe, {}).value();
  }

  std::vector<std::string> texts_ = make_texts();
};

TEST_F(Containment, equals_common_words_counted_one_by_one) {
  const auto run = run_by(VerifyBy::exact);
  std::size_t whole = 0, parts = 0;
  for (const SimilarPair& pair : run->similar->first(100'000)) {
    const double expected = counted(texts_[pair.a], texts_[pair.b]);
    EXPECT_EQ(containment(pair, *run->shingles), expected) << pair.a.value << ' ' << pair.b.value;
    EXPECT_EQ(explain_pair(*run, pair.a, pair.b)->containment, expected);
    whole += expected == 1 && pair.jaccard < 1;
    parts += expected < 1;
  }
  EXPECT_GT(whole, 10U);
  EXPECT_GT(parts, 100U);
}

TEST_F(Containment, is_an_estimate_if_the_similarity_is_one) {
  const auto run = run_by(VerifyBy::signature);
  for (const SimilarPair& pair : run->similar->first(100'000)) {
    const double j = pair.agreement / static_cast<double>(pair.hashes);
    const auto a = static_cast<double>(words_of(texts_[pair.a]).size());
    const auto b = static_cast<double>(words_of(texts_[pair.b]).size());
    EXPECT_NEAR(containment(pair, *run->shingles), std::min(1.0, j * (a + b) / ((1 + j) * std::min(a, b))), 1e-12);
  }
}

TEST_F(Containment, can_be_used_in_a_filter) {
  const auto run = run_by(VerifyBy::exact);
  const auto pairs = run->similar->first(100'000);
  std::vector<std::uint32_t> expected;
  for (std::uint32_t i = 0; i < pairs.size(); ++i)
    if (counted(texts_[pairs[i].a], texts_[pairs[i].b]) >= 0.9 && pairs[i].jaccard < 0.6) expected.push_back(i);
  EXPECT_GT(expected.size(), 5U);
  EXPECT_EQ(filter_pairs(PairFilter::parse("containment>=0.9 j<0.6").value(), *run, pairs, {}).value(), expected);
  EXPECT_EQ(to_string(PairFilter::parse("containment>2").error()),
            "At character 13: A similarity lies between 0 and 1.");
}

TEST_F(Containment, of_sets_without_shingles_equals_their_similarity) {
  EXPECT_EQ(containment(1, 0, 0), 1);
  EXPECT_EQ(containment(0, 0, 7), 0);
  EXPECT_EQ(containment(0.25, 4'000'000'000, 1'000'000'000), 1) << "exact for the largest sets";
}

}  // namespace
}  // namespace lookalike
