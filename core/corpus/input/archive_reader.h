#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/corpus/input/byte_source.h"
#include "core/corpus/input/file_source.h"
#include "core/corpus/input/zip_directory.h"

struct archive;
struct archive_entry;

namespace lookalike {

class ArchiveInput;

/// Typical bytes of text per compressed byte.
inline constexpr std::uint64_t kUsualRatio = 3;
/// Whether the first bytes of a file are those of compressed content, in any format.
bool looks_packed(const std::string& path);

/// The members of one file, front to back, as streams: those of a tar or zip, compressed or not; any other file,
/// compressed or not, is one member without a name. The content of a file determines its kind. Nothing is ever written,
/// and no path or link inside an archive is followed. libarchive finds the members; ISA-L, if the build has it,
/// decompresses deflate data, in a gzip file or a member of a zip, in half the time, and Zstandard's own
/// library decompresses its format, because only it allows large windows. An office document is one member with the
/// bytes of the file; its parts are not members.
class ArchiveReader final : public ByteSource {
 public:
  static constexpr std::uint64_t kFreeBytes = UnpackingLimit::kFreeBytes;

  /// Errors: unreadable.
  static Result<std::unique_ptr<ArchiveReader>> open(const std::string& path);
  /// Reads the rest of a source, which must outlive it. If the source is the current member of another reader, `outer`,
  /// both share one decompression limit. Errors: unreadable.
  static Result<std::unique_ptr<ArchiveReader>> open(ByteSource& source, ArchiveReader* outer = nullptr);
  ~ArchiveReader() override;

  /// Goes to the next regular member; false after the last. Errors: those of `read`.
  Result<bool> next();
  /// Path inside the archive, as UTF-8; empty for a file that is not an archive.
  const std::string& name() const { return name_; }
  /// Bytes of the current member. Errors: unreadable, wrong_content (a bomb, see UnpackingLimit).
  Result<std::size_t> read(std::span<char> into) override;

  /// Bytes of the file read so far.
  std::uint64_t file_bytes() const;
  /// Whether moving to the next member costs nothing even if this one was not read to its end.
  bool skips_for_free() const;
  /// Whether its bytes may differ from the file's. Known after `next`.
  bool unpacks() const;

 private:
  struct Close {
    void operator()(archive* handle) const;
  };
  explicit ArchiveReader(std::unique_ptr<archive, Close> handle);
  struct PlainInput;
  static std::unique_ptr<ArchiveReader> closed();
  int open_file(const std::string& path);
  int open_source(ByteSource& source);
  Result<void> count(std::uint64_t unpacked);
  std::unique_ptr<DeflatedMember> deflated(archive_entry* entry);
  const ZipDirectory* zip();
  Result<bool> end();
  Result<std::size_t> read_data(std::span<char> into);
  tl::unexpected<Error> broken() const;

  std::unique_ptr<FileSource> file_;     // null unless it is a file
  std::unique_ptr<PlainInput> plain_;    // null unless libarchive reads the file's own bytes
  std::unique_ptr<ArchiveInput> input_;  // null if it does
  ArchiveReader* outer_ = nullptr;       // null unless this is one of its members
  std::string zip_path_;                 // empty unless the file may be a zip whose directory has not been needed yet
  std::unique_ptr<ZipDirectory> zip_;    // null unless it is readable
  std::unique_ptr<archive, Close> handle_;
  std::unique_ptr<DeflatedMember> deflated_;  // the current member, unless libarchive decompresses it
  std::string name_;
  bool encrypted_ = false;
  std::uint64_t unpacked_ = 0;
};

}  // namespace lookalike
