#include "core/corpus/storage/block_storage.h"

#include <optional>
#include <utility>

namespace lookalike {

bool BlockStorage::take_room(std::size_t length) {
  const std::lock_guard lock(mutex_);
  if (length > memory_) return false;
  memory_ -= length;
  return true;
}

BlockStorage::Block BlockStorage::add(std::string compressed) {
  const std::size_t length = compressed.size();
  const bool fits = take_room(length);
  const auto place = fits ? std::nullopt : file_.add(compressed);
  if (place) return {{}, *place, length, false};
  return {std::move(compressed), 0, length, !fits};
}

Result<std::string> BlockStorage::read(const Block& block) const {
  if (block.bytes.empty()) return file_.read(block.place, block.length);
  return block.bytes;
}

}  // namespace lookalike
