#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/experiment/ground_truth/ground_truth.h"

namespace lookalike {

/// A range of similarities with hardly any pairs: every threshold in it finds the same pairs.
struct SimilarityGap {
  double from = 0, to = 0;
  std::uint64_t inside = 0;  // different pairs in [from, to), at most a hundredth of `above`
  std::uint64_t above = 0;   // different pairs from `to` up
};

/// The different pairs that a threshold 0.1 lower would add and one 0.1 higher would remove.
struct ThresholdSurroundings {
  double threshold = 0;
  std::optional<double> lower, higher;  // if pairs are known there
  std::uint64_t added = 0, taken = 0;
};

/// Natural threshold: a gap, or else the deepest valley between two peaks of the histogram. Often there is
/// neither, and then the threshold is a matter of judgement; the sentence says which case it is, with the numbers.
struct ThresholdSuggestion {
  std::optional<double> threshold;  // middle of the gap or valley; nullopt if none exists
  std::optional<SimilarityGap> gap;
  ThresholdSurroundings surroundings;
  std::string sentence;  // sums up all of these
};

/// Examines pairs of different documents from the truth's floor upwards, in bins of 0.05. A gap is at least two bins
/// wide. A valley must be below both peaks by more than chance (two standard errors of a difference of Poisson counts)
/// and contain at most half as many pairs. `present`: the threshold whose surroundings are reported. O(pairs).
ThresholdSuggestion suggest_threshold(const GroundTruth& truth, double present);

}  // namespace lookalike
