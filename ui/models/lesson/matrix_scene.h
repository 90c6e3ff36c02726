#pragma once

#include "core/lesson/matrix.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 2: sets as columns of bits that can be clicked.
class MatrixScene final : public LessonScene<MatrixScene, lesson::SceneId::matrix, lesson::MatrixInputs,
                                             lesson::matrix_steps, lesson::matrix_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override { return {}; }
  void set(const QString& id, const QVariant& value) override;
};

}  // namespace lookalike
