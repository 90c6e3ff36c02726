#include "core/corpus/formats/format.h"

#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/json_lines/json_head.h"
#include "core/corpus/formats/json_lines/json_lines_parts.h"
#include "core/corpus/formats/json_lines/json_records.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/input/head_source.h"

namespace lookalike {
namespace {

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

const Format kJsonLines{CorpusFormat::json_lines, "JSON Lines", false, looks_like, load, head, copies, nullptr};

}  // namespace lookalike
