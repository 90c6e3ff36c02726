#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/query/keepers.h"

namespace lookalike {

/// A person's wishes about groups.
struct GroupChoice {
  double least = 0;  // links of less similarity are broken
  KeeperRule rule = KeeperRule::first;
  DropRule drop = DropRule::all_but_keeper;
  KeeperWishes wishes = {};

  bool operator==(const GroupChoice&) const = default;
};

/// The groups of a run and what stays of them. Immutable: made off the GUI thread.
struct GroupRows {
  /// Sums of one group.
  struct Summary {
    std::uint32_t documents = 0, chained = 0, go = 0;
    DocumentIndex keeper;
  };

  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const SimilarityForest> forest;
  GroupChoice choice;
  DocumentGroups groups;
  std::vector<GroupMember> members;  // in the order of groups.documents
  std::vector<std::uint32_t> order;  // places of members, group after group: what stays, then by similarity to it
  std::vector<Summary> summaries;    // of each group
  std::uint64_t go = 0;              // documents that go, of all groups
  std::vector<std::uint32_t> whole;  // number of each document's group before links were broken; empty where none are

  /// Number of a group, or of the one that it is a part of, among those of the run.
  std::uint32_t number_in_run(std::size_t group) const {
    return whole.empty() ? static_cast<std::uint32_t>(group + 1) : whole[groups.members(group).front()];
  }

  std::span<const GroupMember> members_of(std::size_t group) const {
    return std::span(members).subspan(groups.begin[group], groups.begin[group + 1] - groups.begin[group]);
  }
  /// The member that a list of the group shows at a place.
  const GroupMember& listed(std::size_t group, std::size_t place) const {
    return members[order[groups.begin[group] + place]];
  }
  /// The same groups, of which perhaps other documents stay.
  bool has_groups_of(const GroupRows& other) const { return run == other.run && choice.least == other.choice.least; }
};

/// Groups a run; takes the forest of `known` where it is of the same run. O(pairs + shingles of the groups +
/// documents log documents).
/// Errors: cancelled, unreadable.
Result<std::shared_ptr<const GroupRows>> list_groups(const std::shared_ptr<const RunResult>& run,
                                                     const GroupChoice& choice, const GroupRows* known,
                                                     const Progress& progress);

/// Groups of `from` to `to` documents.
struct GroupSizeBin {
  std::uint32_t from = 0, to = 0;
  std::uint64_t groups = 0;

  bool operator==(const GroupSizeBin&) const = default;
};

/// Groups by size, smallest first: each size alone where there are few, else the powers of two as borders. Bins without
/// a group are left out.
std::vector<GroupSizeBin> bins_by_size(const DocumentGroups& groups);

}  // namespace lookalike
