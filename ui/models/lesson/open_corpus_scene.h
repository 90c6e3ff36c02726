#pragma once

#include "core/lesson/open_corpus.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 9: the corpus that is open, under the recipe.
class OpenCorpusScene final : public SceneValue<OpenCorpusScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override { return {}; }
  void set(const QString&, const QVariant&) override {}
  void set_seed(std::uint64_t) override {}
  void reset() override {}  // the corpus stays open
  bool shows_corpus() const override { return !inputs_.corpus.empty(); }

  const lesson::OpenCorpusInputs& inputs() const { return inputs_; }
  void show(const lesson::OpenCorpusInputs& inputs) { inputs_ = inputs; }

 private:
  lesson::OpenCorpusInputs inputs_;
};

}  // namespace lookalike
