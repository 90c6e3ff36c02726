#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lookalike {

/// A place in the stream that deflated data unpack to, from which an InflateSource can go on.
struct InflatePoint {
  std::uint64_t unpacked = 0;  // bytes handed out before
  std::uint64_t packed = 0;    // bytes of the source taken before
  std::uint32_t checksum = 0;  // of what the current member gave so far
  std::string state;           // of the inflater; empty where the stream begins or ends
};

/// Cuts such a stream into stretches, each of which can be unpacked alone and be held to a checksum. A point takes
/// about 55 KB, so that a stream takes a fortieth of its unpacked size.
class InflateTrack {
 public:
  static constexpr std::uint64_t kStride = std::uint64_t{2} << 20;

  /// A stretch has at least `stride` bytes, but for the last.
  explicit InflateTrack(std::uint64_t stride = kStride) : stride_(stride) {}

  /// Whether a stretch is long enough by now.
  bool due(std::uint64_t unpacked) const { return unpacked - points_.back().unpacked >= stride_; }
  void add(InflatePoint point) { points_.push_back(std::move(point)); }
  void end_at(std::uint64_t unpacked, std::uint32_t checksum);

  /// Bytes of the stream that are known so far.
  std::uint64_t unpacked() const { return end_.unpacked; }
  /// Number of the stretch that holds this byte. O(log stretches).
  std::size_t stretch_at(std::uint64_t byte) const;
  const InflatePoint& begin(std::size_t stretch) const { return points_[stretch]; }
  /// Only place and checksum are of meaning there.
  const InflatePoint& end(std::size_t stretch) const {
    return stretch + 1 < points_.size() ? points_[stretch + 1] : end_;
  }
  std::size_t stretches() const { return points_.size(); }
  /// Bytes of memory. O(stretches).
  std::uint64_t bytes() const;

 private:
  std::uint64_t stride_;
  std::vector<InflatePoint> points_ = std::vector<InflatePoint>(1);
  InflatePoint end_;
};

}  // namespace lookalike
