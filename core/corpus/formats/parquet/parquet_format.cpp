#include "core/corpus/formats/format.h"

#include <string_view>

#include "core/base/parallel.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/parquet/parquet_head.h"
#include "core/corpus/formats/parquet/parquet_records.h"
#include "core/corpus/formats/parquet/row_group_reader.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"
#include "core/system/mapped_file.h"

namespace lookalike {
namespace {

void read_in_a_row(const RowGroupReader& reader, std::size_t begin, std::size_t end, CorpusBuilder& builder,
                   FileMeter& meter) {
  const auto stop = [&](std::uint64_t byte) {
    meter.at(byte);
    return meter.cancelled();
  };
  for (std::size_t i = begin; i < end; ++i)
    if (!reader.read(i, builder, stop)) return;
}

std::uint64_t begin_of(const ParquetRowGroup& group) {
  return group.chunks.empty() ? 0 : group.chunks.front().offset;
}

void read_side_by_side(const RowGroupReader& reader, const ParquetMetadata& metadata, CorpusBuilder& builder,
                       FileMeter& meter) {
  const CorpusBuilder before = builder.part();  // stays as it is while the other one takes parts
  const auto make = [&](std::size_t i) {
    CorpusBuilder part = before.part();
    (void)reader.read(i, part, [&](std::uint64_t) { return meter.cancelled(); });
    return part;
  };
  const auto take = [&](std::size_t i, CorpusBuilder part) {
    if (meter.cancelled()) return false;
    const bool taken = builder.append(std::move(part));
    if (!taken) read_in_a_row(reader, i, i + 1, builder, meter);  // tells where the corpus is full
    meter.at(begin_of(metadata.groups[i]));
    return taken;
  };
  parallel_in_order(metadata.groups.size(), make, take);
}

/// Reads a Parquet file, all of whose bytes these are: row groups side by side unless a sample is drawn, with the same
/// outcome. A damaged page costs the rest of its row group. O(bytes). Errors: cancelled; wrong_content where the file
/// as a whole cannot be read.
Result<void> load_parquet(std::string_view file, const LoadOptions& options, CorpusBuilder& builder, FileMeter& meter) {
  const auto metadata = read_parquet_metadata(file);
  if (!metadata) return tl::unexpected(metadata.error());
  const auto fields = choose_parquet_columns(*metadata, options);
  if (!fields) return tl::unexpected(fields.error());
  if (const std::string unread = unread_columns_text(*metadata); !unread.empty()) builder.remark(unread);
  if (metadata->rows == 0) return failure(ErrorCode::wrong_content, "The Parquet file holds no rows.");
  const RowGroupReader reader(file, *metadata, *fields);
  const std::size_t groups = metadata->groups.size();
  const bool in_a_row = options.sample.size != 0 || groups < 2 || !threads_allowed();
  in_a_row ? read_in_a_row(reader, 0, groups, builder, meter) : read_side_by_side(reader, *metadata, builder, meter);
  if (meter.cancelled()) return cancelled();
  return {};
}

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

Result<RecordCopies> copies(Member& member, const LoadOptions&, const std::vector<std::string>* names) {
  const auto mapped = map(member);
  if (!mapped) return tl::unexpected(mapped.error());
  return copy_parquet(*mapped, names, member.meter);
}

std::uint64_t records_in(const Member& member) {
  const auto mapped = MappedFile::open(member.path);
  return mapped ? parquet_row_count(mapped->bytes()) : 0;
}

}  // namespace

const Format kParquet{CorpusFormat::parquet, "Parquet", true, looks_like, load, head, copies, records_in};

}  // namespace lookalike
