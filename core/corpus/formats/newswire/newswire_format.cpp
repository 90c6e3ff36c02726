#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/newswire/newswire_reader.h"
#include "core/corpus/formats/record_parts.h"
#include "core/corpus/input/member_walk.h"

namespace lookalike {
namespace {

/// Reads <REUTERS> items in parts in parallel; `offset` is their start in the memory. A part begins with an item, whose
/// tag ends any previous item, so that documents, places, damage and digest equal those of `load_newswire`. O(size).
/// Errors: as load_newswire.
Result<void> load_newswire_parts(std::string_view memory, std::size_t offset, CorpusBuilder& builder,
                                 FileMeter& meter) {
  const auto window = [&](std::size_t from) {
    return BufferedReader(memory, from, [&meter] { return meter.cancelled(); });
  };
  // Text before the first item of a part belongs to the item of an earlier part.
  const auto start_of = [&](std::size_t begin, std::size_t until) {
    if (begin == offset) return begin;
    const std::size_t item = find_item(memory.substr(begin, until - begin + kItemTag.size()));
    return item == std::string_view::npos ? until : begin + item;
  };
  const auto read_part = [&](std::size_t begin, std::size_t until, CorpusBuilder& part) -> RecordsRead {
    const std::size_t start = start_of(begin, until);
    if (start == until) return {};
    BufferedReader bytes = window(start);
    NewswireReader reader(bytes, part);
    reader.read(until);
    return {bytes.offset(), reader.records()};
  };
  const std::size_t part_bytes = part_size(memory.size() - offset, builder.sizes());
  const RecordsRead read = read_record_parts({offset, 0}, memory.size(), part_bytes, builder, meter, read_part);
  // Finds something only if the corpus is full or reading was cancelled, and reports that as the stream does.
  BufferedReader bytes = window(read.end);
  NewswireReader rest(bytes, builder, read.records);
  rest.read();
  return rest.finish();
}

// An item at the start of a line; a text about items has them elsewhere.
bool has_item(std::string_view head) {
  for (std::size_t at = head.find("\n<REUTERS "); at != std::string_view::npos; at = head.find("\n<REUTERS ", at + 1)) {
    const std::string_view tag = head.substr(at);
    if (tag.substr(0, tag.find('>')).find("NEWID=\"") != std::string_view::npos) return true;
  }
  return false;
}

std::optional<FormatGuess> looks_like(const FileHead& head, const LoadOptions&) {
  constexpr std::size_t kBytesToJudgeBy = std::size_t{64} << 10;
  std::string_view start = head.bytes.substr(0, kBytesToJudgeBy);
  start.remove_prefix(start.find_first_not_of(" \t\r\n"));
  const bool begins_item = start.starts_with('<') && find_item(start) != std::string_view::npos;
  if (!start.starts_with("<!DOCTYPE lewis") && !begins_item && !has_item(head.bytes.substr(0, kBytesToJudgeBy)))
    return {};
  return FormatGuess{CorpusFormat::newswire, true};
}

Result<void> load(Member& member, const LoadOptions& options, CorpusBuilder& builder) {
  const auto mapped = map_for_parts(member, options, builder);
  if (!mapped) return load_newswire(member.bytes, builder);
  return whole(*mapped, load_newswire_parts(mapped->bytes(), member.bytes.offset(), builder, member.meter), builder);
}

}  // namespace

Result<void> load_newswire(BufferedReader& bytes, CorpusBuilder& builder) {
  NewswireReader reader(bytes, builder);
  reader.read();
  return reader.finish();
}

const Format kNewswire{CorpusFormat::newswire, "newswire SGML", false, looks_like, load, nullptr, nullptr, nullptr};

}  // namespace lookalike
