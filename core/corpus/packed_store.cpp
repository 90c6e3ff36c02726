#include "core/corpus/packed_store.h"

#include <optional>
#include <utility>

namespace lookalike {

bool PackedStore::take_room(std::size_t length) {
  const std::lock_guard lock(mutex_);
  if (length > memory_) return false;
  if (memory_ != kUnlimited) memory_ -= length;
  return true;
}

PackedStore::Piece PackedStore::add(std::string packed) {
  const std::size_t length = packed.size();
  const bool fits = take_room(length);
  const auto place = fits ? std::nullopt : file_.add(packed);
  if (place) return {{}, *place, length, false};
  return {std::move(packed), 0, length, !fits};
}

Result<std::string> PackedStore::read(const Piece& piece) const {
  if (piece.bytes.empty()) return file_.read(piece.place, piece.length);
  return piece.bytes;
}

}  // namespace lookalike
