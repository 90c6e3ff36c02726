#include "core/corpus/formats/parquet/parquet_loader.h"

#include "core/base/parallel.h"
#include "core/corpus/formats/parquet/row_group_reader.h"

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

}  // namespace

Result<void> load_parquet(std::string_view file, const LoadOptions& options, CorpusBuilder& builder, FileMeter& meter) {
  const auto metadata = read_parquet_metadata(file);
  if (!metadata) return tl::unexpected(metadata.error());
  const auto fields = choose_parquet_columns(*metadata, options);
  if (!fields) return tl::unexpected(fields.error());
  if (metadata->rows == 0) return failure(ErrorCode::wrong_content, "The Parquet file holds no rows.");
  const RowGroupReader reader(file, *metadata, *fields);
  const std::size_t groups = metadata->groups.size();
  const bool in_a_row = options.sample.size != 0 || groups < 2 || !threads_allowed();
  in_a_row ? read_in_a_row(reader, 0, groups, builder, meter) : read_side_by_side(reader, *metadata, builder, meter);
  if (meter.cancelled()) return cancelled();
  return {};
}

}  // namespace lookalike
