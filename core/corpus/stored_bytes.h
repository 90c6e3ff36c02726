#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "core/base/error.h"

namespace lookalike {

/// Bytes of a file, or what it unpacks to, that can be read again stretch by stretch. Safe to use from any thread once
/// they were read for the first time.
class StoredBytes {
 public:
  explicit StoredBytes(std::string path) : path_(std::move(path)) {}
  virtual ~StoredBytes() = default;

  const std::string& path() const { return path_; }

  virtual std::size_t stretches() const = 0;
  /// Number of the stretch that holds this byte; of one behind the last, if there is none.
  virtual std::size_t stretch_at(std::uint64_t byte) const = 0;
  /// Its first byte.
  virtual std::uint64_t begin(std::size_t stretch) const = 0;
  /// The bytes it had at first. Errors: unreadable, also when the file holds something else by now.
  virtual Result<std::string> read(std::size_t stretch) const = 0;

  /// Bytes of memory that it takes to find them.
  virtual std::uint64_t memory() const = 0;

 protected:
  static tl::unexpected<Error> other_bytes() {
    return failure(ErrorCode::unreadable, "The file was changed since it was loaded.");
  }

 private:
  std::string path_;
};

/// Where the bytes of a file or of a member of an archive begin among some that can be read again; nowhere without
/// these.
struct StoredPlace {
  std::shared_ptr<const StoredBytes> bytes;
  std::uint64_t begin = 0;
};

}  // namespace lookalike
