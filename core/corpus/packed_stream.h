#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>

#include "core/corpus/file_source.h"
#include "core/corpus/inflate_track.h"
#include "core/corpus/stored_bytes.h"

namespace lookalike {

/// Where a gzip file lies in another file, or what has to stand around deflated data to make one of them.
struct PackedPart {
  std::string path;
  std::uint64_t begin = 0, length = std::numeric_limits<std::uint64_t>::max();  // bytes of the file; to its end
  std::string before, behind;
};

/// What deflate has packed, to be unpacked again stretch by stretch. The file stays open, so that it may be deleted or
/// replaced; when there are many open already, it is opened by its path again. Its track is filled while it is read for
/// the first time; from then on it is immutable.
class PackedStream final : public StoredBytes {
 public:
  PackedStream(std::shared_ptr<const FileSource> file, PackedPart part)
      : StoredBytes(std::move(part.path)),
        file_(file->descriptor() < kMostOpen ? std::move(file) : nullptr),
        part_(std::move(part)) {}

  InflateTrack& track() { return track_; }

  std::size_t stretches() const override { return track_.stretches(); }
  std::size_t stretch_at(std::uint64_t byte) const override { return track_.stretch_at(byte); }
  std::uint64_t begin(std::size_t stretch) const override { return track_.begin(stretch).unpacked; }
  Result<std::string> read(std::size_t stretch) const override;
  std::uint64_t memory() const override { return sizeof *this + path().capacity() + track_.bytes(); }

 private:
  static constexpr int kMostOpen = 256;

  std::shared_ptr<const FileSource> file_;  // null where too many are open for it to stay so
  PackedPart part_;                         // its path was taken
  InflateTrack track_;
};

}  // namespace lookalike
