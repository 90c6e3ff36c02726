#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/experiment/ground_truth/ground_truth.h"

namespace lookalike {

/// Similarities between which hardly any pair lies: every threshold there finds the same pairs.
struct SimilarityGap {
  double from = 0, to = 0;
  std::uint64_t inside = 0;  // different pairs in [from, to), at most a hundredth of those above
  std::uint64_t above = 0;   // different pairs from `to` up
};

/// The pairs that a threshold a tenth lower would add and one a tenth higher take away; different pairs.
struct ThresholdSurroundings {
  double threshold = 0;
  std::optional<double> lower, higher;  // where pairs are known
  std::uint64_t added = 0, taken = 0;
};

/// Natural place of a threshold: a gap, or else the emptiest similarities between two hills of the histogram.
/// Often there is neither, and then a threshold is a judgement; the sentence says which it is and with what numbers.
struct ThresholdSuggestion {
  std::optional<double> threshold;  // middle of the gap or valley; nothing when there is none
  std::optional<SimilarityGap> gap;
  ThresholdSurroundings surroundings;
  std::string sentence;  // of all of these
};

/// Looks at pairs of different documents from the truth's floor up, in bins of 0.05. A gap is two bins wide at least. A
/// valley must lie below both hills by more than chance (two standard errors of a difference of Poisson counts) and
/// hold at most half as many pairs. `present`: the threshold whose surroundings are told. O(pairs).
ThresholdSuggestion suggest_threshold(const GroundTruth& truth, double present);

}  // namespace lookalike
