#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

#include "ui/models/lesson/scene.h"
#include "ui/models/lesson/shared/own_texts.h"
#include "ui/models/lesson/words.h"

namespace lookalike {

/// A control, and what it does to the inputs that it was made from.
struct Input {
  SceneControl control;
  std::function<void(const QVariant&)> write;
};

/// A slider; its values are `least` plus multiples of the step. `set` takes values in its range.
Input slider(const QString& id, const QString& label, const QString& tip, double value,
             const std::function<void(double)>& set, double least, double most, double step = 1, int decimals = 0);

/// A slider for one number of the inputs.
template <typename Number>
Input slider(const QString& id, const QString& label, const QString& tip, Number& number, double least, double most,
             double step = 1, int decimals = 0) {
  const auto set = [&number](double value) { number = static_cast<Number>(value); };
  return slider(id, label, tip, number, set, least, most, step, decimals);
}

/// A check box for a switch of the inputs.
Input toggle(const QString& id, const QString& label, const QString& tip, bool& on);

/// Unfolds the steps that repeat.
Input more_steps(bool& on);

/// A question that the audience answers by dragging, before the answer appears.
struct Guess {
  QString question;
  double least = 0, most = 1, step = 0.01;  // answers are multiples of the step in [least, most]
  double answer = 0;
  bool open = true;      // the answer is still hidden
  bool closed = false;   // its evidence appears, so no more guesses are taken
  QRectF room = {};      // 122 units high plus 28 for each line of the question; null in a step that does not show it
  bool asks = false;     // the step waits for it, and its hint says so
  bool reveals = false;  // the answer comes in this step
};

/// The audience's guesses by question and answer, as equal questions can have different answers; guesses reappear with
/// their question.
using Guesses = std::map<std::pair<QString, double>, std::vector<double>>;

/// Adds a sentence, which may be empty, to the hint.
void add_hint(SceneFrame& frame, const QString& sentence);

/// Draws a guess as a scale in its area. While it is open, the scale can be clicked or dragged (id "guess"), and has no
/// marker until someone guesses; afterwards it shows the answer. Several guesses (id "add_guess") are a strip of dots.
void add_guess(SceneFrame& frame, const Guess& guess, const Guesses& made);

/// A scene made of two values: its inputs, and a step with a `kind` that turns its numbers into words and a picture.
/// Inputs have `name`, `steps` and `step`; they may have `controls`, `change` for the ids of handles, `clamped` and a
/// seed. The hint of a step is a line with a fact, one with an action, and one with the keys that it needs in the
/// slide show. With `own_texts` they `follow` the texts of the first scene. A step may have a guess and
/// `uses_controls`. The initial state is the constructed one, except for inputs that show the corpus.
template <typename Inputs>
class LessonScene final : public Scene {
 public:
  QString name() const override { return Inputs::name(); }
  int steps() const override { return static_cast<int>(inputs_.steps()); }
  SceneFrame frame(int step) const override {
    SceneFrame frame;
    const auto shown = at(step);
    shown.tell(frame);
    if constexpr (kFollows)
      if (inputs_.own_texts)
        if (const QString note = lesson::note_of(*inputs_.own_texts); !note.isEmpty()) frame.hint = note;
    frame.keys = frame.hint.section(u'\n', 2);
    frame.hint = frame.hint.section(u'\n', 0, 1);
    if constexpr (kOfRows)
      if (!inputs_.names.isEmpty()) {
        bool tells_similarity = true;
        if constexpr (kAsks) tells_similarity = !shown.guess.open;
        add_hint(frame, uses_controls(step)
                            ? lesson::note_of_rows(*inputs_.own_texts, inputs_.rows_of_texts(), tells_similarity)
                            : lesson::note_of_other_example());
      }
    const QStringList hint = frame.hint.split(u'\n');
    frame.printed = hint.front();
    frame.hint = hint.join(u' ').trimmed();
    if constexpr (kAsks) add_guess(frame, shown.guess, guesses_);
    return frame;
  }
  int kind_of(int step) const override { return static_cast<int>(at(step).kind); }
  std::vector<SceneControl> controls() const override {
    std::vector<SceneControl> controls;
    if constexpr (kControlled)
      for (Inputs shown = inputs_; const Input& input : shown.controls()) controls.push_back(input.control);
    return controls;
  }
  void set(const QString& id, const QVariant& value) override {
    if constexpr (kControlled)
      for (const Input& input : inputs_.controls())
        if (input.control.id == id) input.write(value);
    if constexpr (requires { inputs_.change(id, value); }) inputs_.change(id, value);
    if constexpr (requires { inputs_.clamped(); }) inputs_ = inputs_.clamped();
    if constexpr (kAsks)
      if (id == u"guess" || id == u"add_guess") {
        const Guess asked = at(0).guess;
        std::vector<double>& made = guesses_[{asked.question, asked.answer}];
        if (made.empty() || id == u"add_guess") made.emplace_back();
        made.back() = std::clamp(std::round(value.toDouble() / asked.step) * asked.step, asked.least, asked.most);
      }
  }
  void set_seed([[maybe_unused]] std::uint64_t seed) override {
    if constexpr (requires { inputs_.set_seed(seed); })
      inputs_.set_seed(seed);
    else if constexpr (kRandom)
      inputs_.seed = seed;
  }
  bool is_random() const override { return kRandom; }
  bool uses_controls([[maybe_unused]] int step) const override {
    if constexpr (requires { at(step).uses_controls(); }) return at(step).uses_controls();
    return true;
  }
  void reset() override {
    if constexpr (kOfCorpus) return;
    LessonScene fresh;
    if constexpr (requires { fresh.inputs_.keep(inputs_); }) fresh.inputs_.keep(inputs_);
    *this = fresh;
  }
  bool follows_texts() const override { return kFollows; }
  void follow([[maybe_unused]] std::shared_ptr<const lesson::OwnTexts> texts) override {
    if constexpr (kFollows) inputs_.follow(std::move(texts));
  }
  std::unique_ptr<Scene> copy() const override { return std::make_unique<LessonScene>(*this); }
  bool shows_corpus() const override {
    if constexpr (kOfCorpus) return inputs_.shows_corpus();
    return false;
  }

  const Inputs& inputs() const { return inputs_; }
  void show(const Inputs& inputs) { inputs_ = inputs; }

 private:
  static constexpr bool kRandom = requires(Inputs in) { in.seed; };  // not every scene is random
  static constexpr bool kControlled = requires(Inputs in) { in.controls(); };
  static constexpr bool kAsks = requires(Inputs in) { in.step(0).guess; };
  static constexpr bool kFollows = requires(Inputs in) { in.own_texts; };
  static constexpr bool kOfRows = requires(Inputs in) { in.names; };
  static constexpr bool kOfCorpus = requires(Inputs in) { in.shows_corpus(); };

  auto at(int step) const { return inputs_.step(static_cast<std::size_t>(step)); }

  Inputs inputs_;
  Guesses guesses_;
};

}  // namespace lookalike
