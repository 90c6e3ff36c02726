#pragma once

#include <QString>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// Longer documents are shown only up to here.
inline constexpr std::size_t kShownCharacters = 20'000, kShownUnits = 2'000, kShownOfShingle = 1'000;

/// The beginning of a text as it was read.
struct TextBeginning {
  QString text;
  bool cut = false;
};

/// At most `most` characters (UTF-16 units) of a valid UTF-8 text; what a text widget cannot hold is replaced. O(most).
TextBeginning text_beginning(std::string_view utf8, std::size_t most = kShownCharacters);

/// The place of a token in the text of tokens, in UTF-16 units.
struct TokenMark {
  int position = 0, length = 0;
  bool left_out = false;  // a stop word or a number that the recipe drops
};

/// The tokens that a recipe makes of a document.
struct TokenReading {
  ShingleUnit unit = ShingleUnit::word;
  QString text;                  // the first ones one after the other, a blank between two words
  std::vector<TokenMark> marks;  // in the order of the text
  std::uint64_t shown = 0;       // kept tokens in the text
  std::uint64_t total = 0;       // kept tokens of the document
  std::uint64_t left_out = 0;    // words of the document that the recipe drops
};

struct ShingleLine {
  QString shingle;  // the beginning of a long one
  std::uint64_t hash = 0;
  std::uint32_t earlier = 0;  // how often the same shingle came before
  std::uint64_t element = 0;  // what stands for it in the set; not the hash from the second occurrence in a bag on
};

/// The shingles that a recipe makes of a document, in the order of the text.
struct ShingleReading {
  std::vector<ShingleLine> lines;  // the first ones
  std::uint64_t total = 0;         // shingles of the document
  std::uint64_t set_size = 0;      // elements of its set
};

struct DocumentReading {
  ShingleOptions options;
  TokenReading tokens;
  ShingleReading shingles;
};

/// Reads a text by `recipe`; shows at most kShownUnits of each kind. O(bytes). Errors: bad_usage (stop-word file),
/// cancelled.
Result<DocumentReading> read_document(std::string_view text, const Recipe& recipe, const Progress& progress);

}  // namespace lookalike
