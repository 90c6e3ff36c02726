#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/diff/prose_words.h"
#include "core/diff/reflow.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// Consecutive shingles that are also consecutive in the other text.
struct SharedRun {
  std::size_t first = 0, twin = 0;  // positions of the first shingle here and there
  std::size_t count = 0;

  bool operator==(const SharedRun&) const = default;
};

/// Splits the shingles that `own` shares with `other` into maximal runs; both are in the order of the text. Takes the
/// longest run among a shingle's first 16 places, and among equally long ones the nearest to the previous run.
/// Ascending; no shingle is in two runs. O(16 (own + other)).
std::vector<SharedRun> shared_runs(std::span<const std::uint64_t> own, std::span<const std::uint64_t> other);

/// A passage of shared shingles, in bytes of this text and of the other.
struct SharedPassage {
  TextSpan here, there;

  bool operator==(const SharedPassage&) const = default;
};

/// One of two texts under a recipe.
struct RecipeSide {
  Words words;                        // the compared words, ascending; equal ones of both texts share an id
  std::vector<TextSpan> ignored;      // characters, words and numbers outside all tokens, ascending
  std::vector<SharedPassage> shared;  // ascending in this text; neighbours may overlap by k - 1 tokens
  std::uint64_t shingles = 0;         // of the set, |A|
};

/// Two texts under a recipe. With these counts, the Jaccard similarity is shared / (left + right - shared).
struct RecipeReading {
  RecipeSide left, right;
  std::uint64_t shared_shingles = 0;  // |A n B|
  ProseDiff differences;              // of their tokens; of words if shingles consist of characters
};

/// Compares two texts under `recipe`; all spans are bytes of the texts. O(bytes log bytes), plus a comparison.
/// Errors: bad_usage (stop-word file), cancelled.
Result<RecipeReading> read_pair(std::string_view left, std::string_view right, const Recipe& recipe,
                                const std::stop_token& stop);

/// Marks as ignored each difference of two reflowed texts whose sides have the same words under a recipe. Splits a
/// change of which only a part has the same words, and drops the letters of ignored differences. Takes as long as
/// common_subsequence.
void ignore_equal(ProseDiff& diff, const RecipeReading& read, const ReflowedPlaces& left, const ReflowedPlaces& right);

}  // namespace lookalike
