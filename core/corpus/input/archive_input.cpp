#include "core/corpus/input/archive_input.h"

#include "core/corpus/input/archive_head.h"
#include "core/corpus/input/inflate_source.h"
#include "core/corpus/input/unpacking_limit.h"
#include "core/corpus/input/zstd_source.h"

namespace lookalike {

ArchiveInput::ArchiveInput(ByteSource& source) : packed_(source) {
  if (begins_gzip(head())) unpacked_ = std::make_unique<InflateSource>(packed_);
  if (begins_zstd(head())) unpacked_ = std::make_unique<ZstdSource>(packed_);
}

std::string_view ArchiveInput::next_block() {
  if (error_) return {};
  const auto length = unpacks() ? unpacked_->read(block_) : packed_.read(block_);
  if (!length) {
    error_ = length.error();
    return {};
  }
  handed_out_ += *length;
  if (const auto within = UnpackingLimit::check(handed_out_, source_bytes()); !within) error_ = within.error();
  return std::string_view(block_.data(), error_ ? 0 : *length);
}

void ArchiveInput::pass_over_rest() {
  constexpr int kMostBlocks = 16;
  for (int block = 0; block < kMostBlocks && !next_block().empty(); ++block) {
  }
}

}  // namespace lookalike
