#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/corpus/packed_store.h"
#include "core/corpus/stored_bytes.h"

namespace lookalike {

/// Bytes that memory had no room for: in a temporary file, or in memory all the same where that could not take them.
struct SpilledBytes {
  std::uint64_t in_file = 0, in_memory = 0;
};

/// Texts that are packed, as they cannot be read again where they are stored. One thread adds them; what was added can
/// be read once they are `complete`.
class RepackedTexts final : public StoredBytes {
 public:
  static constexpr std::size_t kStretch = std::size_t{1} << 20;  // bytes, each packed by itself

  explicit RepackedTexts(std::shared_ptr<PackedStore> store = std::make_shared<PackedStore>())
      : StoredBytes({}), store_(std::move(store)) {}

  /// Place of its first byte. O(bytes).
  std::uint64_t add(std::string_view text);
  /// Nothing is added any more.
  void complete();

  std::size_t stretches() const override { return packed_.size(); }
  std::size_t stretch_at(std::uint64_t byte) const override { return static_cast<std::size_t>(byte / kStretch); }
  std::uint64_t begin(std::size_t stretch) const override { return std::uint64_t{stretch} * kStretch; }
  Result<std::string> read(std::size_t stretch) const override;
  std::uint64_t memory() const override { return sizeof *this + in_memory_; }
  /// Those of the packed bytes that memory had no room for.
  const SpilledBytes& spilled() const { return spilled_; }

 private:
  void pack_last();

  std::shared_ptr<PackedStore> store_;
  std::vector<PackedStore::Piece> packed_;
  std::string last_;  // what is not packed yet
  SpilledBytes spilled_;
  std::uint64_t in_memory_ = 0;  // bytes that the pieces take there
};

}  // namespace lookalike
