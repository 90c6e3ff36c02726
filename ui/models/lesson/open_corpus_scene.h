#pragma once

#include "core/lesson/open_corpus.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 9: the corpus that is open, under the recipe.
class OpenCorpusScene final
    : public LessonScene<OpenCorpusScene, lesson::SceneId::open_corpus, lesson::OpenCorpusInputs,
                         lesson::open_corpus_steps, lesson::open_corpus_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override { return {}; }
  void set(const QString&, const QVariant&) override {}
  void reset() override {}  // the corpus stays open
  bool shows_corpus() const override { return !inputs_.corpus.empty(); }

  const lesson::OpenCorpusInputs& inputs() const { return inputs_; }
  void show(const lesson::OpenCorpusInputs& inputs) { inputs_ = inputs; }
};

}  // namespace lookalike
