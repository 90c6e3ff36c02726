#include "core/corpus/packed_store.h"

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
  if (!take_room(length))
    if (const auto place = file_.add(packed)) return {{}, *place, length};
  return {std::move(packed), 0, length};
}

Result<std::string> PackedStore::read(const Piece& piece) const {
  if (piece.bytes.empty()) return file_.read(piece.place, piece.length);
  return piece.bytes;
}

}  // namespace lookalike
