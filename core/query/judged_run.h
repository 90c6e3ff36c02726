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

/// Two representatives of a run that are a similar pair, and how similar they are by what the recipe verifies with (by
/// signature, and where nothing is verified, the estimate); 1 where a person judged them so.
struct SimilarityLink {
  DocumentIndex a, b;
  double similarity = 0;

  bool operator==(const SimilarityLink&) const = default;
};

/// How many verdicts change a link: those that cut a similar pair, and those that make one.
struct LinkChanges {
  std::size_t cut = 0, made = 0;

  bool any() const { return cut + made > 0; }
  bool operator==(const LinkChanges&) const = default;
};

/// A run whose links a person's verdicts decide: texts judged different are no similar pair, texts judged same or near
/// are one, without shingles too. In `groups` a judged text stands for itself and its copies alone.
struct JudgedRun : RunResult {
  JudgedRun(const RunResult& run) : RunResult(run) {}  // NOLINT: a run without verdicts is one

  /// Among the links that are not broken at `least`. O(verdicts).
  LinkChanges changes(double least) const;

  /// A verdict whose texts are both there.
  struct Decided {
    bool similar = false;
    double measured = -1;  // similarity of the pair where the run found it
  };

  VerdictView view;
  std::vector<Decided> decided;
  std::unordered_set<std::uint64_t> judged;  // pairs of representatives whose links are not the run's: pair_key
  std::vector<SimilarityLink> made;          // beside those of the run
  /// Representatives in place of one of the run that some verdict concerns; and which of the run these are.
  std::unordered_map<std::uint32_t, std::vector<DocumentIndex>> nodes;
  std::vector<bool> concerned;  // empty without verdicts
};

/// The same for a, b and b, a.
inline std::uint64_t pair_key(DocumentIndex a, DocumentIndex b) {
  const auto [first, second] = std::minmax(a.value, b.value);
  return std::uint64_t{first} << 32 | second;
}

/// Texts are digested where the view has no digests of this corpus. O(pairs + documents + verdicts * copies of a text).
/// Errors: cancelled, unreadable.
Result<JudgedRun> judge_run(const RunResult& run, VerdictView view, const Progress& progress);

}  // namespace lookalike
