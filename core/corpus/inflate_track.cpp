#include "core/corpus/inflate_track.h"

#include <algorithm>

namespace lookalike {

void InflateTrack::end_at(std::uint64_t unpacked, std::uint32_t checksum) {
  end_.unpacked = unpacked;
  end_.checksum = checksum;
}

std::size_t InflateTrack::stretch_at(std::uint64_t byte) const {
  const auto behind = std::ranges::upper_bound(points_, byte, {}, &InflatePoint::unpacked);
  return static_cast<std::size_t>(behind - points_.begin()) - 1;
}

std::uint64_t InflateTrack::bytes() const {
  std::uint64_t bytes = points_.capacity() * sizeof(InflatePoint);
  for (const InflatePoint& point : points_) bytes += point.state.capacity();
  return bytes;
}

}  // namespace lookalike
