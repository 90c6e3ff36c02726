#pragma once

#include "core/corpus/formats/head_records.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// The fields that documents are made of, and those that the first records have.
struct JsonColumns {
  DocumentColumns columns;
  std::vector<std::string> found;
};

/// The fields that the options ask for, whether the first records have them or not, or else those of a usual name.
/// Consumes nothing.
JsonColumns json_columns(BufferedReader& bytes, const LoadOptions& options);

/// The first records; `head` is the beginning of a file, and `whole` says that nothing follows.
HeadRecords read_json_head(std::string_view head, bool whole, std::size_t most);

/// The error of a file none of whose objects has the text.
tl::unexpected<Error> no_text_field(const JsonColumns& json);

}  // namespace lookalike
