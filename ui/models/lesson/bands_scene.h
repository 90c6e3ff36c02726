#pragma once

#include <optional>

#include "core/lesson/bands.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 6: two signatures of 12 values are cut into bands, and a dozen documents fall into buckets.
class BandsScene final : public SceneValue<BandsScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
  void set_seed(std::uint64_t seed) override { inputs_.seed = seed; }

 private:
  lesson::BandsInputs inputs_;
  std::optional<double> guess_;
};

}  // namespace lookalike
