#include "core/corpus/formats/parquet/row_group_reader.h"

#include "core/base/utf8_text.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/parquet/column_reader.h"
#include "core/corpus/input/unpacking_limit.h"

namespace lookalike {
namespace {

constexpr std::uint64_t kRowBytes = 64;  // that a document takes without its text, about

/// One of the columns that are read, or none.
struct Field {
  std::optional<ParquetColumnReader> reader;
  std::optional<std::string_view> value;
  std::string cleaned;
  bool recoded = false, without_nul = false;

  Result<void> next() {
    value.reset();
    recoded = without_nul = false;
    if (!reader) return {};
    const auto read = reader->next();
    if (!read) return tl::unexpected(read.error());
    if (!*read) return {};
    const CleanText clean = clean_text(**read, cleaned);
    value = clean.text;
    recoded = clean.recoded;
    without_nul = clean.without_nul;
    return {};
  }
  std::size_t size() const { return value.value_or(std::string_view()).size(); }
};

/// The rows of one group, one after the other.
class GroupRows {
 public:
  GroupRows(std::string_view file, const ParquetMetadata& metadata, const ParquetFields& fields, std::size_t number,
            std::uint64_t most_bytes)
      : metadata_(metadata), number_(number), group_(metadata.groups[number]), left_(most_bytes) {
    open(text_, file, fields.text);
    if (fields.id) open(id_, file, *fields.id);
    if (fields.title) open(title_, file, *fields.title);
  }

  bool read(CorpusBuilder& builder, const std::function<bool(std::uint64_t)>& stop) {
    for (row_ = 0; row_ < group_.rows; ++row_) {
      if (stop(text_.reader->page())) return false;
      if (const auto next = next_row(); !next) {
        lose_rest(builder, next.error());
        return true;
      }
      if (!take(builder)) return false;
    }
    return true;
  }

 private:
  void open(Field& field, std::string_view file, std::size_t column) {
    const ParquetColumn& of = metadata_.columns[column];
    field.reader.emplace(file, of, group_.chunks[of.leaf], group_.rows);
  }

  Result<void> next_row() {
    for (Field* const field : {&text_, &id_, &title_})
      if (const auto read = field->next(); !read) return read;
    const std::uint64_t bytes = kRowBytes + text_.size() + id_.size() + title_.size();
    if (bytes > left_) return failure(ErrorCode::wrong_content, UnpackingLimit::too_much());
    left_ -= bytes;
    return {};
  }

  std::uint64_t record() const { return group_.first_row + row_ + 1; }

  // False where the corpus is full.
  bool take(CorpusBuilder& builder) const {
    const std::uint64_t byte = text_.reader->page();
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
      builder.skip(byte, record(), "The corpus is full: this record and all that follow are left out.");
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
    builder.skip(text_.reader->page(), record(),
                 error.message + " " + lost_rows_message(rows, " of row group " + std::to_string(number_ + 1)), rows);
  }

  const ParquetMetadata& metadata_;
  std::size_t number_;
  const ParquetRowGroup& group_;
  std::uint64_t left_;  // bytes that may be handed out
  std::uint64_t row_ = 0;
  Field text_, id_, title_;
};

}  // namespace

// The limit is shared out beforehand, so that it does not matter which group is read first.
std::uint64_t RowGroupReader::most_bytes(const ParquetRowGroup& group) const {
  std::uint64_t packed = 0;
  for (const auto column : {std::optional(fields_.text), fields_.id, fields_.title})
    if (column) packed += group.chunks[metadata_.columns[*column].leaf].bytes;
  return UnpackingLimit::kFreeBytes / metadata_.groups.size() + UnpackingLimit::kMostRatio * packed;
}

bool RowGroupReader::read(std::size_t group, CorpusBuilder& builder,
                          const std::function<bool(std::uint64_t byte)>& stop) const {
  const std::uint64_t most = most_bytes(metadata_.groups[group]);
  return GroupRows(file_, metadata_, fields_, group, most).read(builder, stop);
}

}  // namespace lookalike
