#include "core/corpus/stored_texts.h"

#include <algorithm>
#include <thread>

#include "core/corpus/inflate_track.h"

namespace lookalike {
namespace {

// Each thread reads its own part of a corpus; the rest is for who comes back to a few documents.
std::size_t most_held() {
  constexpr std::size_t kLeast = 16;
  return std::max(kLeast, std::size_t{2} * std::thread::hardware_concurrency());
}

}  // namespace

std::uint64_t StoredTexts::most_held_bytes() {
  return most_held() * InflateTrack::kStride;
}

Result<std::string> StoredTexts::read(const StoredBytes& stored, std::uint64_t byte, std::size_t length) {
  std::string text;
  text.reserve(length);
  for (std::size_t number = stored.stretch_at(byte); text.size() < length; ++number) {
    if (number >= stored.stretches()) return failed(stored, {ErrorCode::unreadable, "It ends too early.", {}});
    const auto stretch = find(stored, number);
    const auto& bytes = bytes_of(*stretch);
    if (!bytes) return failed(stored, bytes.error());
    const std::uint64_t offset = byte + text.size() - stored.begin(number);
    if (offset < bytes->size()) text.append(*bytes, offset, length - text.size());
  }
  return text;
}

std::shared_ptr<StoredTexts::Stretch> StoredTexts::find(const StoredBytes& stored, std::size_t number) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find_if(
      held_, [&](const auto& stretch) { return stretch->stored == &stored && stretch->number == number; });
  if (found != held_.end()) {
    held_.splice(held_.begin(), held_, found);
  } else {
    if (held_.size() >= most_held()) held_.pop_back();
    held_.push_front(std::make_shared<Stretch>(&stored, number));
  }
  return held_.front();
}

// Who wants the same stretch waits for it.
const Result<std::string>& StoredTexts::bytes_of(Stretch& stretch) const {
  const std::lock_guard lock(stretch.reading);
  if (!stretch.bytes) stretch.bytes = stretch.stored->read(stretch.number);
  return *stretch.bytes;
}

tl::unexpected<Error> StoredTexts::failed(const StoredBytes& stored, const Error& error) {
  const std::lock_guard lock(mutex_);
  ++failures_;
  Error told{ErrorCode::unreadable,
             "A text that was not copied cannot be read again: " + error.message + " Open the corpus once more.",
             {stored.path(), {}, {}}};
  if (!first_error_) first_error_ = told;
  return tl::unexpected(std::move(told));
}

std::optional<Error> StoredTexts::first_error() const {
  const std::lock_guard lock(mutex_);
  return first_error_;
}

}  // namespace lookalike
