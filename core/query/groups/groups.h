#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/query/groups/judged_run.h"

namespace lookalike {

/// Connected groups of at least two documents, largest first, then by first document; exact duplicates are ordinary
/// members.
struct DocumentGroups {
  std::vector<DocumentIndex> documents;  // one group after another, ascending in each
  std::vector<std::uint32_t> begin{0};   // start of each group in `documents`, and the end of the last
  std::vector<SimilarityLink> weakest;   // link of each group, among equals the least similar

  std::size_t size() const { return begin.size() - 1; }
  std::span<const DocumentIndex> members(std::size_t group) const {
    return std::span(documents).subspan(begin[group], begin[group + 1] - begin[group]);
  }
};

/// Containment of a link's documents, exact or estimated as its similarity is; 1 if that is 1. O(1).
double containment(const SimilarityLink& link, const RunResult& run);

/// For each document, the number of its group, from 1 in the order of the run's groups; 0 if it is in none. Union-find.
/// O(pairs). Errors: cancelled.
Result<std::vector<std::uint32_t>> group_numbers(const JudgedRun& run, const Progress& progress);

/// The maximum spanning forest of the similar pairs of a run: for each group, the links that connect it longest as the
/// threshold rises. It gives the connected documents for every threshold.
class SimilarityForest {
 public:
  /// By Boruvka's algorithm: O(pairs log documents), 40 bytes per document. Errors: cancelled.
  static Result<SimilarityForest> make(const JudgedRun& run, const Progress& progress);

  /// By strength, then similarity, descending, then a, b.
  std::span<const SimilarityLink> links() const { return links_; }

  /// Groups that remain without links weaker than `least`; at the run's threshold, the run's groups.
  /// O(documents).
  DocumentGroups groups_at(double least) const;

 private:
  SimilarityForest(std::vector<SimilarityLink> links, std::shared_ptr<const DuplicateGroups> duplicates)
      : links_(std::move(links)), duplicates_(std::move(duplicates)) {}

  std::vector<SimilarityLink> links_;
  std::shared_ptr<const DuplicateGroups> duplicates_;
};

/// A similar pair of a group, by the positions of its documents among the members.
struct GroupLink {
  std::uint32_t a = 0, b = 0;
  double similarity = 1;
  bool in_tree = false;  // in the maximum spanning tree, whose weakest link connects the group
  enum class From { run, added, cut } from = From::run;  // by verdicts
  double strength = similarity;                          // 1 if the user judged the pair similar

  bool operator==(const GroupLink&) const = default;
};

/// Links among the members of a group, first those of its spanning tree, then the strongest `more` others, both by
/// strength and similarity, descending, then those that verdicts cut. An exact duplicate is linked only to the
/// earliest. O(pairs of the run). Errors: cancelled.
Result<std::vector<GroupLink>> group_links(const JudgedRun& run, std::span<const DocumentIndex> members, double least,
                                           std::size_t more, const Progress& progress);

}  // namespace lookalike
