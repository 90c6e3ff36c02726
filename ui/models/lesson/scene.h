#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <cstdint>
#include <memory>
#include <vector>

#include "ui/models/lesson/picture.h"

namespace lookalike {

namespace lesson {
struct OwnTexts;
}

/// The initial seed of every scene. In its first permutation, the first 1 of both sets is in row 4, so that the minhash
/// is not confused with the bit.
inline constexpr std::uint64_t kFirstSeed = 77;

/// The description of a scene's control; the page makes a large widget from it.
struct SceneControl {
  enum class Kind { slider, choice, text, toggle };
  Kind kind = Kind::slider;
  QString id;                            // argument of Scene::set
  QString label;                         // one or two words
  QString tip;                           // one sentence
  QVariant value;                        // number of a slider, index of a choice, text, bool
  double least = 0, most = 1, step = 1;  // of a slider; `most` characters of a text
  int decimals = 0;
  QStringList choices = {};
  bool operator==(const SceneControl&) const = default;
};

/// The contents of the page after a step.
struct SceneFrame {
  QString title;     // a question
  QString sentence;  // explains the last step with the current numbers
  QString hint;      // adds a fact, then suggests an action: a guess, a handle to drag; may be empty
  QString printed;   // the hint without the action
  QString keys;      // of the slide show, for a hint that names hidden controls; may be empty
  Picture picture;
  bool asks = false;  // for a missing guess: playing waits for it
  bool operator==(const SceneFrame&) const = default;
};

/// A scene of the lesson: inputs changed by `set`, and frames as a pure function of the inputs and a step.
class Scene {
 public:
  virtual ~Scene() = default;

  virtual QString name() const = 0;              // in the list of scenes: one or two words
  virtual int steps() const = 0;                 // at least 1; may depend on the inputs
  virtual SceneFrame frame(int step) const = 0;  // step in [0, steps())
  /// Consecutive steps of the same kind show the same idea for different parts.
  virtual int kind_of(int step) const = 0;
  virtual std::vector<SceneControl> controls() const = 0;
  /// Changes an input by the id of a control or handle. Clamps values out of range; ignores unknown ids.
  virtual void set(const QString& id, const QVariant& value) = 0;
  virtual void set_seed(std::uint64_t seed) = 0;
  /// Whether the seed changes the pictures.
  virtual bool is_random() const = 0;
  /// Whether the controls change this step.
  virtual bool uses_controls(int step) const = 0;
  /// Restores the initial state, including seed and guess.
  virtual void reset() = 0;
  virtual std::unique_ptr<Scene> copy() const = 0;
  /// Whether it can show the texts of the first scene instead of its example.
  virtual bool follows_texts() const = 0;
  /// Shows them, or its example again if null. Ignored by a scene that cannot.
  virtual void follow(std::shared_ptr<const lesson::OwnTexts> texts) = 0;
  /// Whether its numbers come from the open corpus and the recipe.
  virtual bool shows_corpus() const = 0;
};

/// The nine scenes in order.
std::vector<std::unique_ptr<Scene>> make_scenes();

/// The place of a step among the steps of its kind, which survives a change of the steps.
struct StepPlace {
  int kind = 0;       // of Scene::kind_of
  int run = 0;        // index of the run of steps of this kind
  int offset = 0;     // in the run
  bool last = false;  // the last step of the run

  bool operator==(const StepPlace&) const = default;
};

/// The place of a step. O(steps), as is step_at; neither makes pictures.
StepPlace place_of(const Scene& scene, int step);
/// The step at this place, or the nearest one.
int step_at(const Scene& scene, const StepPlace& place);

/// The keys of the lesson and of its slide show.
QString keys_of_lesson();

/// An exercise: a scene at a step with given inputs, and a question.
struct Exercise {
  int scene = 0, step = 0;  // from 0
  QString title, task;
  QString settings;  // inputs of the scene: "k=1 bag=false"
};

/// The nine exercises, in the order of their scenes.
std::vector<Exercise> student_way();
/// Their answers, in the same order.
std::vector<QString> answers();
/// Pages for the lecturer: a note on each scene with the keys of the slide show, then the exercises with their answers.
std::vector<SceneFrame> handout();

}  // namespace lookalike
