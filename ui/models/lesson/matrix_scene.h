#pragma once

#include "core/lesson/matrix.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 2: sets as columns of bits that can be clicked.
class MatrixScene final : public SceneValue<MatrixScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override { return {}; }
  void set(const QString& id, const QVariant& value) override;
  void set_seed(std::uint64_t) override {}

 private:
  lesson::MatrixInputs inputs_;
};

}  // namespace lookalike
