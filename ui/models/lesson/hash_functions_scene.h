#pragma once

#include "core/lesson/hash_functions.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Scene 4: two hash functions number the rows, and signatures fill row by row.
class HashFunctionsScene final : public SceneValue<HashFunctionsScene> {
 public:
  QString name() const override;
  int steps() const override;
  SceneFrame frame(int step) const override;
  std::vector<SceneControl> controls() const override;
  void set(const QString& id, const QVariant& value) override;
  void set_seed(std::uint64_t) override {}

 private:
  lesson::HashFunctionsInputs inputs_;
};

}  // namespace lookalike
