#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/query/groups/groups.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// The rule that chooses a group's keeper.
enum class KeeperRule {
  first,    // the earliest
  longest,  // the one with the longest text, in bytes
  central,  // the one with the largest sum of similarities over its similar pairs
  highest,  // the one with the largest value in a column
  lowest    // the one with the smallest
};

constexpr bool takes_values(KeeperRule rule) {
  return rule == KeeperRule::highest || rule == KeeperRule::lowest;
}

/// The documents of a group that are removed.
enum class DropRule {
  all_but_keeper,  // every other one
  direct           // those in a similar pair with a document that stays
};

enum class LinkKind { keeper, direct, chained, judged_different };

/// A document of a group.
struct GroupMember {
  DocumentIndex document, keeper;    // the keeper of a document that stays is itself
  double similarity = 1;             // to its keeper, exact or estimated as the recipe verifies
  LinkKind link = LinkKind::keeper;  // `chained`: no similar pair with its keeper; `judged_different`: also judged so

  bool stays() const { return document == keeper; }
  bool operator==(const GroupMember&) const = default;
};

/// The user's choices, in addition to a rule.
struct KeeperWishes {
  std::vector<DocumentIndex> chosen;                  // chosen keepers; the earliest counts if a group has several
  std::shared_ptr<const std::vector<double>> values;  // by document, for a column; NaN ranks last
  std::size_t old = 0;                                // the first `old` documents all stay and come before others

  bool operator==(const KeeperWishes&) const = default;
};

/// Chooses the keepers, in the order of `groups.documents`. Ties go to the earlier document. Among documents with equal
/// shingle sets, the longest, the best by a column or the chosen keeper represents all; the earliest for the other
/// rules. Links weaker than `least` do not count. O(pairs + shingles of the groups), and 8 bytes per pair for
/// DropRule::direct. Errors: cancelled, unreadable.
Result<std::vector<GroupMember>> choose_keepers(const JudgedRun& run, const DocumentGroups& groups, double least,
                                                KeeperRule rule, DropRule drop, const Progress& progress,
                                                const KeeperWishes& wishes = {});

/// The changes that verdicts make in the groups of a run.
struct VerdictEffects {
  LinkChanges links;
  std::size_t go_without = 0;        // removed documents without verdicts
  std::size_t judged_different = 0;  // documents removed because of a chain, although judged different from the keeper
};

/// For the `members` that choose_keepers returned for the run with verdicts and these arguments. Complexity and errors:
/// as choose_keepers.
Result<VerdictEffects> verdict_effects(const RunResult& run, const JudgedRun& judged,
                                       std::span<const GroupMember> members, double least, KeeperRule rule,
                                       DropRule drop, const Progress& progress, const KeeperWishes& wishes);

/// "2 documents go because of a chain, although judged different from the keeper".
std::string judged_different_text(std::size_t documents);
/// "verdicts cut 7 links and add 0; without them 505 documents would go; " and judged_different_text; empty if verdicts
/// change nothing.
std::string effects_text(const VerdictEffects& effects);

/// A chosen keeper of a group. Its text identifies it, so that it is found again in a reloaded corpus; id and position
/// distinguish copies of the text.
struct ChosenKeeper {
  DocumentIndex position;
  TextDigest text;
  std::string id;

  static constexpr std::size_t kMost = 10'000;      // in one run file
  static constexpr std::size_t kLongestId = 1'000;  // bytes; longer ids are cut

  bool operator==(const ChosenKeeper&) const = default;
};

/// The document as a chosen keeper.
ChosenKeeper chosen_keeper(const Corpus& corpus, DocumentIndex document);

/// The document of a corpus with the text of each chosen keeper; nullopt if the corpus does not have the text.
using KeeperPlaces = std::map<TextDigest, std::optional<DocumentIndex>>;

/// Prefers the copy with the same id, then the one at the same position, then the first. O(texts of the keepers) if
/// nothing has moved, otherwise O(bytes of all texts). Errors: cancelled, unreadable.
Result<KeeperPlaces> find_keepers(const Corpus& corpus, const std::vector<ChosenKeeper>& chosen,
                                  const Progress& progress);

/// The found documents, ascending.
std::vector<DocumentIndex> documents_of(const KeeperPlaces& places);

}  // namespace lookalike
