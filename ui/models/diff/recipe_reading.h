#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/recipe.h"
#include "ui/models/diff/prose_diff.h"

namespace lookalike {

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
