#pragma once

#include <optional>

#include "core/lesson/permutations.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 3: rows are shuffled, and the first 1 of a column is its minhash.
class PermutationsScene final : public SceneValue<PermutationsScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
  void set_seed(std::uint64_t seed) override { inputs_.seed = seed; }

 private:
  lesson::PermutationsInputs inputs_;
  std::optional<double> guess_;
};

}  // namespace lookalike
