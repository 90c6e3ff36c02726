#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/query/groups/keepers.h"

namespace lookalike {

/// The sort key of the groups.
enum class GroupOrder { number, documents, weakest, chained, gone };

/// The settings of the list of groups.
struct GroupChoice {
  double least = 0;  // links of lower similarity are broken
  KeeperRule rule = KeeperRule::first;
  DropRule drop = DropRule::all_but_keeper;
  std::shared_ptr<const std::vector<double>> values = {};  // of each document, for a column
  std::vector<ChosenKeeper> keepers = {};                  // chosen keepers
  VerdictView verdicts = {};                               // that decide links
  GroupOrder order = GroupOrder::number;
  bool descending = false;

  bool operator==(const GroupChoice&) const = default;
};

/// The groups of a run and their keepers. Immutable; made off the GUI thread.
struct GroupRows {
  /// Sums of one group.
  struct Summary {
    std::uint32_t documents = 0, chained = 0, go = 0;
    std::uint32_t judged_different = 0;  // from the keeper, dropped through a chain
    DocumentIndex keeper;
  };

  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const JudgedRun> judged;  // the same with verdicts
  std::shared_ptr<const SimilarityForest> forest;
  GroupChoice choice;
  KeeperPlaces places;                // of the chosen keepers
  std::vector<DocumentIndex> chosen;  // chosen keepers in this run, ascending
  DocumentGroups groups;
  std::vector<GroupMember> members;  // in the order of groups.documents
  /// Places of members, group by group, exact duplicates adjacent: the keeper, then by similarity to it.
  std::vector<std::uint32_t> order;
  std::vector<std::uint32_t> sets;       // places in `order` at which exact duplicates begin, and its end
  std::vector<std::uint32_t> first_set;  // of each group in `sets`, and their number
  std::vector<Summary> summaries;        // of each group
  std::vector<std::uint32_t> listed;     // groups in listed order
  std::vector<std::uint32_t> row;        // the listed row of each group
  std::uint64_t go = 0;                  // dropped documents of all groups
  VerdictEffects effects;
  std::vector<std::uint32_t> whole;  // number of each document's group before links were broken; empty if none were

  /// Number of a group, or of the run's group that contains it.
  std::uint32_t number_in_run(std::size_t group) const {
    return whole.empty() ? static_cast<std::uint32_t>(group + 1) : whole[groups.members(group).front()];
  }

  std::span<const GroupMember> members_of(std::size_t group) const {
    return std::span(members).subspan(groups.begin[group], groups.begin[group + 1] - groups.begin[group]);
  }
  /// Number of different documents of a group; exact duplicates count once.
  std::size_t different(std::size_t group) const { return first_set[group + 1] - first_set[group]; }
  std::size_t copies(std::size_t group, std::size_t set) const {
    const std::size_t at = first_set[group] + set;
    return sets[at + 1] - sets[at] - 1;
  }
  /// The keeper of a set of exact duplicates, or the earliest one; `copy` from 1 on selects the others.
  const GroupMember& member(std::size_t group, std::size_t set, std::size_t copy = 0) const {
    return members[order[sets[first_set[group] + set] + copy]];
  }
  /// Whether it is the effective chosen keeper: if a group has several, the earliest counts.
  bool is_chosen(const GroupMember& member) const {
    return member.stays() && std::ranges::binary_search(chosen, member.document);
  }
  /// Whether both have the same groups in the same order, perhaps with other keepers or verdicts.
  bool has_groups_of(const GroupRows& other) const {
    return run == other.run && groups.documents == other.groups.documents && groups.begin == other.groups.begin &&
           listed == other.listed;
  }
};

/// Groups a run; reuses the forest of `known` if run and verdicts are the same. O(pairs + shingles of the groups +
/// documents log documents).
/// Errors: cancelled, unreadable.
Result<std::shared_ptr<const GroupRows>> list_groups(const std::shared_ptr<const RunResult>& run,
                                                     const GroupChoice& choice, const GroupRows* known,
                                                     const Progress& progress);

/// The number of groups with `from` to `to` documents.
struct GroupSizeBin {
  std::uint32_t from = 0, to = 0;
  std::uint64_t groups = 0;

  bool operator==(const GroupSizeBin&) const = default;
};

/// Groups by size, smallest first: one bin per size if there are few sizes, otherwise powers of two as borders. Empty
/// bins are left out.
std::vector<GroupSizeBin> bins_by_size(const DocumentGroups& groups);

}  // namespace lookalike
