#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "core/lesson/sentence.h"

namespace lookalike {

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

}  // namespace lookalike
