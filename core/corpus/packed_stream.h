#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>

#include "core/corpus/file_source.h"
#include "core/corpus/inflate_track.h"

namespace lookalike {

/// Where a gzip file lies in another file, or what has to stand around deflated data to make one of them.
struct PackedPart {
  std::string path;
  std::uint64_t begin = 0, length = std::numeric_limits<std::uint64_t>::max();  // bytes of the file; to its end
  std::string before, behind;
};

/// What deflate has packed, to be unpacked again stretch by stretch. The file stays open, so that it may be deleted or
/// replaced; when there are many open already, it is opened by its path again. Its track is filled while it is read for
/// the first time; from then on it is immutable and may be read from any thread.
class PackedStream {
 public:
  /// `likely_bytes`: what it is expected to unpack to.
  PackedStream(std::shared_ptr<const FileSource> file, PackedPart part, std::uint64_t likely_bytes)
      : file_(file->descriptor() < kMostOpen ? std::move(file) : nullptr),
        part_(std::move(part)),
        likely_bytes_(likely_bytes) {}

  InflateTrack& track() { return track_; }
  const InflateTrack& track() const { return track_; }
  std::uint64_t likely_bytes() const { return likely_bytes_; }
  const std::string& path() const { return part_.path; }

  /// The bytes it gave at first. Errors: unreadable, also when the file holds something else by now.
  Result<std::string> unpack(std::size_t stretch) const;

 private:
  static constexpr int kMostOpen = 256;

  std::shared_ptr<const FileSource> file_;  // null where too many are open for it to stay so
  PackedPart part_;
  std::uint64_t likely_bytes_;
  InflateTrack track_;
};

}  // namespace lookalike
