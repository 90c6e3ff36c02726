// Stepping back and forth restores every step of every scene, and every step has words.

#include <gtest/gtest.h>

#include <QRegularExpression>

#include "tests/ui/models/lesson/shown_words.h"
#include "ui/models/lesson/bands_scene.h"
#include "ui/models/lesson/formula_scene.h"
#include "ui/models/lesson/hash_functions_scene.h"
#include "ui/models/lesson/matrix_scene.h"
#include "ui/models/lesson/open_corpus_scene.h"
#include "ui/models/lesson/permutations_scene.h"
#include "ui/models/lesson/real_systems_scene.h"
#include "ui/models/lesson/shingles_scene.h"
#include "ui/models/lesson/signatures_scene.h"

namespace lookalike::lesson {
namespace {

testing::AssertionResult has_its_words(const SceneFrame& frame) {
  static const QRegularExpression place(QStringLiteral("%[1-9]"));
  if (frame.title.isEmpty() || frame.sentence.isEmpty()) return testing::AssertionFailure() << "no words";
  for (const QString& text : {frame.title, frame.sentence, frame.hint})
    if (text.contains(place)) return testing::AssertionFailure() << text.toStdString();
  return testing::AssertionSuccess();
}

/// Every step forward has its words and shows something new, and every step back restores the previous frame.
template <typename Shown>
testing::AssertionResult comes_back(const test::InputsOf<Shown>& inputs) {
  const Shown scene = test::scene_of<Shown>(inputs);
  std::vector<SceneFrame> forth;
  for (int i = 0; i < scene.steps(); ++i) {
    const SceneFrame frame = scene.frame(i);
    if (auto words = has_its_words(frame); !words) return words << " in step " << i;
    if (i > 0 && frame == forth.back()) return testing::AssertionFailure() << "step " << i << " shows nothing new";
    forth.push_back(frame);
  }
  for (int i = scene.steps(); i-- > 0;)
    if (scene.frame(i) != forth[static_cast<std::size_t>(i)])
      return testing::AssertionFailure() << "step " << i << " is not restored";
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
        EXPECT_TRUE(comes_back<ShinglesScene>(inputs));
      }
}

TEST(EveryStep, of_the_matrix_comes_back) {
  EXPECT_TRUE(comes_back<MatrixScene>({}));
}

TEST(EveryStep, of_permutations_comes_back) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    PermutationsInputs inputs;
    inputs.seed = seed;
    EXPECT_TRUE(comes_back<PermutationsScene>(inputs));
  }
}

TEST(EveryStep, of_hash_functions_comes_back) {
  EXPECT_TRUE(comes_back<HashFunctionsScene>({}));
}

TEST(EveryStep, of_signatures_comes_back) {
  for (const std::uint32_t hashes : {4u, 25u, 256u}) {
    SignaturesInputs inputs;
    inputs.hashes = hashes;
    EXPECT_TRUE(comes_back<SignaturesScene>(inputs));
  }
}

TEST(EveryStep, of_bands_comes_back) {
  for (const std::uint32_t bands : kCuts) {
    BandsInputs inputs;
    inputs.bands = bands;
    EXPECT_TRUE(comes_back<BandsScene>(inputs));
  }
}

TEST(EveryStep, of_the_formula_comes_back) {
  EXPECT_TRUE(comes_back<FormulaScene>({}));
  FormulaInputs inputs;
  inputs.bands = inputs.rows = 1;
  EXPECT_TRUE(comes_back<FormulaScene>(inputs));
}

TEST(EveryStep, of_real_systems_comes_back) {
  EXPECT_TRUE(comes_back<RealSystemsScene>({}));
}

TEST(EveryStep, of_the_open_corpus_comes_back) {
  EXPECT_TRUE(comes_back<OpenCorpusScene>({}));
  OpenCorpusInputs inputs;
  inputs.corpus = QStringLiteral("news");
  inputs.documents = 5000;
  inputs.points = {{0.5, 0.5, 0.3, 0.7}};
  inputs.pair.emplace().label_a = QStringLiteral("17");
  EXPECT_TRUE(comes_back<OpenCorpusScene>(inputs));
}

}  // namespace
}  // namespace lookalike::lesson
