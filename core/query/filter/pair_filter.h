#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/engine.h"
#include "core/similarity/similar_pairs.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

/// A syntax error of a filter, and its position.
struct FilterProblem {
  std::size_t position = 0;  // characters of the text before the error
  std::string sentence;
};

/// A condition on pairs, written as text: `j>=0.8`, `estimate<0.5`, `containment>=0.9`, `bands<3`, `words>10` (of the
/// shorter document), `id:17` (of either), `doc:211` (the position of either), `group:3` (both in this group of the
/// run, after verdicts, by its number in a table of groups), `verdict:near` (or same, different, unsure, any, none,
/// disputed between judges), `judge:anna` (judged by her), `identical` (equal shingle sets), a word that is the
/// beginning of a word in title or text of either document, or "quoted words" that occur there in sequence, as whole
/// words, both ignoring the case of ASCII letters; joined by `and` (or nothing), `or`, `not` and parentheses.
class PairFilter {
 public:
  struct Node;

  /// An empty text matches every pair. O(length).
  static tl::expected<PairFilter, FilterProblem> parse(std::string_view text);

  bool passes_all() const { return root_ == nullptr; }
  bool asks_verdicts() const;
  /// Null if every pair passes.
  const Node* root() const { return root_.get(); }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  std::shared_ptr<const Node> root_;
};

/// Positions of the pairs that pass, ascending, on all cores. Searches each document once for words. O(pairs + text of
/// their documents). Errors: cancelled, unreadable. Without digests in `verdicts` no pair counts as judged.
Result<std::vector<std::uint32_t>> filter_pairs(const PairFilter& filter, const RunResult& run,
                                                std::span<const SimilarPair> pairs, const Progress& progress,
                                                const VerdictView& verdicts = {});

/// The problem as one sentence with its place: "At character 5: ...".
std::string to_string(const FilterProblem& problem);

/// Pairs of documents with equal shingle sets: every recipe finds them, and there is nothing to compare.
enum class IdenticalPairs { with, without };

bool are_identical(const DuplicateGroups& groups, const SimilarPair& pair);

/// The pairs that a list shows.
struct PairListing {
  PairFilter filter;
  IdenticalPairs identical = IdenticalPairs::with;
  bool one_a_group = false;  // only the first pair of each group of the run, or connected by listed pairs
  std::uint32_t sample = 0;  // this many at random from each stratum of similarity; 0: all

  /// Hides no pairs other than identical ones.
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
