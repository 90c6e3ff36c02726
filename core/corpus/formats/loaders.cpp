#include "core/corpus/formats/loaders.h"

#include "core/base/value_text.h"
#include "core/corpus/formats/record_loader.h"
#include "core/corpus/input/truncation.h"

namespace lookalike {

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
