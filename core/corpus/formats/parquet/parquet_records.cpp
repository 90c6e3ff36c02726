#include "core/corpus/formats/parquet/parquet_records.h"

#include "core/base/json_text.h"
#include "core/base/utf8_text.h"

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

}  // namespace

ParquetRecords::ParquetRecords(std::shared_ptr<const MappedFile> file, ParquetMetadata metadata,
                               std::vector<std::size_t> columns, std::vector<std::string> names, FileMeter& meter)
    : file_(std::move(file)),
      metadata_(std::move(metadata)),
      columns_(std::move(columns)),
      names_(std::move(names)),
      meter_(meter),
      cleaned_(columns_.size()) {}

bool ParquetRecords::open_group() {
  if (next_group_ == metadata_.groups.size()) return false;
  const ParquetRowGroup& group = metadata_.groups[next_group_++];
  readers_.clear();
  damage_.assign(columns_.size(), {});
  for (const std::size_t number : columns_) {
    const ParquetColumn& column = metadata_.columns[number];
    readers_.emplace_back(file_->bytes(), column, group.chunks[column.leaf], group.rows);
  }
  rows_left_ = group.rows;
  return true;
}

bool ParquetRecords::next(Record& record, std::uint64_t until) {
  while (rows_left_ == 0)
    if (!open_group()) return false;
  record.byte = readers_.empty() ? 0 : readers_.front().page();
  if (meter_.cancelled() || record.byte >= until) return false;
  meter_.at(record.byte);
  --rows_left_;
  record.number = ++number_;
  record.lost = false;
  record.damage.clear();
  record.names = names_;
  record.cells.resize(columns_.size());
  json_ = "{";
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    take(i, record);
    if (i > 0) json_ += ',';
    append_json_text(json_, names_[i]);
    json_ += ':';
    append_value(json_, record.cells[i]);
  }
  record.bytes = json_ += "}\n";
  return true;
}

void ParquetRecords::take(std::size_t i, Record& record) {
  Cell& cell = record.cells[i];
  cell = {{}, CellKind::word};
  if (damage_[i].empty()) {
    const auto read = readers_[i].next();
    const ParquetValues values = metadata_.columns[columns_[i]].values;
    if (!read)
      damage_[i] = read.error().message;
    else if (*read && !says_nothing(**read, values))
      cell = {clean_text(**read, cleaned_[i]).text, kind_of(values)};
  }
  if (record.damage.empty() && !damage_[i].empty())
    record.damage = "Column \"" + names_[i] + "\" cannot be read here: " + damage_[i];
}

}  // namespace lookalike
