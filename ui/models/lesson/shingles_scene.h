#pragma once

#include "core/lesson/shingles.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 1: a window moves over two texts, and what it shows becomes two sets.
class ShinglesScene final : public LessonScene<ShinglesScene, lesson::SceneId::shingles, lesson::ShinglesInputs,
                                               lesson::shingles_steps, lesson::shingles_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
};

}  // namespace lookalike
