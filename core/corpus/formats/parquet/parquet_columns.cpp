#include "core/corpus/formats/parquet/parquet_columns.h"

#include "core/base/utf8_text.h"
#include "core/corpus/formats/columns.h"

namespace lookalike {
namespace {

std::string clean_name(const ParquetColumn& column) {
  std::string storage;
  return std::string(clean_text(column.name, storage).text);
}

std::string names_sentence(const std::vector<std::string>& names, const char* one, const char* many) {
  if (names.empty()) return {};
  const bool alone = names.size() == 1;
  return std::string(alone ? "Column " : "Columns ") + list_of_names(names) + (alone ? one : many);
}

}  // namespace

ReadableColumns readable_columns(const ParquetMetadata& metadata) {
  ReadableColumns readable;
  for (std::size_t i = 0; i < metadata.columns.size(); ++i) {
    if (metadata.columns[i].values == ParquetValues::unread) continue;
    readable.numbers.push_back(i);
    readable.names.push_back(clean_name(metadata.columns[i]));
  }
  return readable;
}

std::string unread_columns_text(const ParquetMetadata& metadata) {
  std::vector<std::string> nested, others;
  for (const ParquetColumn& column : metadata.columns) {
    if (column.nested) nested.push_back(clean_name(column));
    if (!column.nested && column.values == ParquetValues::unread) others.push_back(clean_name(column));
  }
  const std::string parts = names_sentence(nested, " is nested and not read.", " are nested and not read.");
  const std::string numbers = names_sentence(others, " contains no text, numbers or dates and is not read.",
                                             " contain no text, numbers or dates and are not read.");
  return parts + (parts.empty() || numbers.empty() ? "" : " ") + numbers;
}

std::string not_text_message(const std::string& name) {
  return "Column " + list_of_names({name}) + " contains numbers or dates, not text.";
}

Result<ParquetFields> choose_parquet_columns(const ParquetMetadata& metadata, const LoadOptions& options) {
  const ReadableColumns readable = readable_columns(metadata);
  const auto chosen = choose_columns(readable.names, options);
  if (!chosen) {
    Error error = chosen.error();
    const std::string unread = unread_columns_text(metadata);
    error.message += (unread.empty() ? "" : " ") + unread;
    return tl::unexpected(std::move(error));
  }
  const auto numbers = [&](const std::vector<std::string>& names) {
    std::vector<std::size_t> found;
    found.reserve(names.size());
    for (const std::string& name : names) found.push_back(readable.numbers[*find_column(readable.names, name)]);
    return found;
  };
  for (const std::string& name : chosen->text)
    if (metadata.columns[numbers({name}).front()].values != ParquetValues::text)
      return failure(ErrorCode::wrong_content, not_text_message(name));
  return ParquetFields{numbers(chosen->text), numbers(chosen->id), numbers(chosen->title)};
}

}  // namespace lookalike
