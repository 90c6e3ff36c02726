#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/query/filter/pair_filter.h"

namespace lookalike {

/// Pairs of documents with equal shingle sets: every recipe finds them, and there is nothing to compare.
enum class IdenticalPairs { with, without };

bool are_identical(const DuplicateGroups& groups, const SimilarPair& pair);

/// The pairs that a list shows.
struct PairListing {
  PairFilter filter;
  IdenticalPairs identical = IdenticalPairs::with;
  bool one_a_group = false;  // only the first pair of each group of the run, or connected by listed pairs
  std::uint32_t sample = 0;  // this many at random from each stratum of similarity; 0: all

  /// Hides at most identical pairs.
  bool shows_all_different() const { return filter.passes_all() && !one_a_group && sample == 0; }
  bool operator==(const PairListing& other) const;
};

/// A random number for each pair that depends only on its documents, so that a draw does not change with the list. The
/// pairs with the lowest numbers of a stratum are its sample.
std::uint64_t lot_of(DocumentIndex a, DocumentIndex b);

/// Width of a stratum of similarity: exact, or estimated if not computed.
inline constexpr double kStratum = 0.05;

/// Positions of the listed pairs, ascending: first filter and identity, then one of each group, then the sample, which
/// is the same every time. O(pairs + text of their documents), for groups O(pairs of the run + documents). Errors: as
/// filter_pairs.
Result<std::vector<std::uint32_t>> list_positions(const PairListing& listing, const RunResult& run,
                                                  std::span<const SimilarPair> pairs, const Progress& progress,
                                                  const VerdictView& verdicts = {});

}  // namespace lookalike
