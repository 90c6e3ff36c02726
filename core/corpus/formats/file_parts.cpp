#include "core/corpus/formats/file_parts.h"

#include <algorithm>
#include <filesystem>

namespace lookalike {

std::shared_ptr<const MappedFile> map_for_parts(Member& member, const LoadOptions& options,
                                                const CorpusBuilder& builder) {
  if (options.sample.size != 0 || member.path.empty()) return nullptr;
  std::error_code error;
  if (const auto size = std::filesystem::file_size(member.path, error); error || size < builder.sizes().split_from)
    return nullptr;
  auto mapped = builder.mapped_file() ? builder.mapped_file() : MappedFile::open(member.path);
  if (!mapped) return nullptr;
  const std::string_view seen = member.bytes.peek(BufferedReader::kChunk);
  const std::size_t offset = member.bytes.offset(), end = offset + seen.size();
  const bool whole = end == mapped->bytes().size();
  if (end > mapped->bytes().size() || (member.bytes.at_end() && !whole)) return nullptr;
  return mapped->bytes().substr(offset, seen.size()) == seen ? mapped : nullptr;
}

Result<void> whole(const MappedFile& file, Result<void> read, CorpusBuilder& builder) {
  if (file.shortened()) builder.truncate(std::nullopt, std::nullopt, "The file was truncated while it was being read.");
  return read;
}

std::size_t part_size(std::size_t bytes, const PieceSizes& sizes) {
  const std::uint64_t most = std::max<std::uint64_t>(sizes.part_bytes, 1);
  const std::uint64_t least = std::max<std::uint64_t>(most / 16, 1);
  return std::clamp<std::uint64_t>(bytes / 16, least, most);
}

}  // namespace lookalike
