#include "core/corpus/input/buffered_reader.h"

#include <algorithm>
#include <cstring>

namespace lookalike {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

BufferedReader::BufferedReader(ByteSource& source, std::size_t chunk) : source_(&source), chunk_(chunk) {
  if (peek(kByteOrderMark.size()).starts_with(kByteOrderMark)) consume(kByteOrderMark.size());
}

BufferedReader::BufferedReader(std::string_view memory, std::size_t offset, std::function<bool()> cancelled,
                               std::size_t chunk)
    : memory_size_(memory.size()),
      cancelled_(std::move(cancelled)),
      chunk_(chunk),
      data_(memory.data()),
      begin_(offset),
      end_(offset),
      offset_(offset) {}

bool BufferedReader::grow() {
  if (at_end_) return false;
  const std::size_t wanted = std::max(chunk_, end_ - begin_);
  if (!source_) {
    reveal(wanted);
    return true;
  }
  reserve(wanted);
  fill(wanted);
  return true;
}

void BufferedReader::reveal(std::size_t wanted) {
  if (cancelled_ && cancelled_()) {
    failure_ = cancelled().value();
    at_end_ = true;
    return;
  }
  at_end_ = memory_size_ - end_ < wanted;
  end_ = std::min(memory_size_, end_ + wanted);
}

std::string_view BufferedReader::peek(std::size_t length) {
  while (end_ - begin_ < length && grow()) {
  }
  return view();
}

void BufferedReader::consume(std::size_t length) {
  begin_ += length;
  offset_ += length;
}

void BufferedReader::reserve(std::size_t room) {
  const std::size_t held = end_ - begin_;
  if (capacity_ < held + room) {
    capacity_ = std::max(capacity_ * 2, held + room);
    auto larger = std::make_unique_for_overwrite<char[]>(capacity_);
    if (held > 0) std::memcpy(larger.get(), buffer_.get() + begin_, held);
    buffer_ = std::move(larger);
  } else if (held > 0) {
    std::memmove(buffer_.get(), buffer_.get() + begin_, held);
  }
  data_ = buffer_.get();
  begin_ = 0;
  end_ = held;
}

void BufferedReader::fill(std::size_t wanted) {
  while (wanted > 0) {
    const auto length = source_->read({buffer_.get() + end_, wanted});
    if (!length) failure_ = length.error();
    if (!length || *length == 0) {
      at_end_ = true;
      return;
    }
    end_ += *length;
    wanted -= *length;
  }
}

}  // namespace lookalike
