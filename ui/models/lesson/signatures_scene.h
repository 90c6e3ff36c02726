#pragma once

#include <optional>

#include "core/lesson/signatures.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 5: two signatures estimate a similarity, and many estimates make a cloud.
class SignaturesScene final : public SceneValue<SignaturesScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
  void set_seed(std::uint64_t seed) override { inputs_.seed = seed; }

 private:
  lesson::SignaturesInputs inputs_;
  std::optional<double> guess_;
};

}  // namespace lookalike
