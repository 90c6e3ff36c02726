#include "core/corpus/formats/parquet/parquet_records.h"

#include "core/base/json_text.h"
#include "core/base/utf8_text.h"
#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/parquet/parquet_columns.h"

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

}  // namespace

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

}  // namespace lookalike
