#include "core/corpus/formats/format.h"

#include <array>

#include "core/corpus/formats/file_names.h"

namespace lookalike {
namespace {

// In the order in which they are tried.
constexpr std::array<const Format*, 5> kFormats = {&kParquet, &kNewswire, &kJsonLines, &kTable, &kTextFiles};

FileHead head_of(Member& member) {
  constexpr std::size_t kBytesOfOthers = std::size_t{64} << 10;  // of a file of unknown type
  const std::size_t most = names_records(member.place) ? kHeadBytes : kBytesOfOthers;
  const std::string_view view = member.bytes.peek(most + 1);
  const bool whole = view.size() <= most && !member.bytes.failure();
  return {view.substr(0, most), whole, member.place};
}

bool is_blank(const FileHead& head) {
  return head.bytes.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace

const Format& format_of(CorpusFormat format) {
  for (const Format* const entry : kFormats)
    if (entry->format == format) return *entry;
  return kTextFiles;
}

FormatGuess guess_format(const FileHead& head, const LoadOptions& options) {
  if (is_blank(head)) return {};
  for (const Format* const entry : kFormats)
    if (const auto guess = entry->looks_like(head, options)) return *guess;
  return {};
}

FormatGuess guess_format(Member& member, const LoadOptions& options) {
  return guess_format(head_of(member), options);
}

bool is_of_format(Member& member, const LoadOptions& options) {
  const FileHead head = head_of(member);
  if (is_blank(head)) return false;
  for (const Format* const entry : kFormats) {
    const bool fits = entry->looks_like(head, options).has_value();
    if (fits || entry->format == options.format) return fits && entry->format == options.format;
  }
  return false;
}

}  // namespace lookalike
