#include "core/corpus/formats/newswire/newswire_format.h"

#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/newswire/newswire_item.h"
#include "core/corpus/formats/newswire/newswire_parts.h"

namespace lookalike {
namespace {

// An item at the start of a line; a text that speaks of items has them elsewhere.
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

const Format kNewswire{CorpusFormat::newswire, "newswire SGML", false, looks_like, load, nullptr, nullptr, nullptr};

}  // namespace lookalike
