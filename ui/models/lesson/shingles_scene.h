#pragma once

#include "core/lesson/shingles.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 1: a window moves over two texts, and what it shows becomes two sets.
class ShinglesScene final : public SceneValue<ShinglesScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
  void set_seed(std::uint64_t) override {}

 private:
  lesson::ShinglesInputs inputs_;
};

}  // namespace lookalike
