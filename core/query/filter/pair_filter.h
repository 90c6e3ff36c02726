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
/// disputed between judges), `identical` (equal shingle sets), a word that is the beginning of a word in title or text
/// of either document, or "quoted words" that occur there in sequence, as whole words, both ignoring the case of ASCII
/// letters; joined by `and` (or nothing), `or`, `not` and parentheses.
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

}  // namespace lookalike
