#pragma once

#include <string_view>

#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/record_reader.h"
#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/load_options.h"

namespace lookalike {

class RecordReader;

/// Turns a reader's records, whose cells are those of `columns.all()`, into documents.
class RecordLoader {
 public:
  RecordLoader(const DocumentColumns& columns, CorpusBuilder& builder) : columns_(columns), builder_(builder) {}

  /// Loads the records that begin before that offset in the file.
  void load(RecordReader& records, std::uint64_t until = RecordReader::kToTheEnd);
  /// Whether the corpus is full and further records are skipped.
  bool full() const { return full_; }
  /// Whether any record had the text.
  bool found_text() const { return found_text_; }

 private:
  void take(const Record& record);
  bool has_text(const Record& record);
  std::string_view joined(const Record& record, std::size_t first, std::size_t count, std::string_view between,
                          std::string& storage) const;

  const DocumentColumns& columns_;
  CorpusBuilder& builder_;
  Record record_;
  std::string text_, id_, title_, details_;
  bool full_ = false, found_text_ = false;
};

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
