#pragma once

#include "core/corpus/file_source.h"
#include "core/corpus/stored_bytes.h"

namespace lookalike {

/// A file whose bytes are read again as they are. It is opened anew for each stretch, so that there may be any number
/// of them; one that was written to, replaced or removed is noticed.
class PlainFile final : public StoredBytes {
 public:
  static constexpr std::uint64_t kStretch = std::uint64_t{256} << 10;

  /// `file`: the same as is opened by the path.
  PlainFile(std::string path, const FileSource& file) : PlainFile(std::move(path), file.version()) {}

  std::size_t stretches() const override;
  std::size_t stretch_at(std::uint64_t byte) const override { return static_cast<std::size_t>(byte / kStretch); }
  std::uint64_t begin(std::size_t stretch) const override { return stretch * kStretch; }
  Result<std::string> read(std::size_t stretch) const override;
  std::uint64_t memory() const override { return sizeof *this + path().capacity(); }

 private:
  PlainFile(std::string path, FileVersion version) : StoredBytes(std::move(path)), version_(version) {}

  FileVersion version_;
};

}  // namespace lookalike
