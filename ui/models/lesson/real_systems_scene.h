#pragma once

#include "core/lesson/real_systems.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 8: additions of real systems, each a switch on the same plot.
class RealSystemsScene final
    : public LessonScene<RealSystemsScene, lesson::SceneId::real_systems, lesson::RealSystemsInputs,
                         lesson::real_systems_steps, lesson::real_systems_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
};

}  // namespace lookalike
