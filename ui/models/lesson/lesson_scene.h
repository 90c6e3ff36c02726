#pragma once

#include <QString>
#include <cstdint>
#include <memory>

#include "core/lesson/scene_texts.h"
#include "ui/models/lesson/guesses.h"
#include "ui/models/lesson/scene.h"
#include "ui/models/text/number_text.h"

namespace lookalike {

/// A scene of the core's lesson, with its inputs, `steps_of` them and what is shown after each (`step_of`). It is a
/// value: it can be copied, and begins as it is constructed.
template <typename Derived, lesson::SceneId id, typename Inputs, std::size_t (*steps_of)(const Inputs&), auto step_of>
class LessonScene : public Scene {
 public:
  QString name() const override { return to_qstring(lesson::texts_of(id).name); }
  int steps() const override { return static_cast<int>(steps_of(inputs_)); }
  int kind_of(int step) const override {
    return static_cast<int>(step_of(inputs_, static_cast<std::size_t>(step)).kind);
  }
  void set_seed([[maybe_unused]] std::uint64_t seed) override {
    if constexpr (kRandom) inputs_.seed = seed;
  }
  bool is_random() const override { return kRandom; }
  void reset() override { static_cast<Derived&>(*this) = Derived(); }
  std::unique_ptr<Scene> copy() const override { return std::make_unique<Derived>(static_cast<const Derived&>(*this)); }

 protected:
  Inputs inputs_;
  Guesses guesses_;

 private:
  static constexpr bool kRandom = requires(Inputs inputs) { inputs.seed; };  // in some scenes nothing is
};

}  // namespace lookalike
