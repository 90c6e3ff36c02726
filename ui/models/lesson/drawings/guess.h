#pragma once

#include <map>
#include <optional>
#include <utility>

#include "ui/models/lesson/scene.h"

namespace lookalike {

/// A question that the audience answers by dragging, before the answer appears.
struct Guess {
  QString question;
  double least = 0, most = 1, step = 0.01;  // answers are multiples of the step in [least, most]
  double answer = 0;
  bool open = true;  // the answer is still hidden
};

/// The audience's guesses by question; a guess reappears with its question.
class Guesses {
 public:
  void make(const Guess& asked, double value) { made_[{asked.question, asked.answer}] = value; }
  std::optional<double> of(const Guess& asked) const {
    const auto found = made_.find({asked.question, asked.answer});
    return found == made_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  std::map<std::pair<QString, double>, double> made_;  // equal questions can have different answers
};

/// Draws a guess as a scale in an area of at least 340 x 160 units. While it is open, the scale can be clicked or
/// dragged (id "guess"), and has no marker until someone guesses; afterwards it shows the answer, and the
/// audience's guess if there is one. If the step `asks`, the frame waits for a guess.
void add_guess(SceneFrame& frame, const QRectF& room, const Guess& guess, const Guesses& made, bool asks);

}  // namespace lookalike
