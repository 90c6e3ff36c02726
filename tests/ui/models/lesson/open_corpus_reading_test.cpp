#include "ui/models/lesson/open_corpus_reading.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/corpora.h"

namespace lookalike {
namespace {

/// Thirty words, the last `changed` of them of no other text.
std::string text_with(int changed) {
  std::string text;
  for (int word = 0; word < 30; ++word)
    text += "w" + std::to_string(word < 30 - changed ? word : 1000 * changed + word) + " ";
  return text;
}

std::shared_ptr<const RunResult> run_of_drifting_texts() {
  std::vector<std::string> texts{""};
  for (int changed = 0; changed < 20; ++changed) texts.push_back(text_with(changed));
  Recipe recipe;
  recipe.shingles.k = 3;
  recipe.sketch.hashes = 50;
  recipe.lsh = {10, 5, 0};
  recipe.verify.threshold = 0.1;
  return Engine(test::corpus_of(texts)).run(recipe, {}).value();
}

TEST(OpenCorpusReading, counts_documents_without_a_shingle_apart) {
  const auto inputs = open_corpus_inputs(*run_of_drifting_texts(), nullptr, "texts", {});
  EXPECT_EQ(inputs.documents, 20u);
  EXPECT_EQ(inputs.left_out, 1u);
}

TEST(OpenCorpusReading, follows_a_pair_of_which_some_bands_agree) {
  const auto run = run_of_drifting_texts();
  double least = 1;
  for (const SimilarPair& pair : run->similar->first(1000)) {
    const auto explained = explain_pair(*run, pair.a, pair.b).value();
    if (explained.shared_bands() > 0 && explained.shared_bands() < 10) least = std::min(least, explained.jaccard);
  }
  ASSERT_LT(least, 1);
  const auto inputs = open_corpus_inputs(*run, nullptr, "texts", {});
  ASSERT_TRUE(inputs.pair);
  EXPECT_EQ(inputs.pair->jaccard, least);
  EXPECT_GT(inputs.pair->shared_bands(), 0u);
  EXPECT_LT(inputs.pair->shared_bands(), 10u);
}

TEST(OpenCorpusReading, tells_equal_titles_apart_by_their_positions) {
  const auto run = run_of_drifting_texts();
  const SimilarPair chosen{DocumentIndex(1), DocumentIndex(2), 0.9};
  const auto inputs = open_corpus_inputs(*run, nullptr, "texts", chosen);
  ASSERT_TRUE(inputs.pair);
  EXPECT_EQ(inputs.pair->label_a.substr(0, 2), "1 ");
  EXPECT_EQ(inputs.pair->label_b.substr(0, 2), "2 ");
}

}  // namespace
}  // namespace lookalike
