#include "core/corpus/source_records.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/json_lines/json_repair.h"
#include "core/corpus/formats/record_walk.h"

namespace lookalike {
namespace {

// Puts an object on a single line, in UTF-8, and in valid JSON if it was in Python's syntax.
std::string_view on_one_line(std::string_view object, std::string& storage) {
  const bool several_lines = object.find_first_of("\r\n") < object.find_last_not_of("\r\n");
  if (!several_lines && !object.starts_with("{'")) return object;
  std::string cleaned;
  storage = repair_json(clean_text(object, cleaned).text).text;
  std::ranges::replace_if(
      storage, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return storage;
}

}  // namespace

bool has_source_records(CorpusFormat format) {
  return format != CorpusFormat::builtin && format_of(format).copies != nullptr;
}

Result<void> visit_source_records(const Corpus& corpus, const std::vector<std::string>& paths,
                                  const RecordVisitor& visitor, const Progress& progress) {
  const CorpusFormat format = corpus.report().format;
  const bool json = format == CorpusFormat::json_lines;
  std::string storage;
  const auto record = [&](DocumentIndex document, const Record& found) -> Result<void> {
    if (format == CorpusFormat::parquet && !found.damage.empty())
      return failure(ErrorCode::wrong_content, found.damage, corpus.source(document));
    return visitor.record(document, json ? on_one_line(found.bytes, storage) : found.bytes);
  };
  return walk_records(corpus, paths, {record, std::vector<std::string>(), visitor.header}, progress);
}

}  // namespace lookalike
