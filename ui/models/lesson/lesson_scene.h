#pragma once

#include <QString>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/lesson/scene_texts.h"
#include "core/lesson/sentence.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {

/// A slider of a scene, its values multiples of the step from the least one on.
inline SceneControl slider(const QString& id, const QString& label, const QString& tip, double value, double least,
                           double most, double step = 1, int decimals = 0) {
  return {SceneControl::Kind::slider, id, label, tip, value, least, most, step, decimals, {}};
}

/// The audience's guesses by question; a guess returns with its question.
class Guesses {
 public:
  void make(const lesson::Guess& question, double value) { made_[key(question)] = value; }
  std::optional<double> of(const lesson::Guess& question) const {
    const auto found = made_.find(key(question));
    return found == made_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  /// Two questions may read the same and have other answers.
  using Key = std::pair<std::string, double>;
  static Key key(const lesson::Guess& question) { return {question.question.text(), question.answer}; }

  std::map<Key, double> made_;
};

/// A scene of the core's lesson, with its inputs, `steps_of` them and what is shown after each (`step_of`), which
/// `draw` of the derived class puts into a frame. It is a value: it can be copied, and begins as it is constructed.
template <typename Derived, lesson::SceneId id, typename Inputs, std::size_t (*steps_of)(const Inputs&), auto step_of>
class LessonScene : public Scene {
 public:
  QString name() const override { return to_qstring(lesson::texts_of(id).name); }
  int steps() const override { return static_cast<int>(steps_of(inputs_)); }
  SceneFrame frame(int step) const override {
    const auto shown = shown_at(step);
    SceneFrame frame = frame_of(shown.words);
    static_cast<const Derived&>(*this).draw(shown, frame);
    return frame;
  }
  int kind_of(int step) const override { return static_cast<int>(shown_at(step).kind); }
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
  auto shown_at(int step) const { return step_of(inputs_, static_cast<std::size_t>(step)); }

  static constexpr bool kRandom = requires(Inputs inputs) { inputs.seed; };  // in some scenes nothing is
};

/// Place of a step among those of its kind, kept when a scene's steps change.
struct StepPlace {
  int kind = 0;       // of Scene::kind_of
  int run = 0;        // which run of steps of this kind
  int offset = 0;     // in the run
  bool last = false;  // of the run

  bool operator==(const StepPlace&) const = default;
};

/// O(steps), as the next one, without pictures.
StepPlace place_of(const Scene& scene, int step);
/// The step at this place, or as near to it as there is one.
int step_at(const Scene& scene, const StepPlace& place);

}  // namespace lookalike
