#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "core/corpus/input/decompressing_sources.h"

struct zip;
struct zip_file;

namespace lookalike {

/// Content of a member of a zip, checked against the checksum and length in the zip's directory.
class DeflatedMember final : public ByteSource {
 public:
  /// The compressed bytes of a member as a gzip file: a header, the deflate stream, checksum and length.
  class AsGzip;

  explicit DeflatedMember(std::unique_ptr<AsGzip> packed);
  ~DeflatedMember() override;

  /// Errors: unreadable.
  Result<std::size_t> read(std::span<char> into) override { return inflated_.read(into); }
  /// Bytes of the zip read so far.
  std::uint64_t packed_bytes() const;

 private:
  std::unique_ptr<AsGzip> packed_;
  InflateSource inflated_;
};

/// Finds the deflated members of a zip. Nothing is ever written.
class ZipDirectory {
 public:
  /// Null if it is not a zip with a directory, or if two members have the same name.
  static std::unique_ptr<ZipDirectory> open(const std::string& path);

  /// The member with this name, as stored in the zip, and with this decompressed size in bytes; it must not outlive the
  /// directory. Null if none exists, or if it is encrypted or compressed by another method.
  std::unique_ptr<DeflatedMember> deflated(const std::string& name, std::uint64_t size) const;

 private:
  struct Close {
    void operator()(zip* handle) const;
  };
  explicit ZipDirectory(std::unique_ptr<zip, Close> handle) : handle_(std::move(handle)) {}
  bool read_names();

  std::unique_ptr<zip, Close> handle_;
  std::unordered_map<std::string, std::uint64_t> members_;  // numbers by name
};

}  // namespace lookalike
