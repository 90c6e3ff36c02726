#include "core/corpus/formats/parquet/parquet_format.h"

#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/parquet/parquet_head.h"
#include "core/corpus/formats/parquet/parquet_loader.h"
#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/system/mapped_file.h"

namespace lookalike {
namespace {

std::optional<FormatGuess> looks_like(const FileHead& head, const LoadOptions&) {
  if (!begins_parquet(head.bytes)) return {};
  return FormatGuess{CorpusFormat::parquet, true};
}

Result<std::shared_ptr<const MappedFile>> map(const Member& member) {
  if (auto mapped = MappedFile::open(member.path)) return mapped;
  return failure(ErrorCode::unreadable, "The file cannot be mapped into memory.");
}

Result<void> load(Member& member, const LoadOptions& options, CorpusBuilder& builder) {
  const auto mapped = map(member);
  if (!mapped) return tl::unexpected(mapped.error());
  return whole(**mapped, load_parquet((*mapped)->bytes(), options, builder, member.meter), builder);
}

Result<HeadRecords> head(Member& member, const LoadOptions&, std::size_t most) {
  const auto mapped = map(member);
  if (!mapped) return tl::unexpected(mapped.error());
  return read_parquet_head((*mapped)->bytes(), most);
}

std::uint64_t records_in(const Member& member) {
  const auto mapped = MappedFile::open(member.path);
  return mapped ? parquet_row_count(mapped->bytes()) : 0;
}

}  // namespace

const Format kParquet{CorpusFormat::parquet, "Parquet", true, looks_like, load, head, nullptr, records_in};

}  // namespace lookalike
