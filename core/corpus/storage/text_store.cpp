#include "core/corpus/storage/text_store.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <iterator>
#include <ranges>
#include <utility>

#include "core/system/spill_file.h"

namespace lookalike {

/// The memory limit and the temporary file, shared by all parts.
struct TextStore::Shared {
  explicit Shared(std::uint64_t bytes) : room(bytes) {}

  bool take_room(std::uint64_t bytes) {
    if (taken.fetch_add(bytes) + bytes <= room) return true;
    taken -= bytes;
    return false;
  }

  const std::uint64_t room;
  std::atomic<std::uint64_t> taken{0};
  SpillFile file;
};

TextStore::TextStore(std::uint64_t room) : TextStore(std::make_shared<Shared>(room)) {}

TextStore::TextStore(std::shared_ptr<Shared> shared) : shared_(std::move(shared)), spilled_(&shared_->file) {}

TextStore TextStore::part() const {
  return TextStore(shared_);
}

void TextStore::append(TextStore&& part) {
  labels_.take(std::move(part.labels_));
  spilled_.take(std::move(part.spilled_));
  const bool goes_on = !mapped_.empty() && !part.mapped_.empty() && mapped_.back() == part.mapped_.front();
  std::ranges::move(part.mapped_ | std::views::drop(goes_on ? 1 : 0), std::back_inserter(mapped_));
}

const char* TextStore::add(std::string_view text) {
  if (text.empty()) return "";
  char* const address = (shared_->take_room(text.size()) ? labels_ : spilled_).allocate(text.size());
  std::memcpy(address, text.data(), text.size());
  return address;
}

const char* TextStore::leave(const std::shared_ptr<const MappedFile>& file, std::string_view text) {
  if (mapped_.empty() || mapped_.back() != file) mapped_.push_back(file);
  return text.data();
}

std::shared_ptr<const MappedFile> TextStore::lost_file() const {
  const auto file = std::ranges::find_if(mapped_, [](const auto& mapped) { return mapped->shortened(); });
  return file == mapped_.end() ? shared_->file.lost() : *file;
}

void TextArena::begin_block(std::size_t size) {
  next_ = file_ ? file_->allocate(size) : nullptr;
  fills_file_ = next_ != nullptr;
  if (!fills_file_) next_ = blocks_.emplace_back(new char[size]).get();
  left_ = size;
}

char* TextArena::allocate(std::size_t length) {
  if (length > left_) {
    begin_block(std::max(length, block_));
    block_ = std::min(2 * block_, kMostBlock);
  }
  char* const place = next_;
  next_ += length;
  left_ -= length;
  (fills_file_ ? in_file_ : in_memory_) += length;
  return place;
}

void TextArena::take(TextArena&& other) {
  std::ranges::move(other.blocks_, std::back_inserter(blocks_));
  in_memory_ += other.in_memory_;
  in_file_ += other.in_file_;
  if (other.left_ <= left_) return;
  next_ = other.next_;
  left_ = other.left_;
  fills_file_ = other.fills_file_;
}

}  // namespace lookalike
