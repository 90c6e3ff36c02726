#pragma once

#include "core/corpus/formats/head_records.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// The fields that make up documents, and the fields of the first records.
struct JsonColumns {
  DocumentColumns columns;
  std::vector<std::string> found;
};

/// The fields that the options request, even if the first records lack them, or else those with common names.
/// Consumes nothing.
JsonColumns json_columns(BufferedReader& bytes, const LoadOptions& options);

/// The first records; `head` is the beginning of a file, and `whole` means that nothing follows.
HeadRecords read_json_head(std::string_view head, bool whole, std::size_t most);

/// The error for a file without any object that has the text.
tl::unexpected<Error> no_text_field(const JsonColumns& json);

}  // namespace lookalike
