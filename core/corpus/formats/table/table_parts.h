#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads a table in parts in parallel; it begins at `offset` of the memory. The beginning of a part is guessed from the
/// number of quotes before it and the fields of the row found there. A part counts only if the previous one ends
/// exactly there; otherwise the rest is guessed again from that end. Documents, places, damage and digest therefore
/// equal those of `load_table`. O(size), if most guesses hold. Errors: as load_table.
Result<void> load_table_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                              CorpusBuilder& builder, FileMeter& meter);

/// Whether the number of quotes is odd; false if the quote is NUL. O(size), at memory speed.
bool has_odd_quotes(std::string_view bytes, char quote);

/// Offset of the first row of a table that begins at or after `from` (at least 1), if quotes only enclose fields or are
/// doubled inside them; `inside_quotes` says whether `from` is inside quotes. The end of the table counts as a row.
/// Nullopt if no row begins within `distance`. O(distance).
std::optional<std::size_t> find_row_start(std::string_view table, std::size_t from, bool inside_quotes, char quote,
                                          std::size_t distance = kMostRecordBytes);

}  // namespace lookalike
