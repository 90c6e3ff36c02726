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

testing::AssertionResult has_its_words(const StepWords& words) {
  static const std::regex place("%[1-9]");
  for (const Sentence& sentence : {words.title, words.sentence})
    if (sentence.empty()) return testing::AssertionFailure() << "no words";
  for (const Sentence& sentence : {words.title, words.sentence, words.note})
    if (std::regex_search(sentence.text(), place)) return testing::AssertionFailure() << sentence.text();
  return testing::AssertionSuccess();
}

/// Every step forth has its words and shows something new, and every step back is the same again.
template <typename Inputs, typename Steps, typename Step>
testing::AssertionResult comes_back(const Inputs& inputs, const Steps& steps, const Step& step) {
  std::vector<decltype(step(inputs, 0))> forth;
  for (std::size_t i = 0; i < steps(inputs); ++i) {
    forth.push_back(step(inputs, i));
    if (auto words = has_its_words(forth.back().words); !words) return words << " in step " << i;
    if (i > 0 && forth[i] == forth[i - 1]) return testing::AssertionFailure() << "step " << i << " shows nothing new";
  }
  for (std::size_t i = forth.size(); i-- > 0;)
    if (step(inputs, i) != forth[i]) return testing::AssertionFailure() << "step " << i << " is another one";
  return forth.empty() ? testing::AssertionFailure() << "no step" : testing::AssertionSuccess();
}

TEST(EveryStep, of_shingles_comes_back) {
  for (const ShingleUnit unit : {ShingleUnit::word, ShingleUnit::character})
    for (const std::uint32_t k : {1u, 2u, 9u, 12u})
      for (const bool bag : {false, true}) {
        ShinglesInputs inputs;
        inputs.unit = unit;
        inputs.k = k;
        inputs.bag = bag;
        EXPECT_TRUE(comes_back(inputs, shingles_steps, shingles_step));
      }
}

TEST(EveryStep, of_the_matrix_comes_back) {
  EXPECT_TRUE(comes_back(MatrixInputs(), matrix_steps, matrix_step));
}

TEST(EveryStep, of_permutations_comes_back) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    PermutationsInputs inputs;
    inputs.seed = seed;
    EXPECT_TRUE(comes_back(inputs, permutations_steps, permutations_step));
  }
}

TEST(EveryStep, of_hash_functions_comes_back) {
  EXPECT_TRUE(comes_back(HashFunctionsInputs(), hash_functions_steps, hash_functions_step));
}

TEST(EveryStep, of_signatures_comes_back) {
  for (const std::uint32_t hashes : {4u, 25u, 256u}) {
    SignaturesInputs inputs;
    inputs.hashes = hashes;
    EXPECT_TRUE(comes_back(inputs, signatures_steps, signatures_step));
  }
}

TEST(EveryStep, of_bands_comes_back) {
  for (const std::uint32_t bands : kCuts) {
    BandsInputs inputs;
    inputs.bands = bands;
    EXPECT_TRUE(comes_back(inputs, bands_steps, bands_step));
  }
}

TEST(EveryStep, of_the_formula_comes_back) {
  EXPECT_TRUE(comes_back(FormulaInputs(), formula_steps, formula_step));
  FormulaInputs inputs;
  inputs.bands = inputs.rows = 1;
  EXPECT_TRUE(comes_back(inputs, formula_steps, formula_step));
}

TEST(EveryStep, of_real_systems_comes_back) {
  EXPECT_TRUE(comes_back(RealSystemsInputs(), real_systems_steps, real_systems_step));
}

TEST(EveryStep, of_the_open_corpus_comes_back) {
  EXPECT_TRUE(comes_back(OpenCorpusInputs(), open_corpus_steps, open_corpus_step));
  OpenCorpusInputs inputs;
  inputs.corpus = "news";
  inputs.documents = 5000;
  inputs.points = {{0.5, 20, 0.5, 0.3, 0.7}};
  inputs.pair.emplace().label_a = "17";
  EXPECT_TRUE(comes_back(inputs, open_corpus_steps, open_corpus_step));
}

}  // namespace
}  // namespace lookalike::lesson
