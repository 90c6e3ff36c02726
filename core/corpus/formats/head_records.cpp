#include "core/corpus/formats/head_records.h"

#include <algorithm>

#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

std::string beginning(std::string_view value) {
  return std::string(whole_characters(value, HeadRecords::kMostCellBytes));
}

bool has_letter(std::string_view value) {
  return std::ranges::any_of(value, [](unsigned char c) { return c >= 0x80 || std::isalpha(c) != 0; });
}

// The median length; 0 for a column of numbers only.
std::size_t usual_length(const HeadRecords& head, std::size_t column) {
  std::vector<std::size_t> lengths;
  bool letters = false;
  for (const auto& record : head.records) {
    lengths.push_back(column < record.size() ? record[column].size() : 0);
    letters |= column < record.size() && has_letter(record[column]);
  }
  if (lengths.empty() || !letters) return 0;
  const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
  std::ranges::nth_element(lengths, middle);
  return std::max<std::size_t>(*middle, 1);
}

}  // namespace

void HeadRecords::take(RecordReader& reader, std::size_t most) {
  Record record;
  while (reader.next(record)) {
    ++seen;
    if (record.lost) {
      ++damaged;
      continue;
    }
    if (!record.damage.empty()) ++mended;
    if (records.size() < most) records.emplace_back();
    take(record);
  }
}

std::size_t HeadRecords::column_named(const std::string& name) {
  const auto found = std::ranges::find(columns, name);
  if (found != columns.end()) return static_cast<std::size_t>(found - columns.begin());
  columns.push_back(name);
  holds_text.push_back(false);
  return columns.size() - 1;
}

// A record beyond the limit still adds its fields' names.
void HeadRecords::take(const Record& record) {
  constexpr std::size_t kMostColumns = 1280;  // more than anybody can choose from
  const bool keep = seen - damaged == records.size();
  for (std::size_t i = 0; i < record.cells.size(); ++i) {
    const bool own_names = !record.names.empty();
    if (own_names && columns.size() >= kMostColumns) break;
    const std::size_t column = own_names ? column_named(record.names[i]) : i;
    if (record.cells[i].kind == CellKind::text) holds_text[column] = true;
    if (!keep) continue;
    std::vector<std::string>& cells = records.back();
    cells.resize(std::max(cells.size(), column + 1));
    cells[column] = beginning(record.cells[i].value);
  }
}

std::optional<std::string> longest_texts(const HeadRecords& head) {
  std::size_t longest = 0;
  std::optional<std::string> name;
  for (std::size_t i = 0; i < head.columns.size(); ++i) {
    const std::size_t length = head.holds_text[i] ? usual_length(head, i) : 0;
    if (length <= longest) continue;
    longest = length;
    name = head.columns[i];
  }
  return name;
}

}  // namespace lookalike
