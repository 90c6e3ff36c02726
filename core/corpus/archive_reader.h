#pragma once

#include <memory>
#include <string>

#include "core/corpus/byte_source.h"

struct archive;

namespace lookalike {

/// The members of one file, front to back, as streams: those of a tar or zip, compressed or not; any other file,
/// compressed or not, is one member without a name. What a file is, its content tells. Nothing is ever written and no
/// path or link inside an archive is followed.
class ArchiveReader final : public ByteSource {
 public:
  /// More than kFreeBytes of data must not be more than kMaxRatio times the bytes they were unpacked from.
  static constexpr std::uint64_t kFreeBytes = std::uint64_t{256} << 20;
  static constexpr std::uint64_t kMaxRatio = 200;

  /// Errors: unreadable.
  static Result<std::unique_ptr<ArchiveReader>> open(const std::string& path);

  /// Goes to the next regular member; false after the last. Errors: unreadable.
  Result<bool> next();
  /// Path inside the archive, as UTF-8; empty for a file that is no archive.
  const std::string& name() const { return name_; }
  /// Bytes of the current member. Errors: unreadable, too_large (the limits above).
  Result<std::size_t> read(std::span<char> into) override;

  /// Bytes of the file read so far.
  std::uint64_t file_bytes() const;
  /// Going to the next member costs nothing, even when this one was not read to its end.
  bool skips_for_free() const;
  /// Its bytes may be other than those of the file. Known once `next` was called.
  bool unpacks() const;

 private:
  struct Close {
    void operator()(archive* handle) const;
  };
  explicit ArchiveReader(std::unique_ptr<archive, Close> handle) : handle_(std::move(handle)) {}
  tl::unexpected<Error> broken(ErrorCode code) const;

  std::unique_ptr<archive, Close> handle_;
  std::string name_;
  std::uint64_t unpacked_ = 0;
};

}  // namespace lookalike
