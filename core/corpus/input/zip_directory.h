#pragma once

#include <memory>
#include <string>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// Content of a member of a zip, checked against the checksum and length in the zip's directory. Errors: unreadable.
class DeflatedMember : public ByteSource {
 public:
  /// Bytes of the zip read so far.
  virtual std::uint64_t packed_bytes() const = 0;
};

/// Finds the deflated members of a zip. Nothing is ever written.
class ZipDirectory {
 public:
  /// Null if it is not a zip with a directory, if two members have the same name, or in a build without libzip.
  static std::unique_ptr<ZipDirectory> open(const std::string& path);
  virtual ~ZipDirectory() = default;

  /// The member with this name, as stored in the zip, and with this decompressed size in bytes; it must not outlive the
  /// directory. Null if none exists, or if it is encrypted or compressed by another method.
  virtual std::unique_ptr<DeflatedMember> deflated(const std::string& name, std::uint64_t size) const = 0;
};

}  // namespace lookalike
