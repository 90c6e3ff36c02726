#include "core/lesson/bit_rows.h"

#include <array>
#include <sstream>

#include "core/similarity/jaccard.h"

namespace lookalike::lesson {

void RowCounts::add(RowType type) {
  ++*std::array{&both, &only_a, &only_b, &neither}[static_cast<std::size_t>(type)];
}

std::uint32_t RowCounts::of(RowType type) const {
  return std::array{both, only_a, only_b, neither}[static_cast<std::size_t>(type)];
}

std::string to_string(RowType type) {
  return std::array{"11", "10", "01", "00"}[static_cast<std::size_t>(type)];
}

std::vector<BitRow> bit_rows_from(const std::string& text) {
  std::vector<BitRow> rows;
  std::istringstream words(text);
  for (std::string word; words >> word;) rows.push_back({word[0] == '1', word.size() > 1 && word[1] == '1'});
  return rows;
}

RowCounts count(std::span<const BitRow> rows) {
  RowCounts counts;
  for (const BitRow& row : rows) counts.add(row.type());
  return counts;
}

double jaccard_of(std::span<const BitRow> rows) {
  std::vector<std::uint64_t> a, b;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].a) a.push_back(i);
    if (rows[i].b) b.push_back(i);
  }
  return jaccard(a, b);
}

}  // namespace lookalike::lesson
