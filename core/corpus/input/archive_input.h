#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "core/corpus/input/peeked_source.h"

namespace lookalike {

/// A source in blocks for a reader of archives; gzip and Zstandard are unpacked. Such a reader wants many bytes before
/// it hands out any, so that an error seems to be the end to it; who has read to the end asks for the error.
class ArchiveInput {
 public:
  /// `source` must outlive it.
  explicit ArchiveInput(ByteSource& source);

  /// The first bytes of the source.
  std::string_view head() const { return packed_.head(); }
  /// Hands out other bytes than those of the source.
  bool unpacks() const { return unpacked_ != nullptr; }
  /// Empty at the end and after an error; valid until the next call.
  std::string_view next_block();
  /// Reads on, so that the checksum is met behind an archive that ends before the source does; but not for long.
  void pass_over_rest();
  /// Bytes of the source read so far.
  std::uint64_t source_bytes() const { return packed_.bytes(); }
  /// The first error so far: those of the source, unreadable, wrong_content (a bomb), out_of_memory.
  const std::optional<Error>& error() const { return error_; }

 private:
  static constexpr std::size_t kBlock = std::size_t{128} << 10;

  PeekedSource packed_;
  std::unique_ptr<ByteSource> unpacked_;  // null if the source is handed out as it is
  std::array<char, kBlock> block_;
  std::uint64_t handed_out_ = 0;
  std::optional<Error> error_;
};

}  // namespace lookalike
