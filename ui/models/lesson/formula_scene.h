#pragma once

#include <optional>

#include "core/lesson/formula.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 7: the S-curve grows term by term, then pairs are thrown at it.
class FormulaScene final : public SceneValue<FormulaScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
  void set_seed(std::uint64_t seed) override { inputs_.seed = seed; }

 private:
  lesson::FormulaInputs inputs_;
  std::optional<double> guess_;
};

}  // namespace lookalike
