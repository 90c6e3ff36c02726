#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/query/groups.h"

namespace lookalike {

/// Which document of a group stays.
enum class KeeperRule {
  first,    // the earliest
  longest,  // the one with the longest text, in bytes
  central,  // the one with the largest sum of similarities to the documents it is a pair with
  highest,  // the one with the largest value in a column
  lowest    // the one with the smallest
};

constexpr bool takes_values(KeeperRule rule) {
  return rule == KeeperRule::highest || rule == KeeperRule::lowest;
}

/// Which documents of a group go.
enum class DropRule {
  all_but_keeper,  // every other one
  direct           // those that are a similar pair with a document that stays
};

enum class LinkKind { keeper, direct, chained, judged_different };

/// A document of a group.
struct GroupMember {
  DocumentIndex document, keeper;    // the keeper of a document that stays is itself
  double similarity = 1;             // to its keeper, exact or estimated as the recipe verifies
  LinkKind link = LinkKind::keeper;  // `chained`: no similar pair with its keeper; `judged_different`: and judged so

  bool stays() const { return document == keeper; }
  bool operator==(const GroupMember&) const = default;
};

/// Wishes of a person beside a rule.
struct KeeperWishes {
  std::vector<DocumentIndex> by_hand;                 // stay whatever the rule says; of a group the earliest
  std::shared_ptr<const std::vector<double>> values;  // of each document, for a column; NaN ranks last
  std::size_t old = 0;                                // the first `old` documents all stay and come before others

  bool operator==(const KeeperWishes&) const = default;
};

/// Chooses what stays, in the order of `groups.documents`. Ties go to the earlier document. Of documents with equal
/// shingle sets, the longest, the best by a column or the one chosen by hand stands for all; the earliest for
/// the other rules. Links weaker than `least` do not count. O(pairs + shingles of the groups), and 8 bytes a pair for
/// DropRule::direct. Errors: cancelled, unreadable.
Result<std::vector<GroupMember>> choose_keepers(const JudgedRun& run, const DocumentGroups& groups, double least,
                                                KeeperRule rule, DropRule drop, const Progress& progress,
                                                const KeeperWishes& wishes = {});

/// How many documents of a run go where no verdict counts. Complexity and errors as choose_keepers.
Result<std::size_t> count_dropped(const RunResult& run, double least, KeeperRule rule, DropRule drop,
                                  const Progress& progress, const KeeperWishes& wishes);

}  // namespace lookalike
