#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <cstdint>
#include <memory>
#include <vector>

#include "ui/models/lesson/picture.h"

namespace lookalike {

/// Seed of every scene at first. Its first permutation has the first 1 of both sets in row 4, so that a minhash cannot
/// be taken for the bit itself.
inline constexpr std::uint64_t kFirstSeed = 77;

/// A control of a scene as data; the page makes a large widget of it.
struct SceneControl {
  enum class Kind { slider, choice, text, toggle };
  Kind kind = Kind::slider;
  QString id;                            // given to Scene::set
  QString label;                         // one or two words
  QString tip;                           // one sentence
  QVariant value;                        // number of a slider, index of a choice, text, bool
  double least = 0, most = 1, step = 1;  // of a slider; `most` characters of a text
  int decimals = 0;
  QStringList choices = {};
  bool operator==(const SceneControl&) const = default;
};

/// All that is shown after a step.
struct SceneFrame {
  QString title;     // a question
  QString sentence;  // explains the step just taken, with the current numbers
  QString hint;      // says what to do: a guess to make, a handle to drag; may be empty
  Picture picture;
  bool asks = false;  // for a guess that nobody has made: playing waits for it
  bool operator==(const SceneFrame&) const = default;
};

/// One scene of the lesson: inputs that `set` changes, and frames that are a pure function of the inputs and a step.
class Scene {
 public:
  virtual ~Scene() = default;

  virtual QString name() const = 0;              // in the list of scenes: one or two words
  virtual int steps() const = 0;                 // at least 1; may depend on the inputs
  virtual SceneFrame frame(int step) const = 0;  // step in [0, steps())
  /// Steps of one kind show the same thing of other parts, and follow one another.
  virtual int kind_of(int step) const = 0;
  virtual std::vector<SceneControl> controls() const { return {}; }
  /// Changes an input by a control's or handle's id. Values out of range are clamped; unknown ids are ignored.
  virtual void set(const QString& id, const QVariant& value) = 0;
  virtual void set_seed(std::uint64_t seed) = 0;
  /// Whether another seed shows anything else.
  virtual bool is_random() const = 0;
  /// Whether the controls change what this step shows.
  virtual bool uses_controls([[maybe_unused]] int step) const { return true; }
  /// As it was at first, seed and guess included.
  virtual void reset() = 0;
  virtual std::unique_ptr<Scene> copy() const = 0;
  /// Its numbers are those of the open corpus under the recipe.
  virtual bool shows_corpus() const { return false; }
};

/// The nine scenes, in their order.
std::vector<std::unique_ptr<Scene>> make_scenes();

}  // namespace lookalike
