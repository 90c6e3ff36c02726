#include "core/corpus/storage/block_cache.h"

#include <algorithm>
#include <thread>

namespace lookalike {
namespace {

// Each thread reads its own part of a corpus; the extra blocks serve readers that return to a few documents.
std::size_t most_held() {
  constexpr std::size_t kLeast = 32;
  return std::max(kLeast, std::size_t{4} * std::thread::hardware_concurrency());
}

}  // namespace

std::uint64_t BlockCache::most_bytes() {
  return most_held() * CompressedBlocks::kBlock;
}

Result<std::string> BlockCache::read(const CompressedBlocks& blocks, std::uint64_t byte, std::size_t length) {
  std::string text;
  text.reserve(length);
  while (text.size() < length) {
    const std::uint64_t at = byte + text.size();
    const auto held = find(blocks, at / CompressedBlocks::kBlock);
    const auto& bytes = bytes_of(*held);
    if (!bytes) return failed(bytes.error());
    const std::size_t offset = at % CompressedBlocks::kBlock;
    if (offset >= bytes->size()) return failed({ErrorCode::unreadable, "The temporary file is damaged.", {}});
    text.append(*bytes, offset, length - text.size());
  }
  return text;
}

std::shared_ptr<BlockCache::Held> BlockCache::find(const CompressedBlocks& blocks, std::size_t number) {
  const std::lock_guard lock(mutex_);
  const auto found =
      std::ranges::find_if(held_, [&](const auto& held) { return held->blocks == &blocks && held->number == number; });
  if (found != held_.end()) {
    held_.splice(held_.begin(), held_, found);
  } else {
    if (held_.size() >= most_held()) held_.pop_back();
    held_.push_front(std::make_shared<Held>(&blocks, number));
  }
  return held_.front();
}

// Other readers of the same block wait for it.
const Result<std::string>& BlockCache::bytes_of(Held& held) const {
  const std::lock_guard lock(held.reading);
  if (!held.bytes) held.bytes = held.blocks->read(held.number);
  return *held.bytes;
}

tl::unexpected<Error> BlockCache::failed(const Error& error) {
  const std::lock_guard lock(mutex_);
  ++failures_;
  Error failure{ErrorCode::unreadable,
                "A compressed text cannot be read again: " + error.message + " Open the corpus again.", error.place};
  if (!first_error_) first_error_ = failure;
  return tl::unexpected(std::move(failure));
}

std::optional<Error> BlockCache::first_error() const {
  const std::lock_guard lock(mutex_);
  return first_error_;
}

}  // namespace lookalike
