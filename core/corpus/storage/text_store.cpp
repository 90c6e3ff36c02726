#include "core/corpus/storage/text_store.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <iterator>
#include <ranges>
#include <thread>

namespace lookalike {
namespace {

// Each thread reads its own part of a corpus; the extra blocks serve readers that return to a few documents.
std::size_t most_held() {
  constexpr std::size_t kLeast = 32;
  return std::max(kLeast, std::size_t{4} * std::thread::hardware_concurrency());
}

}  // namespace

/// Memory limits shared by all parts.
struct TextStore::Shared {
  Shared(std::uint64_t room, std::uint64_t compressed)
      : raw(room), blocks(std::make_shared<BlockStorage>(compressed)) {}

  bool take_raw(std::uint64_t bytes) {
    if (taken.fetch_add(bytes) + bytes <= raw) return true;
    taken -= bytes;
    return false;
  }

  const std::uint64_t raw;
  std::atomic<std::uint64_t> taken{0};
  std::shared_ptr<BlockStorage> blocks;
};

TextStore::TextStore(std::uint64_t raw, std::uint64_t compressed)
    : TextStore(std::make_shared<Shared>(raw, compressed)) {}

TextStore::TextStore(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {}

TextStore TextStore::part() const {
  return TextStore(shared_);
}

std::uint32_t TextStore::append(TextStore&& part) {
  part.complete();
  const auto before = static_cast<std::uint32_t>(blocks_.size());
  arena_.take(std::move(part.arena_));
  const bool goes_on = !mapped_.empty() && !part.mapped_.empty() && mapped_.back() == part.mapped_.front();
  std::ranges::move(part.mapped_ | std::views::drop(goes_on ? 1 : 0), std::back_inserter(mapped_));
  std::ranges::move(part.blocks_, std::back_inserter(blocks_));
  return before;
}

StoredText TextStore::add(std::string_view text) {
  if (text.empty()) return {.address = ""};
  if (shared_->take_raw(text.size())) {
    char* const address = arena_.allocate(text.size());
    std::memcpy(address, text.data(), text.size());
    return {.address = address};
  }
  if (!filled_) {
    filled_ = static_cast<std::uint32_t>(blocks_.size());
    blocks_.push_back(std::make_unique<CompressedBlocks>(shared_->blocks));
  }
  return {.byte = blocks_[*filled_]->add(text), .blocks = *filled_};
}

const char* TextStore::leave(const std::shared_ptr<const MappedFile>& file, std::string_view text) {
  if (mapped_.empty() || mapped_.back() != file) mapped_.push_back(file);
  return text.data();
}

void TextStore::complete() {
  if (filled_) blocks_[*filled_]->complete();
  filled_.reset();
}

Result<std::string> TextStore::read(const StoredText& place, std::size_t length) const {
  return cache_->read(*blocks_[place.blocks], place.byte, length);
}

const MappedFile* TextStore::shortened_file() const {
  const auto file = std::ranges::find_if(mapped_, [](const auto& mapped) { return mapped->shortened(); });
  return file == mapped_.end() ? nullptr : file->get();
}

std::uint64_t TextStore::memory() const {
  std::uint64_t bytes = arena_.bytes() + (blocks_.empty() ? 0 : BlockCache::most_bytes());
  for (const auto& blocks : blocks_) bytes += blocks->memory();
  return bytes;
}

std::uint64_t TextStore::in_file() const {
  std::uint64_t bytes = 0;
  for (const auto& blocks : blocks_) bytes += blocks->in_file();
  return bytes;
}

std::uint64_t TextStore::beyond_room() const {
  std::uint64_t bytes = 0;
  for (const auto& blocks : blocks_) bytes += blocks->beyond_room();
  return bytes;
}

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
