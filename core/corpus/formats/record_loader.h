#pragma once

#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/record_reader.h"

namespace lookalike {

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

}  // namespace lookalike
