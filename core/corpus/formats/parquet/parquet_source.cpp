#include "core/corpus/formats/parquet/parquet_source.h"

#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/parquet/column_reader.h"
#include "core/corpus/formats/parquet/parquet_columns.h"
#include "core/corpus/source_records.h"
#include "core/system/mapped_file.h"

namespace lookalike {
namespace {

struct ParquetFile {
  std::shared_ptr<const MappedFile> mapped;
  ParquetMetadata metadata;
};

Result<ParquetFile> open_parquet(const std::string& path) {
  auto mapped = MappedFile::open(path);
  if (!mapped) return failure(ErrorCode::unreadable, "The file cannot be mapped into memory.", Place{path, {}, {}});
  auto metadata = read_parquet_metadata(mapped->bytes());
  if (!metadata) return tl::unexpected(metadata.error());
  return ParquetFile{std::move(mapped), std::move(*metadata)};
}

/// Goes through the files of a corpus and fills in the values of its documents in order.
class ColumnWalk {
 public:
  ColumnWalk(const Corpus& corpus, const std::string& column, const Progress& progress)
      : corpus_(corpus), column_(column), progress_(progress), values_(corpus.size()) {
    look();
  }

  Result<std::vector<std::string>> walk() {
    while (!at_end()) {
      const std::size_t before = next_;
      const std::string file = place_.file;  // which moves on with the documents
      if (const auto read = read_file(file); !read) return tl::unexpected(read.error());
      if (next_ == before) return source_changed(place_);
    }
    return std::move(values_);
  }

 private:
  Result<void> read_file(const std::string& file) {
    const auto open = open_parquet(file);
    if (!open) return tl::unexpected(open.error());
    const ParquetMetadata& metadata = open->metadata;
    const ReadableColumns readable = readable_columns(metadata);
    const auto found = find_column(readable.names, column_);
    if (!found) return no_such_column(column_, readable.names);
    const ParquetColumn& column = metadata.columns[readable.numbers[*found]];
    for (const ParquetRowGroup& group : metadata.groups) {
      ParquetColumnReader reader(open->mapped->bytes(), column, group.chunks[column.leaf], group.rows);
      if (const auto read = read_group(reader, group, file); !read) return read;
    }
    return {};
  }

  Result<void> read_group(ParquetColumnReader& reader, const ParquetRowGroup& group, const std::string& file) {
    Result<std::optional<std::string_view>> value;
    for (std::uint64_t row = 1; row <= group.rows && !at_end() && place_.file == file; ++row) {
      if (progress_.cancelled()) return cancelled();
      progress_.at(static_cast<double>(next_) / static_cast<double>(corpus_.size()));
      if (value) value = reader.next();
      if (place_.record != group.first_row + row) continue;
      if (value && *value) values_[next_] = (*value)->substr(0, kMostParquetValue);
      ++next_;
      look();
    }
    return {};
  }

  bool at_end() const { return next_ == corpus_.size(); }
  void look() {
    if (!at_end()) place_ = corpus_.source(DocumentIndex(next_));
  }

  const Corpus& corpus_;
  const std::string& column_;
  const Progress& progress_;
  std::vector<std::string> values_;
  std::size_t next_ = 0;  // the document whose row is looked for
  Place place_;           // of that document
};

}  // namespace

Result<std::vector<std::string>> parquet_columns(const Corpus& corpus) {
  if (corpus.empty()) return std::vector<std::string>{};
  const auto open = open_parquet(corpus.source(DocumentIndex(0)).file);
  if (!open) return tl::unexpected(open.error());
  return readable_columns(open->metadata).names;
}

Result<std::vector<std::string>> read_parquet_column(const Corpus& corpus, const std::string& column,
                                                     const Progress& progress) {
  return ColumnWalk(corpus, column, progress).walk();
}

}  // namespace lookalike
