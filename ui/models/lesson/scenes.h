#pragma once

#include "core/lesson/bands.h"
#include "core/lesson/formula.h"
#include "core/lesson/hash_functions.h"
#include "core/lesson/matrix.h"
#include "core/lesson/open_corpus.h"
#include "core/lesson/permutations.h"
#include "core/lesson/real_systems.h"
#include "core/lesson/shingles.h"
#include "core/lesson/signatures.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 1: a window moves over two texts, and what it shows becomes two sets.
class ShinglesScene final : public LessonScene<ShinglesScene, lesson::SceneId::shingles, lesson::ShinglesInputs,
                                               lesson::shingles_steps, lesson::shingles_step> {
 public:
  void draw(const lesson::ShinglesStep& shown, SceneFrame& frame) const;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
};

/// Scene 2: sets as columns of bits that can be clicked.
class MatrixScene final : public LessonScene<MatrixScene, lesson::SceneId::matrix, lesson::MatrixInputs,
                                             lesson::matrix_steps, lesson::matrix_step> {
 public:
  void draw(const lesson::MatrixStep& shown, SceneFrame& frame) const;
  void set(const QString& id, const QVariant& value) override;
};

/// Scene 3: rows are shuffled, and the first 1 of a column is its minhash.
class PermutationsScene final
    : public LessonScene<PermutationsScene, lesson::SceneId::permutations, lesson::PermutationsInputs,
                         lesson::permutations_steps, lesson::permutations_step> {
 public:
  void draw(const lesson::PermutationsStep& shown, SceneFrame& frame) const;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
};

/// Scene 4: two hash functions number the rows, and signatures fill row by row.
class HashFunctionsScene final
    : public LessonScene<HashFunctionsScene, lesson::SceneId::hash_functions, lesson::HashFunctionsInputs,
                         lesson::hash_functions_steps, lesson::hash_functions_step> {
 public:
  void draw(const lesson::HashFunctionsStep& shown, SceneFrame& frame) const;
  std::vector<SceneControl> controls() const override;
  bool uses_controls(int step) const override;
  void set(const QString& id, const QVariant& value) override;
};

/// Scene 5: two signatures estimate a similarity, and many estimates make a cloud.
class SignaturesScene final : public LessonScene<SignaturesScene, lesson::SceneId::signatures, lesson::SignaturesInputs,
                                                 lesson::signatures_steps, lesson::signatures_step> {
 public:
  void draw(const lesson::SignaturesStep& shown, SceneFrame& frame) const;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
};

/// Scene 6: two signatures of 12 values are cut into bands, and a dozen documents fall into buckets.
class BandsScene final : public LessonScene<BandsScene, lesson::SceneId::bands, lesson::BandsInputs,
                                            lesson::bands_steps, lesson::bands_step> {
 public:
  void draw(const lesson::BandsStep& shown, SceneFrame& frame) const;
  void set(const QString& id, const QVariant& value) override;
};

/// Scene 7: the S-curve grows term by term, then pairs are thrown at it.
class FormulaScene final : public LessonScene<FormulaScene, lesson::SceneId::formula, lesson::FormulaInputs,
                                              lesson::formula_steps, lesson::formula_step> {
 public:
  void draw(const lesson::FormulaStep& shown, SceneFrame& frame) const;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
};

/// Scene 8: additions of real systems, each a switch on the same plot.
class RealSystemsScene final
    : public LessonScene<RealSystemsScene, lesson::SceneId::real_systems, lesson::RealSystemsInputs,
                         lesson::real_systems_steps, lesson::real_systems_step> {
 public:
  void draw(const lesson::RealSystemsStep& shown, SceneFrame& frame) const;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
};

/// Scene 9: the corpus that is open, under the recipe.
class OpenCorpusScene final
    : public LessonScene<OpenCorpusScene, lesson::SceneId::open_corpus, lesson::OpenCorpusInputs,
                         lesson::open_corpus_steps, lesson::open_corpus_step> {
 public:
  void draw(const lesson::OpenCorpusStep& shown, SceneFrame& frame) const;
  void set(const QString&, const QVariant&) override {}
  void reset() override {}  // the corpus stays open
  bool shows_corpus() const override { return !inputs_.corpus.empty(); }

  const lesson::OpenCorpusInputs& inputs() const { return inputs_; }
  void show(const lesson::OpenCorpusInputs& inputs) { inputs_ = inputs; }
};

}  // namespace lookalike
