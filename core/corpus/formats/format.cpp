#include "core/corpus/formats/format.h"

#include <array>

#include "core/corpus/formats/file_names.h"

namespace lookalike {
namespace {

// In the order in which they are tried.
constexpr std::array<const Format*, 5> kFormats = {&kParquet, &kNewswire, &kJsonLines, &kTable, &kTextFiles};

}  // namespace

const Format& format_of(CorpusFormat format) {
  for (const Format* const entry : kFormats)
    if (entry->format == format) return *entry;
  return kTextFiles;
}

FormatGuess guess_format(const FileHead& head, const LoadOptions& options) {
  if (head.bytes.find_first_not_of(" \t\r\n") == std::string_view::npos) return {};
  for (const Format* const entry : kFormats)
    if (const auto guess = entry->looks_like(head, options)) return *guess;
  return {};
}

FormatGuess guess_format(Member& member, const LoadOptions& options) {
  constexpr std::size_t kBytesOfOthers = std::size_t{64} << 10;  // of a file that may be anything
  const std::size_t most = names_records(member.place) ? kHeadBytes : kBytesOfOthers;
  const std::string_view view = member.bytes.peek(most + 1);
  const bool whole = view.size() <= most && !member.bytes.failure();
  return guess_format(FileHead{view.substr(0, most), whole, member.place}, options);
}

}  // namespace lookalike
