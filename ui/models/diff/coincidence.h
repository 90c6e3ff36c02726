#pragma once

#include <cstdint>
#include <vector>

#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// Tells words that two texts have in common by chance, between longer differences, from those that mean something.
class Coincidence {
 public:
  /// Ids of words are less than `different`. O(words).
  Coincidence(const TextWords& left, const TextWords& right, std::size_t different);

  /// Whether `same` words are by chance between these differences, which are empty at an end of the texts: they weigh
  /// less than half of either, or are fewer than three beside unlike passages, and neither begin a line as a label nor
  /// are a line on both sides. Marks and words that are frequent in these texts weigh half. So many as would else be
  /// called moved, and cross nothing, are none.
  bool operator()(const WordStretch& before, const WordStretch& same, const WordStretch& after) const;

 private:
  bool is_label(const WordStretch& same) const;
  std::size_t half_weights(const WordStretch& same, std::size_t most) const;

  const TextWords &left_, &right_;
  std::vector<std::uint32_t> times_;  // that each word is in both texts
};

}  // namespace lookalike
