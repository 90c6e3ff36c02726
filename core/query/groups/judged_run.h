#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/engine.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

/// Two representatives of a run that are a similar pair.
struct SimilarityLink {
  DocumentIndex a, b;
  double strength = 0;           // 1 if the user judged them similar, otherwise their similarity
  double similarity = strength;  // as the recipe verifies: the estimate if by signature or unverified

  bool operator==(const SimilarityLink&) const = default;
};

/// Number of verdicts that change a link: those that cut a similar pair, and those that add one.
struct LinkChanges {
  std::size_t cut = 0, made = 0;

  bool any() const { return cut + made > 0; }
  bool operator==(const LinkChanges&) const = default;
};

/// A run whose links are changed by the user's verdicts: texts judged different are not a similar pair, texts judged
/// same or near are one, even without shingles. In `groups` a judged text represents only itself and its copies.
struct JudgedRun : RunResult {
  JudgedRun(const RunResult& run) : RunResult(run) {}  // NOLINT: a run without verdicts

  /// Changes among the links of at least `least`. O(verdicts).
  LinkChanges changes(double least) const;

  /// A verdict whose texts are both in the corpus.
  struct Decided {
    bool similar = false;
    double measured = -1;  // similarity of the pair if the run found it

    bool cuts(double least) const { return !similar && measured >= least; }
    bool makes(double least) const { return similar && measured < least; }
  };

  VerdictView view;
  std::vector<Decided> decided;
  /// The representatives that verdicts decide on, each with its number in `decided`.
  struct DecidedLink {
    DocumentIndex a, b;
    std::size_t verdict = 0;
  };
  std::vector<DecidedLink> decided_links;
  std::unordered_set<std::uint64_t> judged;  // pair_key of representatives whose links differ from the run's
  std::vector<SimilarityLink> made;          // in addition to the run's links
  /// For each representative with verdicts (`concerned`), the representatives that replace it.
  std::unordered_map<std::uint32_t, std::vector<DocumentIndex>> nodes;
  std::vector<bool> concerned;  // empty without verdicts
};

/// The same for a, b as for b, a.
inline std::uint64_t pair_key(DocumentIndex a, DocumentIndex b) {
  const auto [first, second] = std::minmax(a.value, b.value);
  return std::uint64_t{first} << 32 | second;
}

/// Digests the texts if the view has no digests of this corpus. O(pairs + documents + verdicts * (copies of a text +
/// shingles)). Errors: cancelled, unreadable.
Result<JudgedRun> judge_run(const RunResult& run, const VerdictView& view, const Progress& progress);

}  // namespace lookalike
