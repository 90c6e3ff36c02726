#pragma once

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// The beginning of a file. Unless it is the `whole` file it breaks off at its end, so that a reader leaves out the
/// record that is cut.
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
