#pragma once

#include <QString>
#include <cstdint>
#include <memory>

#include "ui/models/lesson/drawings/guess.h"
#include "ui/models/lesson/words.h"

namespace lookalike {

/// A slider of a scene; its values are `least` plus multiples of the step.
inline SceneControl slider(const QString& id, const QString& label, const QString& tip, double value, double least,
                           double most, double step = 1, int decimals = 0) {
  return {SceneControl::Kind::slider, id, label, tip, value, least, most, step, decimals, {}};
}

/// A scene with its inputs, the number of steps (`steps_of`) and the numbers after each step (`step_of`). The derived
/// class turns these into words and a picture, and changes the inputs (`change`). It is a copyable value; its
/// initial state is the constructed one.
template <typename Derived, typename Inputs, std::size_t (*steps_of)(const Inputs&), auto step_of>
class LessonScene : public Scene {
 public:
  int steps() const override { return static_cast<int>(steps_of(inputs_)); }
  SceneFrame frame(int step) const override {
    SceneFrame frame;
    static_cast<const Derived&>(*this).tell(at(step), frame);
    return frame;
  }
  int kind_of(int step) const override { return static_cast<int>(at(step).kind); }
  void set(const QString& id, const QVariant& value) override {
    static_cast<Derived&>(*this).change(id, value);
    if constexpr (requires { inputs_.clamped(); }) inputs_ = inputs_.clamped();
    if constexpr (requires { at(0).guess; })
      if (id == u"guess") guesses_.make(at(0).guess, value.toDouble());
  }
  void set_seed([[maybe_unused]] std::uint64_t seed) override {
    if constexpr (kRandom) inputs_.seed = seed;
  }
  bool is_random() const override { return kRandom; }
  void reset() override { static_cast<Derived&>(*this) = Derived(); }
  std::unique_ptr<Scene> copy() const override { return std::make_unique<Derived>(static_cast<const Derived&>(*this)); }

  const Inputs& inputs() const { return inputs_; }
  void show(const Inputs& inputs) { inputs_ = inputs; }

 protected:
  Inputs inputs_;
  Guesses guesses_;

 private:
  auto at(int step) const { return step_of(inputs_, static_cast<std::size_t>(step)); }

  static constexpr bool kRandom = requires(Inputs inputs) { inputs.seed; };  // not every scene is
};

/// The place of a step among the steps of its kind, which survives a change of the steps.
struct StepPlace {
  int kind = 0;       // of Scene::kind_of
  int run = 0;        // index of the run of steps of this kind
  int offset = 0;     // in the run
  bool last = false;  // of the run

  bool operator==(const StepPlace&) const = default;
};

/// O(steps), like the next one; makes no pictures.
StepPlace place_of(const Scene& scene, int step);
/// The step at this place, or the nearest one.
int step_at(const Scene& scene, const StepPlace& place);

}  // namespace lookalike
