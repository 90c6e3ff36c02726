#pragma once

#include "core/lesson/formula.h"
#include "ui/models/lesson/guesses.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 7: the S-curve grows term by term, then pairs are thrown at it.
class FormulaScene final : public LessonScene<FormulaScene, lesson::SceneId::formula, lesson::FormulaInputs,
                                              lesson::formula_steps, lesson::formula_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;

 private:
  Guesses guesses_;
};

}  // namespace lookalike
