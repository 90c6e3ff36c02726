#pragma once

#include "core/lesson/hash_functions.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 4: two hash functions number the rows, and signatures fill row by row.
class HashFunctionsScene final
    : public LessonScene<HashFunctionsScene, lesson::SceneId::hash_functions, lesson::HashFunctionsInputs,
                         lesson::hash_functions_steps, lesson::hash_functions_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  bool uses_controls(int step) const override;
  void set(const QString& id, const QVariant& value) override;
};

}  // namespace lookalike
