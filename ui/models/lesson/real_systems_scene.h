#pragma once

#include "core/lesson/real_systems.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 8: additions of real systems, each a switch on the same plot.
class RealSystemsScene final : public SceneValue<RealSystemsScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
  void set_seed(std::uint64_t) override {}  // nothing here is random

 private:
  lesson::RealSystemsInputs inputs_;
};

}  // namespace lookalike
