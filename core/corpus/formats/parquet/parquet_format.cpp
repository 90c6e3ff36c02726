#include <algorithm>
#include <string_view>

#include "core/base/json_text.h"
#include "core/base/parallel.h"
#include "core/base/utf8_text.h"
#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/parquet/column_reader.h"
#include "core/corpus/formats/parquet/parquet_columns.h"
#include "core/corpus/formats/parquet/row_group_reader.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"
#include "core/system/mapped_file.h"

namespace lookalike {
namespace {

bool says_nothing(std::string_view value, ParquetValues values) {
  if (values == ParquetValues::text) return false;
  return value.empty() || (values == ParquetValues::real_number && value.find_first_of("ni") != std::string_view::npos);
}

CellKind kind_of(ParquetValues values) {
  if (values == ParquetValues::truth) return CellKind::word;
  const bool is_text = values == ParquetValues::text || values == ParquetValues::date || values == ParquetValues::time;
  return is_text ? CellKind::text : CellKind::number;
}

void append_value(std::string& json, const Cell& cell) {
  if (cell.kind == CellKind::text) return append_json_text(json, cell.value);
  json += cell.value.empty() ? std::string_view("null") : cell.value;
}

class ParquetRecords final : public RecordReader {
 public:
  ParquetRecords(std::shared_ptr<const MappedFile> file, ParquetMetadata metadata, ReadableColumns columns,
                 FileMeter& meter)
      : file_(std::move(file)), metadata_(std::move(metadata)), columns_(std::move(columns)), meter_(meter) {}

  bool next(Record& record, std::uint64_t until) override {
    while (rows_left_ == 0)
      if (!open_group()) return false;
    record.byte = readers_.empty() ? 0 : readers_.front().page();
    if (meter_.cancelled() || record.byte >= until) return false;
    meter_.at(record.byte);
    --rows_left_;
    record.number = ++number_;
    record.lost = false;
    record.damage.clear();
    if (record.names.empty()) record.names = columns_.names;
    record.cells.resize(readers_.size());
    json_ = "{";
    for (std::size_t i = 0; i < readers_.size(); ++i) {
      take(i, record);
      if (i > 0) json_ += ',';
      append_json_text(json_, columns_.names[i]);
      json_ += ':';
      append_value(json_, record.cells[i]);
    }
    record.bytes = json_ += "}\n";
    return true;
  }
  std::uint64_t records() const override { return number_; }

 private:
  bool open_group() {
    if (next_group_ == metadata_.groups.size()) return false;
    const ParquetRowGroup& group = metadata_.groups[next_group_++];
    readers_.clear();
    damage_.assign(columns_.names.size(), {});
    cleaned_.resize(columns_.names.size());
    for (const std::size_t number : columns_.numbers) {
      const ParquetColumn& column = metadata_.columns[number];
      readers_.emplace_back(file_->bytes(), column, group.chunks[column.leaf], group.rows);
    }
    rows_left_ = group.rows;
    return true;
  }

  void take(std::size_t i, Record& record) {
    Cell& cell = record.cells[i];
    cell = {{}, CellKind::word};
    if (damage_[i].empty()) {
      const auto read = readers_[i].next();
      const ParquetValues values = metadata_.columns[columns_.numbers[i]].values;
      if (!read)
        damage_[i] = read.error().message;
      else if (*read && !says_nothing(**read, values))
        cell = {clean_text(**read, cleaned_[i]).text, kind_of(values)};
    }
    if (record.damage.empty() && !damage_[i].empty())
      record.damage = "Column \"" + columns_.names[i] + "\" cannot be read here: " + damage_[i];
  }

