#include "core/corpus/formats/parquet/row_group_reader.h"

#include "core/base/utf8_text.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/parquet/column_reader.h"
#include "core/corpus/input/byte_source.h"

namespace lookalike {
namespace {

constexpr std::uint64_t kRowBytes = 64;  // approximate size of a document without its text

/// The columns that make up one field of a document; several are joined.
struct Field {
  std::vector<ParquetColumnReader> readers;
  std::string_view between;
  std::optional<std::string_view> value;
  std::string cleaned, joined;
  bool recoded = false, without_nul = false;

  Result<void> next() {
    value.reset();
    recoded = without_nul = false;
    for (ParquetColumnReader& reader : readers) {
      const auto read = reader.next();
      if (!read) return tl::unexpected(read.error());
      if (*read) take(**read);
    }
    return {};
  }
  std::size_t size() const { return value.value_or(std::string_view()).size(); }

 private:
  void take(std::string_view bytes) {
    const CleanText clean = clean_text(bytes, cleaned);
    recoded |= clean.recoded;
    without_nul |= clean.without_nul;
    if (readers.size() == 1) {
      value = clean.text;
      return;
    }
    if (!value) joined.clear();
    if (!joined.empty() && !clean.text.empty()) joined += between;
    value = joined += clean.text;
  }
};

/// The rows of one group in order.
class GroupRows {
 public:
  GroupRows(std::string_view file, const ParquetMetadata& metadata, const ParquetFields& fields, std::size_t number,
            std::uint64_t most_bytes)
      : metadata_(metadata), number_(number), group_(metadata.groups[number]), left_(most_bytes) {
    open(text_, file, fields.text, "\n");
    open(id_, file, fields.id, " ");
    open(title_, file, fields.title, " ");
  }

  bool read(CorpusBuilder& builder, const std::function<bool(std::uint64_t)>& stop) {
    for (row_ = 0; row_ < group_.rows; ++row_) {
      if (stop(page())) return false;
      if (const auto next = next_row(); !next) {
        lose_rest(builder, next.error());
        return true;
      }
      if (!take(builder)) return false;
    }
    return true;
  }

 private:
  void open(Field& field, std::string_view file, const std::vector<std::size_t>& columns, std::string_view between) {
    field.between = between;
    for (const std::size_t number : columns) {
      const ParquetColumn& column = metadata_.columns[number];
      field.readers.emplace_back(file, column, group_.chunks[column.leaf], group_.rows);
    }
  }

  Result<void> next_row() {
    for (Field* const field : {&text_, &id_, &title_})
      if (const auto read = field->next(); !read) return read;
    const std::uint64_t bytes = kRowBytes + text_.size() + id_.size() + title_.size();
    if (bytes > left_) return failure(ErrorCode::wrong_content, UnpackingLimit::too_much());
    left_ -= bytes;
    return {};
  }

  std::uint64_t page() const { return text_.readers.front().page(); }
  std::uint64_t record() const { return group_.first_row + row_ + 1; }

  // Returns false if the corpus is full.
  bool take(CorpusBuilder& builder) const {
    const std::uint64_t byte = page();
    if (!text_.value) {
      builder.skip(byte, record(), "The text is null.");
      return true;
    }
    if (text_.size() > kMostRecordBytes) {
      builder.skip(byte, record(), too_long_message());
      return true;
    }
    const bool taken = builder.add({.id = id_.value.value_or(std::string_view()),
                                    .title = title_.value.value_or(std::string_view()),
                                    .details = {},
                                    .text = *text_.value,
                                    .byte = byte,
                                    .record = record()});
    if (!taken) {
      builder.skip(byte, record(), "The corpus is full: this record and all following ones are skipped.");
      return false;
    }
    note_cleaning(builder, byte);
    return true;
  }

  void note_cleaning(CorpusBuilder& builder, std::uint64_t byte) const {
    const bool recoded = text_.recoded || id_.recoded || title_.recoded;
    const bool without_nul = text_.without_nul || id_.without_nul || title_.without_nul;
    if (recoded || without_nul) builder.note(byte, record(), cleaning_message(recoded, without_nul));
  }

  void lose_rest(CorpusBuilder& builder, const Error& error) const {
    const std::uint64_t rows = group_.rows - row_;
    builder.skip(page(), record(),
                 error.message + " " + lost_rows_message(rows, " of row group " + std::to_string(number_ + 1)), rows);
  }

  const ParquetMetadata& metadata_;
  std::size_t number_;
  const ParquetRowGroup& group_;
  std::uint64_t left_;  // bytes that may still be returned
  std::uint64_t row_ = 0;
  Field text_, id_, title_;
};

}  // namespace

// The limit is divided beforehand, so that the order in which groups are read does not matter.
std::uint64_t RowGroupReader::most_bytes(const ParquetRowGroup& group) const {
  std::uint64_t packed = 0;
  for (const auto* const columns : {&fields_.text, &fields_.id, &fields_.title})
    for (const std::size_t column : *columns) packed += group.chunks[metadata_.columns[column].leaf].bytes;
  return UnpackingLimit::kFreeBytes / metadata_.groups.size() + UnpackingLimit::kMostRatio * packed;
}

bool RowGroupReader::read(std::size_t group, CorpusBuilder& builder,
                          const std::function<bool(std::uint64_t byte)>& stop) const {
  const std::uint64_t most = most_bytes(metadata_.groups[group]);
  return GroupRows(file_, metadata_, fields_, group, most).read(builder, stop);
}

}  // namespace lookalike
