#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/recipe.h"
#include "ui/models/diff/prose_diff.h"

namespace lookalike {

/// Shingles one behind the other that stand so in the other text as well.
struct SharedRun {
  std::size_t first = 0, twin = 0;  // positions of the first one here and there
  std::size_t count = 0;

  bool operator==(const SharedRun&) const = default;
};

/// Splits what `own` shares with `other` into runs that neither end can lengthen; both hold shingles in the order of
/// the text. The longest of a shingle's first 16 places is taken, of equal ones the nearest to the run before.
/// Ascending; no shingle is in two runs. O(16 (own + other)).
std::vector<SharedRun> shared_runs(std::span<const std::uint64_t> own, std::span<const std::uint64_t> other);

/// A passage whose shingles both texts have, in bytes of this text and of the other.
struct SharedPassage {
  TextSpan here, there;

  bool operator==(const SharedPassage&) const = default;
};

/// A word that a recipe makes of a text, in bytes of it. Equal words of both texts have one id.
struct RecipeWord {
  TextSpan span;
  std::uint32_t id = 0;

  bool operator==(const RecipeWord&) const = default;
};

/// One text of two as a recipe sees it.
struct RecipeSide {
  std::vector<RecipeWord> words;      // that were compared, ascending
  std::vector<TextSpan> ignored;      // characters, words and numbers that are part of no token, ascending
  std::vector<SharedPassage> shared;  // ascending here; the ends of two may overlap by k - 1 tokens
  std::uint64_t shingles = 0;         // of the set, |A|
};

/// Two texts as a recipe sees them. Jaccard similarity is shared / (left + right - shared) of the counts.
struct RecipeReading {
  RecipeSide left, right;
  std::uint64_t shared_shingles = 0;  // |A n B|
  ProseDiff differences;              // of their tokens, words also where shingles are of characters
};

/// Reads two texts by `recipe`; all spans are bytes of them. O(bytes log bytes), and the time of a comparison.
/// Errors: bad_usage (stop-word file), cancelled.
Result<RecipeReading> read_pair(std::string_view left, std::string_view right, const Recipe& recipe,
                                const std::stop_token& stop);

}  // namespace lookalike