  std::shared_ptr<const MappedFile> file_;
  ParquetMetadata metadata_;
  ReadableColumns columns_;
  FileMeter& meter_;
  std::vector<ParquetColumnReader> readers_;   // of the row group
  std::vector<std::string> damage_, cleaned_;  // by column of the row group; of a cell
  std::string json_;
  std::size_t next_group_ = 0;
  std::uint64_t rows_left_ = 0, number_ = 0;
};

/// Rereads the rows of a Parquet file, as Format::copies does. The bytes of a record are a line of JSON with the
/// columns that are read. Numbers, booleans and nulls keep their type; dates and times become strings. NaN, infinity
/// and dates outside the years 1 to 9999 become null. A damaged value and the rest of its row group become null, and
/// the record says so. Errors: as read_parquet_metadata; wrong_content (no such column).
Result<RecordCopies> copy_parquet(std::shared_ptr<const MappedFile> file, const std::vector<std::string>* names,
                                  FileMeter& meter) {
  auto metadata = read_parquet_metadata(file->bytes());
  if (!metadata) return tl::unexpected(metadata.error());
  ReadableColumns columns = readable_columns(*metadata);
  if (names && !names->empty()) {
    ReadableColumns wanted{{}, *names};
    for (const std::string& name : *names) {
      const auto found = find_column(columns.names, name);
      if (!found) return no_such_column(name, columns.names);
      wanted.numbers.push_back(columns.numbers[*found]);
    }
    columns = std::move(wanted);
  }
  RecordCopies made;
  made.records = std::make_unique<ParquetRecords>(std::move(file), std::move(*metadata), std::move(columns), meter);
  return made;
}

constexpr std::size_t kMostPreviewColumns = 128;
constexpr std::size_t kMostPreviewCells = std::size_t{1} << 18;

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
  const CorpusBuilder before = builder.part();  // stays unchanged while `builder` takes parts
  const auto make = [&](std::size_t i) {
    CorpusBuilder part = before.part();
    (void)reader.read(i, part, [&](std::uint64_t) { return meter.cancelled(); });
    return part;
  };
  const auto take = [&](std::size_t i, CorpusBuilder part) {
    if (meter.cancelled()) return false;
    const bool taken = builder.append(std::move(part));
    if (!taken) read_in_a_row(reader, i, i + 1, builder, meter);  // reports where the corpus is full
    meter.at(begin_of(metadata.groups[i]));
    return taken;
  };
  parallel_in_order(metadata.groups.size(), make, take);
}

/// Reads a Parquet file, given all its bytes: row groups in parallel unless a sample is drawn, with the same result. A
/// damaged page costs the rest of its row group. O(bytes). Errors: cancelled; wrong_content if the file as a whole
/// cannot be read.
Result<void> load_parquet(std::string_view file, const LoadOptions& options, CorpusBuilder& builder, FileMeter& meter) {
  const auto metadata = read_parquet_metadata(file);
  if (!metadata) return tl::unexpected(metadata.error());
  const auto fields = choose_parquet_columns(*metadata, options);
  if (!fields) return tl::unexpected(fields.error());
  if (const std::string unread = unread_columns_text(*metadata); !unread.empty()) builder.remark(unread);
  if (metadata->rows == 0) return failure(ErrorCode::wrong_content, "The Parquet file contains no rows.");
  const RowGroupReader reader(file, *metadata, *fields);
  const std::size_t groups = metadata->groups.size();
  const bool in_a_row = options.sample.size != 0 || groups < 2 || !threads_allowed();
  in_a_row ? read_in_a_row(reader, 0, groups, builder, meter) : read_side_by_side(reader, *metadata, builder, meter);
  if (meter.cancelled()) return cancelled();
  return {};
}

void add_remark(HeadRecords& head, const std::string& remark) {
  head.remark += (head.remark.empty() || remark.empty() ? "" : " ") + remark;
}

/// Fills the cells of a column in the rows of the head.
Result<void> read_cells(std::string_view file, const ParquetMetadata& metadata, const ParquetColumn& column,
                        std::size_t cell_number, HeadRecords& head) {
  std::size_t row = 0;
  std::string cleaned;
  for (const ParquetRowGroup& group : metadata.groups) {
    ParquetColumnReader reader(file, column, group.chunks[column.leaf], group.rows);
    for (std::uint64_t i = 0; i < group.rows && row < head.records.size(); ++i, ++row) {
      const auto value = reader.next();
      if (!value) return tl::unexpected(value.error());
      const CleanText clean = clean_text(value->value_or(std::string_view()), cleaned);
      head.records[row][cell_number] = clean.text.substr(0, HeadRecords::kMostCellBytes);
    }
    if (row == head.records.size()) break;
  }
  return {};
}

/// Reads at most `most` rows of the file, given all its bytes; null is an empty cell. Cells after the first
/// kMostPreviewColumns columns stay empty. Reads fewer rows, but at least one, rather than make more than
/// kMostPreviewCells cells. `seen` is the number of rows in the file. Errors: as read_parquet_metadata; wrong_content
/// if no column can be read. O(columns), one page each.
Result<HeadRecords> read_parquet_head(std::string_view file, std::size_t most) {
  const auto metadata = read_parquet_metadata(file);
  if (!metadata) return tl::unexpected(metadata.error());
  ReadableColumns readable = readable_columns(*metadata);
  HeadRecords head;
  head.remark = unread_columns_text(*metadata);
  if (readable.numbers.empty())
    return failure(ErrorCode::wrong_content, "No column of the Parquet file can be read. " + head.remark);
  head.columns = std::move(readable.names);
  head.seen = metadata->rows;
  for (const std::size_t number : readable.numbers)
    head.holds_text.push_back(metadata->columns[number].values == ParquetValues::text);
  most = std::min(most, std::max<std::size_t>(1, kMostPreviewCells / head.columns.size()));
  head.records.resize(std::min<std::uint64_t>(head.seen, most), std::vector<std::string>(head.columns.size()));
  for (std::size_t i = 0; i < std::min(readable.numbers.size(), kMostPreviewColumns); ++i) {
    const auto read = read_cells(file, *metadata, metadata->columns[readable.numbers[i]], i, head);
    if (!read) add_remark(head, "In column \"" + head.columns[i] + "\": " + read.error().message);
  }
  return head;
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
