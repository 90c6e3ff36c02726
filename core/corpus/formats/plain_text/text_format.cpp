#include "core/corpus/formats/format.h"

#include "core/corpus/formats/loaders.h"

namespace lookalike {
namespace {

std::optional<FormatGuess> looks_like(const FileHead& head, const LoadOptions&) {
  if (head.bytes.find('\0') != std::string_view::npos) return {};
  return FormatGuess{CorpusFormat::text_files, false};
}

Result<void> load(Member& member, const LoadOptions& options, CorpusBuilder& builder) {
  return load_text_file(member.bytes, member.id, options, builder);
}

}  // namespace

const Format kTextFiles{CorpusFormat::text_files, "text", false, looks_like, load, nullptr, nullptr, nullptr};

}  // namespace lookalike
