#pragma once

#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/load_options.h"

namespace lookalike {

class RecordLoader;
class RecordReader;

// Each loader reads one file or archive member to its end and hands documents and damage to the builder, whose current
// file it is. A source that breaks off is damage, and the record it broke off in is left out. Errors: cancelled;
// wrong_content when the file as a whole is not what it was taken for.

/// A table in the dialect that its beginning shows.
Result<void> load_table(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder);

/// JSON objects: one a line, or as an array, or pretty-printed.
Result<void> load_json_lines(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder);

/// <REUTERS> items, whatever surrounds them.
Result<void> load_newswire(BufferedReader& bytes, CorpusBuilder& builder);

/// The whole file is one document.
Result<void> load_text_file(BufferedReader& bytes, std::string_view id, const LoadOptions& options,
                            CorpusBuilder& builder);

/// To be called at the end of a source: passes a cancellation on and lists any other failure as damage in the record
/// it fell into.
Result<void> finish_source(const BufferedReader& bytes, std::uint64_t record, CorpusBuilder& builder);

/// The same for records, with a sentence where the corpus was full.
Result<void> finish_records(const BufferedReader& bytes, const RecordReader& records, const RecordLoader& loader,
                            CorpusBuilder& builder);

/// "too long": said of every record beyond kMostRecordBytes.
std::string too_long_message();

/// Said of a source without a single document: what was listed first.
Error no_document(const LoadReport& report, const std::string& path);

/// "1,234 rows are lost.", or "1 row of row group 2 is lost." where `of` is " of row group 2".
std::string lost_rows_message(std::uint64_t rows, const std::string& of = {});

/// Tells how a record's text was made clean; empty when nothing was.
std::string cleaning_message(bool recoded, bool without_nul);

}  // namespace lookalike
