#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace lookalike {

/// Row counts next to each other that have room for the same number of bands: a rectangle of the heat map.
struct MapGap {
  std::uint32_t bands = 0, first_rows = 0, last_rows = 0;

  bool operator==(const MapGap&) const = default;
};

/// Places of settings with b * r <= n that have no cell. `cells`: how many there are of each row count. O(n).
std::vector<MapGap> gaps_of(std::uint32_t hashes, const std::map<std::uint32_t, std::uint32_t>& cells);

}  // namespace lookalike
