#pragma once

#include <string_view>
#include <vector>

#include "core/corpus/stored_bytes.h"

namespace lookalike {

/// Texts that are packed in memory, as they cannot be read again where they are stored. One thread adds them;
/// what was added can be read once they are `complete`.
class RepackedTexts final : public StoredBytes {
 public:
  static constexpr std::size_t kStretch = std::size_t{1} << 20;  // bytes, each packed by itself

  RepackedTexts() : StoredBytes({}) {}

  /// Place of its first byte. O(bytes).
  std::uint64_t add(std::string_view text);
  /// Nothing is added any more.
  void complete();

  std::size_t stretches() const override { return packed_.size(); }
  std::size_t stretch_at(std::uint64_t byte) const override { return static_cast<std::size_t>(byte / kStretch); }
  std::uint64_t begin(std::size_t stretch) const override { return std::uint64_t{stretch} * kStretch; }
  Result<std::string> read(std::size_t stretch) const override;
  std::uint64_t memory() const override { return sizeof *this + packed_bytes_; }

 private:
  void pack_last();

  std::vector<std::string> packed_;
  std::string last_;  // what is not packed yet
  std::uint64_t packed_bytes_ = 0;
};

}  // namespace lookalike
