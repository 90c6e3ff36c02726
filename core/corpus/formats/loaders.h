#pragma once

#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/load_options.h"

namespace lookalike {

class RecordLoader;
class RecordReader;

// Each loader reads one file or archive member, the builder's current file, to its end and passes documents and damage
// to the builder. A truncated source is damage, and its incomplete record is skipped. Errors: cancelled; wrong_content
// if the file as a whole is not of the format.

/// A table in the dialect inferred from its beginning.
Result<void> load_table(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder);

/// JSON objects: one per line, or as an array, or pretty-printed.
Result<void> load_json_lines(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder);

/// <REUTERS> items; text around them is ignored.
Result<void> load_newswire(BufferedReader& bytes, CorpusBuilder& builder);

/// The whole file is one document.
Result<void> load_text_file(BufferedReader& bytes, std::string_view id, const LoadOptions& options,
                            CorpusBuilder& builder);

/// Call at the end of a source: returns a cancellation and lists any other failure as damage of the record in which it
/// occurred.
Result<void> finish_source(const BufferedReader& bytes, std::uint64_t record, CorpusBuilder& builder);

/// The same for records, with a sentence if the corpus was full.
Result<void> finish_records(const BufferedReader& bytes, const RecordReader& records, const RecordLoader& loader,
                            CorpusBuilder& builder);

/// Damage message for a record beyond kMostRecordBytes.
std::string too_long_message();

/// The error for a source without a single document, with the first damage listed.
Error no_document(const LoadReport& report, const std::string& path);

/// "1,234 rows are lost.", or "1 row of row group 2 is lost." if `of` is " of row group 2".
std::string lost_rows_message(std::uint64_t rows, const std::string& of = {});

/// Damage message for a record whose text was cleaned; empty if nothing was changed.
std::string cleaning_message(bool recoded, bool without_nul);

}  // namespace lookalike
