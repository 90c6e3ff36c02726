#pragma once

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// The beginning of a file. Unless it is the `whole` file, its end is an error, so that a reader skips the truncated
/// record.
class HeadSource final : public ByteSource {
 public:
  HeadSource(std::string_view head, bool whole) : memory_(head), whole_(whole) {}

  Result<std::size_t> read(std::span<char> into) override {
    const auto length = memory_.read(into);
    if (*length == 0 && !whole_) return failure(ErrorCode::unreadable, "Only the beginning is read.");
    return length;
  }

 private:
  MemorySource memory_;
  bool whole_;
};

}  // namespace lookalike
