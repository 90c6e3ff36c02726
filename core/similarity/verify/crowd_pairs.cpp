#include "core/similarity/verify/crowd_pairs.h"

namespace lookalike {

void CrowdPairs::add_row(const Crowd& crowd, const CrowdRow& row) {
  if (sections_.empty() || sections_.back().crowd != crowd) sections_.push_back({crowd, rows_.size()});
  rows_.push_back(row);
  sections_.back().end = rows_.size();
}

void CrowdPairs::add(const Crowd& crowd, const CrowdRow& row, const CrowdScores& scores) {
  add_row(crowd, row);
  for (const std::uint16_t* const column : {scores.common, scores.agreement, scores.bands}) {
    if (~row.partners == 0) {
      values_.insert(values_.end(), column, column + CrowdMembers::kTile);
      continue;
    }
    for (std::uint64_t bits = row.partners; bits != 0; bits &= bits - 1)
      values_.push_back(column[std::countr_zero(bits)]);
  }
}

// `values` are those of all the row's partners.
void CrowdPairs::take(const Crowd& crowd, const CrowdRow& row, std::uint64_t staying, const std::uint16_t* values) {
  if (staying == 0) return;
  add_row(crowd, {row.document, row.tile, staying});
  for (std::size_t column = 0; column < kColumns; ++column)
    for (std::uint64_t bits = row.partners; bits != 0; bits &= bits - 1, ++values)
      if ((staying & bits & -bits) != 0) values_.push_back(*values);
}

}  // namespace lookalike
