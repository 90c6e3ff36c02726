// Stepping to and fro restores every step of every scene, and every step has its words.

#include <gmock/gmock.h>

#include <regex>

#include "core/lesson/bands.h"
#include "core/lesson/formula.h"
#include "core/lesson/hash_functions.h"
#include "core/lesson/matrix.h"
#include "core/lesson/open_corpus.h"
#include "core/lesson/permutations.h"
#include "core/lesson/real_systems.h"
#include "core/lesson/shingles.h"
#include "core/lesson/signatures.h"

namespace lookalike::lesson {
namespace {

void expect_words(const StepWords& words) {
  static const std::regex place("%[1-9]");
  for (const Sentence& sentence : {words.title, words.sentence}) EXPECT_FALSE(sentence.empty());
  for (const Sentence& sentence : {words.title, words.sentence, words.note})
    EXPECT_FALSE(std::regex_search(sentence.text(), place)) << sentence.text();
}

template <typename Inputs, typename Steps, typename Step>
void walk_to_and_fro(const Inputs& inputs, const Steps& steps, const Step& step) {
  const std::size_t count = steps(inputs);
  ASSERT_GE(count, 1u);
  std::vector<decltype(step(inputs, 0))> forth;
  for (std::size_t i = 0; i < count; ++i) {
    forth.push_back(step(inputs, i));
    expect_words(forth.back().words);
    if (i > 0) {
      EXPECT_NE(forth[i], forth[i - 1]) << "step " << i << " shows nothing new";
    }
  }
  for (std::size_t i = count; i-- > 0;) EXPECT_EQ(step(inputs, i), forth[i]) << i;
}

TEST(EveryStep, of_shingles_comes_back) {
  for (const ShingleUnit unit : {ShingleUnit::word, ShingleUnit::character})
    for (const std::uint32_t k : {1u, 2u, 9u, 12u})
      for (const bool bag : {false, true}) {
        ShinglesInputs inputs;
        inputs.unit = unit;
        inputs.k = k;
        inputs.bag = bag;
        walk_to_and_fro(inputs, shingles_steps, shingles_step);
      }
}

TEST(EveryStep, of_the_matrix_comes_back) {
  walk_to_and_fro(MatrixInputs(), matrix_steps, matrix_step);
}

TEST(EveryStep, of_permutations_comes_back) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    PermutationsInputs inputs;
    inputs.seed = seed;
    walk_to_and_fro(inputs, permutations_steps, permutations_step);
  }
}

TEST(EveryStep, of_hash_functions_comes_back) {
  walk_to_and_fro(HashFunctionsInputs(), hash_functions_steps, hash_functions_step);
}

TEST(EveryStep, of_signatures_comes_back) {
  for (const std::uint32_t hashes : {4u, 25u, 256u}) {
    SignaturesInputs inputs;
    inputs.hashes = hashes;
    walk_to_and_fro(inputs, signatures_steps, signatures_step);
  }
}

TEST(EveryStep, of_bands_comes_back) {
  for (const std::uint32_t bands : kCuts) {
    BandsInputs inputs;
    inputs.bands = bands;
    walk_to_and_fro(inputs, bands_steps, bands_step);
  }
}

TEST(EveryStep, of_the_formula_comes_back) {
  walk_to_and_fro(FormulaInputs(), formula_steps, formula_step);
  FormulaInputs inputs;
  inputs.bands = inputs.rows = 1;
  walk_to_and_fro(inputs, formula_steps, formula_step);
}

TEST(EveryStep, of_real_systems_comes_back) {
  walk_to_and_fro(RealSystemsInputs(), real_systems_steps, real_systems_step);
}

TEST(EveryStep, of_the_open_corpus_comes_back) {
  walk_to_and_fro(OpenCorpusInputs(), open_corpus_steps, open_corpus_step);
  OpenCorpusInputs inputs;
  inputs.corpus = "news";
  inputs.documents = 5000;
  inputs.points = {{0.5, 20, 0.5, 0.3, 0.7}};
  inputs.pair.emplace().label_a = "17";
  walk_to_and_fro(inputs, open_corpus_steps, open_corpus_step);
}

}  // namespace
}  // namespace lookalike::lesson
