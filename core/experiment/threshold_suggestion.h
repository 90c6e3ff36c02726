#pragma once

#include <optional>
#include <string>

#include "core/experiment/truth.h"

namespace lookalike {

/// Where a threshold falls naturally: the emptiest similarities between two hills of the histogram. Often there is no
/// such valley, and then any threshold is a judgement; the sentence says which it is and with what numbers.
struct ThresholdSuggestion {
  std::optional<double> threshold;  // middle of the valley; nothing when there is none
  std::string sentence;
};

/// Looks at pairs of different documents from the truth's floor up, in bins of 0.05. A valley must lie below both hills
/// by more than chance (two standard errors of a difference of Poisson counts) and hold at most half as many pairs.
/// O(pairs).
ThresholdSuggestion suggest_threshold(const Truth& truth);

}  // namespace lookalike
