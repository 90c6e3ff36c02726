#include "core/similarity/crowd_pairs.h"

namespace lookalike {

void CrowdPairs::add(const CrowdRow& row, const CrowdScores& scores) {
  if (row.partners == 0) return;
  rows_.push_back(row);
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
void CrowdPairs::append(const CrowdRow& row, std::uint64_t kept, const std::uint16_t* values) {
  if (kept == 0) return;
  rows_.push_back({row.document, row.tile, kept});
  for (std::size_t column = 0; column < kColumns; ++column)
    for (std::uint64_t bits = row.partners; bits != 0; bits &= bits - 1, ++values)
      if ((kept & bits & -bits) != 0) values_.push_back(*values);
}

}  // namespace lookalike
