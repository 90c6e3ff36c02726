#pragma once

#include "core/lesson/signatures.h"
#include "ui/models/lesson/guesses.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 5: two signatures estimate a similarity, and many estimates make a cloud.
class SignaturesScene final : public LessonScene<SignaturesScene, lesson::SceneId::signatures, lesson::SignaturesInputs,
                                                 lesson::signatures_steps, lesson::signatures_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;

 private:
  Guesses guesses_;
};

}  // namespace lookalike
