#include <algorithm>
#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/json_lines/json_records.h"
#include "core/corpus/formats/json_lines/json_repair.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/record_parts.h"
#include "core/corpus/input/byte_source.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {
namespace {

Result<void> load_rest(BufferedReader& bytes, const JsonColumns& json, std::uint64_t before, bool found_text,
                       CorpusBuilder& builder) {
  const DocumentColumns& columns = json.columns;
  JsonRecords records(bytes, columns.all(), before);
  RecordLoader loader(columns, builder);
  loader.load(records);
  const bool stopped = bytes.failure() && bytes.failure()->code == ErrorCode::cancelled;
  if (!found_text && !loader.found_text() && !json.found.empty() && !stopped) return no_text_field(json);
  return finish_records(bytes, records, loader, builder);
}

class JsonParts {
 public:
  JsonParts(std::string_view memory, const DocumentColumns& columns, CorpusBuilder& builder, FileMeter& meter)
      : memory_(memory), columns_(columns), names_(columns.all()), builder_(builder), meter_(meter) {}

  // A record that began before a part continues in it if it is not a line; then the rest is read from its end.
  RecordsRead load(std::size_t begin) {
    RecordsRead read{begin, 0};
    const std::size_t size = part_size(memory_.size() - begin, builder_.sizes());
    for (std::size_t before = memory_.size(); read.end < memory_.size() && read.end != before;) {
      before = read.end;
      read = read_record_parts(read, memory_.size(), size, builder_, meter_,
                               [&](std::size_t from, std::size_t until, CorpusBuilder& part) {
                                 return read_part(from, until, from == before, part);
                               });
    }
    return read;
  }
  bool found_text() const { return found_text_; }

 private:
  RecordsRead read_part(std::size_t begin, std::size_t until, bool first, CorpusBuilder& part) {
    const std::size_t start = first ? begin : start_of(begin, until);
    if (start >= until) return {};
    BufferedReader bytes(memory_, start, [this] { return meter_.cancelled(); });
    JsonRecords records(bytes, names_);
    RecordLoader loader(columns_, part);
    loader.load(records, until);
    if (loader.found_text()) found_text_ = true;
    return {bytes.offset(), records.records(), start};
  }

  // The first record that begins on a line of its own.
  std::size_t start_of(std::size_t begin, std::size_t until) const {
    const std::size_t line_end = memory_.substr(0, until).find('\n', begin - 1);
    if (line_end == std::string_view::npos) return until;
    return std::min(memory_.find_first_not_of(kBetweenJsonRecords, line_end), until);
  }

  std::string_view memory_;
  const DocumentColumns& columns_;
  const std::vector<std::string> names_;
  CorpusBuilder& builder_;
  FileMeter& meter_;
  std::atomic<bool> found_text_{false};
};

/// Reads JSON in parts in parallel; `offset` is its start in the memory. A part begins with the first record on a line
/// of its own, and counts only if the previous part ends there, so that documents, places, damage and digest equal
/// those of `load_json_lines`. O(size) if records begin on lines of their own. Errors: as load_json_lines.
Result<void> load_json_lines_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                                   CorpusBuilder& builder, FileMeter& meter) {
  const auto window = [&](std::size_t from) {
    return BufferedReader(memory, from, [&meter] { return meter.cancelled(); });
  };
  BufferedReader head = window(offset);
  const auto columns = json_columns(head, options);
  JsonParts parts(memory, columns.columns, builder, meter);
  const RecordsRead read = parts.load(offset);
  // Finds nothing to read unless the corpus is full or reading was cancelled, which is then reported as usual.
  BufferedReader rest = window(read.end);
  return load_rest(rest, columns, read.records, parts.found_text(), builder);
}

bool begins_object(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n[\x1E"), text.size()));
  if (!text.starts_with('{')) return false;
  const std::size_t next = text.find_first_not_of(" \t\r\n", 1);
  return next != std::string_view::npos && (text[next] == '"' || text[next] == '\'');
}

// At least half of the first records must be objects; damaged lines and comments may be among them.
std::optional<FormatGuess> looks_like(const FileHead& head, const LoadOptions& options) {
  constexpr int kRecordsToJudgeBy = 20;
  if (head.bytes.find('{') == std::string_view::npos) return {};
  HeadSource source(head.bytes, head.whole);
  BufferedReader bytes(source);
  JsonRecords reader(bytes, {});
  Record record;
  int seen = 0, objects = 0;
  bool text_found = false;
  while (seen < kRecordsToJudgeBy && reader.next(record)) {
    ++seen;
    if (record.lost || record.names.empty()) continue;
    ++objects;
    text_found |= names_text(record.names, options);
  }
  if (objects > 0 && objects * 2 >= seen) return FormatGuess{CorpusFormat::json_lines, text_found};
  if (seen == 0 && begins_object(head.bytes)) return FormatGuess{CorpusFormat::json_lines, false};
  return {};
}

Result<void> load(Member& member, const LoadOptions& options, CorpusBuilder& builder) {
  const auto mapped = map_for_parts(member, options, builder);
  if (!mapped) return load_json_lines(member.bytes, options, builder);
  return whole(*mapped, load_json_lines_parts(mapped->bytes(), member.bytes.offset(), options, builder, member.meter),
               builder);
}

Result<HeadRecords> head(Member& member, const LoadOptions&, std::size_t most) {
  const std::string_view view = member.bytes.peek(kHeadBytes + 1);
  HeadRecords records =
      read_json_head(view.substr(0, kHeadBytes), view.size() <= kHeadBytes && !member.bytes.failure(), most);
  if (records.seen == records.damaged)
    return failure(ErrorCode::wrong_content, "JSON Lines was expected, but no record could be read.");
  return records;
}

Result<RecordCopies> copies(Member& member, const LoadOptions&, const std::vector<std::string>* names) {
  return RecordCopies{{}, {}, std::make_unique<JsonRecords>(member.bytes, names ? *names : std::vector<std::string>())};
}

}  // namespace

Result<void> load_json_lines(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder) {
  const auto columns = json_columns(bytes, options);
  return load_rest(bytes, columns, 0, false, builder);
}

const Format kJsonLines{CorpusFormat::json_lines, "JSON Lines", false, looks_like, load, head, copies, nullptr};

}  // namespace lookalike
