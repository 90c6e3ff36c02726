#pragma once

#include "core/lesson/permutations.h"
#include "ui/models/lesson/guesses.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 3: rows are shuffled, and the first 1 of a column is its minhash.
class PermutationsScene final
    : public LessonScene<PermutationsScene, lesson::SceneId::permutations, lesson::PermutationsInputs,
                         lesson::permutations_steps, lesson::permutations_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;

 private:
  Guesses guesses_;
};

}  // namespace lookalike
