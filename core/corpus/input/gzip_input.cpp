#include "core/corpus/input/gzip_input.h"

#include "core/corpus/input/unpacking_limit.h"

namespace lookalike {

std::string_view GzipInput::next_block() {
  if (error_) return {};
  const auto length = inflated_.read(block_);
  if (!length) {
    error_ = length.error();
    return {};
  }
  unpacked_ += *length;
  if (const auto within = UnpackingLimit::check(unpacked_, file_bytes()); !within) error_ = within.error();
  return std::string_view(block_.data(), error_ ? 0 : *length);
}

void GzipInput::pass_over_rest() {
  constexpr int kMostBlocks = 16;
  for (int block = 0; block < kMostBlocks && !next_block().empty(); ++block) {
  }
}

}  // namespace lookalike
