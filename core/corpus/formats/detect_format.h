#pragma once

#include <string_view>

#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Looks of the beginning of a file.
struct FormatGuess {
  CorpusFormat format = CorpusFormat::automatic;  // automatic: nothing that could be read, e.g. binary or empty
  bool certain = false;                           // holds what was asked for, not only the shape of it

  bool operator==(const FormatGuess&) const = default;
};

/// Judges by content alone. `head` is UTF-8 or ASCII with other bytes in it, `whole` says that nothing follows.
/// Parquet begins with its mark.
/// Newswire begins with its document type or an item, or has items on lines of their own; JSON Lines with objects
/// on half of the first twenty lines or more; a table with a line that names the text column, or with short distinct
/// names and rows of as many fields; anything else without NUL is text.
FormatGuess guess_format(std::string_view head, bool whole, const LoadOptions& options);

/// The same for a source that was just opened; consumes nothing.
FormatGuess guess_format(BufferedReader& bytes, const LoadOptions& options);

}  // namespace lookalike
