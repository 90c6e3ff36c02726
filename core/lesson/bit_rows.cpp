#include "core/lesson/bit_rows.h"

#include <sstream>

#include "core/similarity/jaccard.h"

namespace lookalike::lesson {

void RowCounts::add(RowType type) {
  switch (type) {
    case RowType::both:
      ++both;
      break;
    case RowType::only_a:
      ++only_a;
      break;
    case RowType::only_b:
      ++only_b;
      break;
    case RowType::neither:
      ++neither;
      break;
  }
}

std::string to_string(RowType type) {
  const bool a = type == RowType::both || type == RowType::only_a;
  const bool b = type == RowType::both || type == RowType::only_b;
  return {a ? '1' : '0', b ? '1' : '0'};
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
