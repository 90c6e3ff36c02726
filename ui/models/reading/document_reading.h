#pragma once

#include <QString>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// Longer documents are shown only up to this length.
inline constexpr std::size_t kShownCharacters = 20'000, kShownUnits = 2'000, kShownOfShingle = 1'000;

/// The beginning of a text before cleaning.
struct TextBeginning {
  QString text;
  bool cut = false;
};

/// At most `most` characters (UTF-16 units) of a valid UTF-8 text; replaces those a text widget cannot show. O(most).
TextBeginning text_beginning(std::string_view utf8, std::size_t most = kShownCharacters);

/// The position of a token in the text of tokens, in UTF-16 units.
struct TokenMark {
  int position = 0, length = 0;
  bool left_out = false;  // a stop word or a number that the recipe drops
};

/// The tokens of a document under a recipe.
struct TokenReading {
  ShingleUnit unit = ShingleUnit::word;
  QString text;                  // the first tokens, words separated by a blank
  std::vector<TokenMark> marks;  // in the order of the text
  std::uint64_t shown = 0;       // kept tokens in the text
  std::uint64_t total = 0;       // kept tokens of the document
  std::uint64_t left_out = 0;    // words that the recipe drops
};

struct ShingleLine {
  QString shingle;  // a long one is truncated
  std::uint64_t hash = 0;
  std::uint32_t earlier = 0;  // number of earlier occurrences
  std::uint64_t element = 0;  // its element of the set; in a bag, from the second occurrence on, not the hash
};

/// The shingles of a document under a recipe, in the order of the text.
struct ShingleReading {
  std::vector<ShingleLine> lines;  // the first shingles
  std::uint64_t total = 0;         // shingles of the document
  std::uint64_t set_size = 0;      // elements of its set
};

struct DocumentReading {
  ShingleOptions options;
  TokenReading tokens;
  ShingleReading shingles;
};

/// Makes tokens and shingles with `recipe`; shows at most kShownUnits of each. O(bytes). Errors: bad_usage (stop-word
/// file), cancelled.
Result<DocumentReading> read_document(std::string_view text, const Recipe& recipe, const Progress& progress);

}  // namespace lookalike
