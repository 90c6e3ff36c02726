#include "core/corpus/formats/table/table_reader.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/corpus/formats/loaders.h"

namespace lookalike {
namespace {

constexpr int kDetails = 3;

}  // namespace

Result<void> TableReader::read_header(const LoadOptions& options) {
  layout_.delimiter = delimiter_of(bytes_.peek(BufferedReader::kChunk));
  do {
    bytes_.consume(row_.length);
    if (next_row()) continue;
    if (bytes_.failure()) return tl::unexpected(*bytes_.failure());
    return failure(ErrorCode::wrong_content, "A table was expected; there is no header line.");
  } while (row_.blank());
  std::vector<std::string> names;
  for (const CsvField& field : row_.fields) {
    const std::string_view name = csv_value(bytes_.view(), field, unquoted_[0]);
    names.emplace_back(clean_text(name, cleaned_[0]).text);
  }
  bytes_.consume(row_.length);
  auto columns = choose_columns(names, options);
  if (!columns) return tl::unexpected(std::move(columns.error()));
  layout_.columns = std::move(*columns);
  return {};
}

void TableReader::read_rows(std::uint64_t until) {
  until_ = until;
  while (next_row()) {
    if (!row_.blank()) take_row();
    if (full_) break;
    bytes_.consume(row_.length);
  }
}

// A row that a failing source cuts off is no row: it could be any prefix of the real one.
bool TableReader::next_row() {
  while (bytes_.offset() < until_) {
    const bool whole = bytes_.at_end() && !bytes_.failure();
    if (!bytes_.view().empty() && read_csv_row(bytes_.view(), layout_.delimiter, whole, row_) &&
        row_.length <= kMostRecordBytes)
      return true;
    if (bytes_.view().size() > kMostRecordBytes)
      skip_long_row();
    else if (!bytes_.grow())
      return false;
  }
  return false;
}

void TableReader::skip_long_row() {
  builder_.skip(bytes_.offset(), ++record_, too_long_message());
  CsvSkipper skipper(layout_.delimiter);
  do {
    bytes_.consume(skipper.skip(bytes_.view()));
  } while (!skipper.done() && bytes_.grow());
}

void TableReader::take_row() {
  ++record_;
  if (layout_.columns.text >= row_.fields.size()) {
    builder_.skip(bytes_.offset(), record_,
                  "The row has " + std::to_string(row_.field_count) + " of " + std::to_string(layout_.columns.count) +
                      " fields and ends before its text.");
    return;
  }
  recoded_ = without_nul_ = false;
  DocumentFields fields;
  fields.text = value(layout_.columns.text, 0);
  const CsvField& text = row_.fields[layout_.columns.text];
  fields.written = {bytes_.offset() + text.begin, text.end - text.begin, text.raw};
  if (layout_.columns.id) fields.id = value(*layout_.columns.id, 1);
  if (layout_.columns.title) fields.title = value(*layout_.columns.title, 2);
  fields.details = details();
  fields.byte = bytes_.offset();
  fields.record = record_;
  full_ = !builder_.add(fields);
  if (const std::string remarks = this->remarks(); !remarks.empty()) builder_.note(bytes_.offset(), record_, remarks);
}

std::string_view TableReader::value(std::size_t column, int storage) {
  if (column >= row_.fields.size()) return {};
  const std::string_view unquoted = csv_value(bytes_.view(), row_.fields[column], unquoted_[storage]);
  const CleanText clean = clean_text(unquoted, cleaned_[storage]);
  recoded_ |= clean.recoded;
  without_nul_ |= clean.without_nul;
  return clean.text;
}

std::string_view TableReader::details() {
  details_.clear();
  for (const std::size_t column : layout_.columns.details) {
    const std::string_view part = value(column, kDetails);
    if (part.empty()) continue;
    if (!details_.empty()) details_ += "; ";
    details_ += part;
  }
  return details_;
}

std::string TableReader::remarks() const {
  std::string text = cleaning_message(recoded_, without_nul_);
  const auto add = [&text](const std::string& sentence) { text += text.empty() ? sentence : " " + sentence; };
  if (row_.field_count != layout_.columns.count)
    add("The row has " + std::to_string(row_.field_count) + " fields, the header " +
        std::to_string(layout_.columns.count) + ".");
  if (row_.unterminated) add("Unterminated: a quote is never closed, so the field runs to the end of the file.");
  return text;
}

Result<void> TableReader::finish() {
  if (full_)
    builder_.skip(bytes_.offset(), record_, "The corpus is full: this record and all that follow are left out.");
  if (record_ == 0 && !bytes_.failure())
    return failure(ErrorCode::wrong_content, "The table holds a header but no records.");
  return finish_source(bytes_, record_ + 1, builder_);
}

}  // namespace lookalike
