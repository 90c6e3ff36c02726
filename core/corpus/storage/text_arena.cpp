#include "core/corpus/storage/text_arena.h"

#include <algorithm>
#include <iterator>

namespace lookalike {

char* TextArena::allocate(std::size_t length) {
  if (length > left_) {
    const std::size_t size = std::max(length, block_);
    blocks_.emplace_back(new char[size]);
    block_ = std::min(2 * block_, kMostBlock);
    next_ = blocks_.back().get();
    left_ = size;
  }
  char* const place = next_;
  next_ += length;
  left_ -= length;
  bytes_ += length;
  return place;
}

void TextArena::take(TextArena&& other) {
  std::ranges::move(other.blocks_, std::back_inserter(blocks_));
  bytes_ += other.bytes_;
  if (other.left_ <= left_) return;
  next_ = other.next_;
  left_ = other.left_;
}

}  // namespace lookalike
