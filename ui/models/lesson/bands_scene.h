#pragma once

#include "core/lesson/bands.h"
#include "ui/models/lesson/guesses.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike {

/// Scene 6: two signatures of 12 values are cut into bands, and a dozen documents fall into buckets.
class BandsScene final : public LessonScene<BandsScene, lesson::SceneId::bands, lesson::BandsInputs,
                                            lesson::bands_steps, lesson::bands_step> {
 public:
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;

 private:
  Guesses guesses_;
};

}  // namespace lookalike
