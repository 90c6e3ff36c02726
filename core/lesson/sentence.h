#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lookalike::lesson {

/// Seed of every scene at first. Its first permutation has the first 1 of both sets in row 4, so that a minhash cannot
/// be taken for the bit itself.
inline constexpr std::uint64_t kFirstSeed = 77;

/// A sentence with places %1 to %9 for values, so that a window can translate the pattern and keep the numbers.
struct Sentence {
  std::string pattern;
  std::vector<std::string> values;     // of %1, %2, ...
  std::vector<Sentence> phrases = {};  // of the places behind them: parts that are translated as well

  bool empty() const { return pattern.empty(); }
  /// The pattern with values and phrases. A place without one stays as it is.
  std::string text() const;
  bool operator==(const Sentence&) const = default;
};

/// The words of a step: a question as its title, the sentence that explains it and, where there is more to say or to
/// try, a note.
struct StepWords {
  Sentence title, sentence, note;
  bool operator==(const StepWords&) const = default;
};

/// A question that the audience answers by dragging before the answer is shown.
struct Guess {
  Sentence question;
  double least = 0, most = 1, step = 0.01;  // answers are multiples of the step in [least, most]
  double answer = 0;
  bool open = true;  // the answer is still to be hidden
  bool operator==(const Guess&) const = default;
};

}  // namespace lookalike::lesson
