#include "core/corpus/formats/loaders.h"

#include <algorithm>
#include <span>

#include "core/base/value_text.h"
#include "core/corpus/input/byte_source.h"

namespace lookalike {

void RecordLoader::load(RecordReader& records, std::uint64_t until) {
  while (!full_ && records.next(record_, until)) {
    if (record_.lost)
      builder_.skip(record_.byte, record_.number, std::move(record_.damage));
    else
      take(record_);
  }
}

void RecordLoader::take(const Record& record) {
  if (!has_text(record)) return;
  const std::size_t texts = columns_.text.size(), ids = columns_.id.size(), titles = columns_.title.size();
  DocumentFields fields;
  fields.text = joined(record, 0, texts, "\n", text_);
  if (texts == 1) fields.written = record.cells.front().written;
  fields.id = joined(record, texts, ids, " ", id_);
  fields.title = joined(record, texts + ids, titles, " ", title_);
  fields.details = joined(record, texts + ids + titles, columns_.details.size(), "; ", details_);
  fields.byte = record.byte;
  fields.record = record.number;
  fields.bytes = record.bytes;
  full_ = !builder_.add(fields);
  if (!record.damage.empty()) builder_.note(record.byte, record.number, record.damage);
}

// One of several columns is enough.
bool RecordLoader::has_text(const Record& record) {
  const auto texts = std::span(record.cells).first(columns_.text.size());
  const auto is = [](CellKind kind) { return [kind](const Cell& cell) { return cell.kind == kind; }; };
  const bool absent = std::ranges::all_of(texts, is(CellKind::absent));
  found_text_ |= !absent;
  if (std::ranges::any_of(texts, is(CellKind::text))) return true;
  const std::string name = '"' + columns_.text.front() + '"';
  std::string reason = absent ? "The object has no field " + name + '.' : "The field " + name + " is not a string.";
  if (!record.damage.empty()) reason = record.damage + ' ' + reason;
  builder_.skip(record.byte, record.number, std::move(reason));
  return false;
}

// Neither null nor a nested value names a document.
std::string_view RecordLoader::joined(const Record& record, std::size_t first, std::size_t count,
                                      std::string_view between, std::string& storage) const {
  const auto value = [](const Cell& cell) {
    return cell.kind == CellKind::text || cell.kind == CellKind::number ? cell.value : std::string_view();
  };
  if (count == 1) return value(record.cells[first]);
  storage.clear();
  for (std::size_t i = first; i < first + count; ++i) {
    const std::string_view part = value(record.cells[i]);
    if (!part.empty() && !storage.empty()) storage += between;
    storage += part;
  }
  return storage;
}

Result<void> finish_source(const BufferedReader& bytes, std::uint64_t record, CorpusBuilder& builder) {
  const auto& failure = bytes.failure();
  if (!failure) return {};
  if (failure->code == ErrorCode::cancelled) return tl::unexpected(*failure);
  builder.truncate(bytes.offset(), record, truncation_reason(*failure));
  return {};
}

Result<void> finish_records(const BufferedReader& bytes, const RecordReader& records, const RecordLoader& loader,
                            CorpusBuilder& builder) {
  if (loader.full())
    builder.skip(bytes.offset(), records.records(),
                 "The corpus is full: this record and all following ones are skipped.");
  return finish_source(bytes, records.records() + 1, builder);
}

std::string too_long_message() {
  return "The record is longer than " + std::to_string(kMostRecordBytes >> 20) + " MiB.";
}

Error no_document(const LoadReport& report, const std::string& path) {
  if (report.damage.empty()) return {ErrorCode::wrong_content, "No documents were found.", {path, {}, {}}};
  const Damage& first = report.damage.front();
  return {ErrorCode::wrong_content, "No document could be read. " + first.reason, first.place};
}

std::string lost_rows_message(std::uint64_t rows, const std::string& of) {
  return grouped(rows) + (rows == 1 ? " row" : " rows") + of + (rows == 1 ? " is lost." : " are lost.");
}

std::string cleaning_message(bool recoded, bool without_nul) {
  std::string message;
  if (recoded) message = "Not valid UTF-8: read as Windows-1252 (Latin-1).";
  if (without_nul) message += message.empty() ? "NUL bytes were removed." : " NUL bytes were removed.";
  return message;
}

}  // namespace lookalike
