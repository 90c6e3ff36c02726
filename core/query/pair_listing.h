#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/query/pair_filter.h"

namespace lookalike {

/// Pairs of documents with equal shingle sets: found under every recipe, with nothing to compare.
enum class IdenticalPairs { with, without };

bool are_identical(const DuplicateGroups& groups, const SimilarPair& pair);

/// Which of many pairs a list shows.
struct PairListing {
  PairFilter filter;
  IdenticalPairs identical = IdenticalPairs::with;
  bool one_a_group = false;  // of the pairs of a group of the run, or that pairs listed here connect, only the first
  std::uint32_t sample = 0;  // at random so many of each stratum of similarity; 0: all

  /// Leaves out identical pairs at most.
  bool shows_all_different() const { return filter.passes_all() && !one_a_group && sample == 0; }
  bool operator==(const PairListing& other) const;
};

/// Width of a stratum of similarity: exact, or estimated where it was not computed.
inline constexpr double kStratum = 0.05;

/// Positions of the listed pairs, ascending: first filter and identity, then one of each group, then the sample, which
/// takes the same pairs every time. O(pairs + text of their documents), for groups O(pairs of the run + documents).
/// Errors: those of filter_pairs.
Result<std::vector<std::uint32_t>> list_positions(const PairListing& listing, const RunResult& run,
                                                  std::span<const SimilarPair> pairs, const Progress& progress,
                                                  const VerdictView& verdicts = {});

}  // namespace lookalike
