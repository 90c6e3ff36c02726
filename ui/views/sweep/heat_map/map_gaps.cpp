#include "ui/views/sweep/heat_map/map_gaps.h"

namespace lookalike {

std::vector<MapGap> gaps_of(std::uint32_t hashes, const std::map<std::uint32_t, std::uint32_t>& cells) {
  std::vector<MapGap> gaps;
  for (std::uint32_t rows = 1; rows <= hashes;) {
    const std::uint32_t bands = hashes / rows, last = hashes / bands;
    bool is_whole = true;
    for (std::uint32_t r = rows; r <= last; ++r) {
      const auto there = cells.find(r);
      is_whole = is_whole && there != cells.end() && there->second >= bands;
    }
    if (!is_whole) gaps.push_back({bands, rows, last});
    rows = last + 1;
  }
  return gaps;
}

}  // namespace lookalike
