#include "core/corpus/input/read_ahead.h"

namespace lookalike {

Result<std::size_t> ReadAheadSource::read(std::span<char> into) {
  if (into.empty()) return 0;
  if (!thread_.joinable() && bytes_ >= start_after_) try_to_start();
  if (!thread_.joinable()) {
    const auto length = source_.read(into);
    if (length) bytes_ += *length;
    return length;
  }
  const Buffer* const buffer = wait_for_buffer();
  if (!buffer && thrown_) std::rethrow_exception(thrown_);
  if (!buffer) return *end_;
  return take(*buffer, into);
}

void ReadAheadSource::try_to_start() {
  try {
    start();
  } catch (const std::exception&) {  // out of memory, or no thread available
    start_after_ = std::numeric_limits<std::uint64_t>::max();
  }
}

void ReadAheadSource::start() {
  for (Buffer& buffer : buffers_) buffer.bytes = std::make_unique_for_overwrite<char[]>(buffer_size_);
  thread_ = std::jthread([this](const std::stop_token& stop) { read_ahead(stop); });
}

void ReadAheadSource::read_ahead(const std::stop_token& stop) {
  for (std::uint64_t number = 0;; ++number) {
    {
      std::unique_lock lock(mutex_);
      if (!changed_.wait(lock, stop, [&] { return number - emptied_ < buffers_.size(); })) return;
    }
    Buffer& next = buffer(number);
    End end = fill_or_catch(next, stop);
    const std::lock_guard lock(mutex_);
    if (next.length > 0) filled_ = number + 1;
    end_ = std::move(end);
    changed_.notify_all();
    if (end_ || stop.stop_requested()) return;
  }
}

ReadAheadSource::End ReadAheadSource::fill_or_catch(Buffer& buffer, const std::stop_token& stop) {
  try {
    return fill(buffer, stop);
  } catch (...) {
    thrown_ = std::current_exception();  // safe to read once the end is known
    return 0;
  }
}

// Returns how the source ended, if it did.
ReadAheadSource::End ReadAheadSource::fill(Buffer& buffer, const std::stop_token& stop) {
  buffer.length = 0;
  while (buffer.length < buffer_size_ && !stop.stop_requested()) {
    auto length = source_.read({buffer.bytes.get() + buffer.length, buffer_size_ - buffer.length});
    if (!length || *length == 0) return length;
    buffer.length += *length;
  }
  return {};
}

// Null if none is left and the source has ended; `end_` no longer changes then.
const ReadAheadSource::Buffer* ReadAheadSource::wait_for_buffer() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return filled_ > emptied_ || end_; });
  return filled_ > emptied_ ? &buffer(emptied_) : nullptr;
}

std::size_t ReadAheadSource::take(const Buffer& buffer, std::span<char> into) {
  const std::size_t length = std::min(into.size(), buffer.length - taken_);
  std::memcpy(into.data(), buffer.bytes.get() + taken_, length);
  taken_ += length;
  bytes_ += length;
  if (taken_ < buffer.length) return length;
  taken_ = 0;
  const std::lock_guard lock(mutex_);
  ++emptied_;
  changed_.notify_all();
  return length;
}

}  // namespace lookalike
