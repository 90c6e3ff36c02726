#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "core/corpus/input/file_source.h"
#include "core/corpus/input/inflate_source.h"

namespace lookalike {

/// A gzip file, unpacked in blocks for a reader of archives. Such a reader wants many bytes before it hands out any, so
/// that an error seems to be the end to it; who has read to the end asks for the error.
class GzipInput {
 public:
  explicit GzipInput(std::unique_ptr<FileSource> file) : file_(std::move(file)), inflated_(*file_) {}

  /// Empty at the end and after an error; valid until the next call.
  std::string_view next_block();
  /// Reads on, so that the checksum is met behind an archive that ends before the file does; but not for long.
  void pass_over_rest();
  /// Bytes of the file read so far.
  std::uint64_t file_bytes() const { return file_->bytes(); }
  /// The first error so far: unreadable, wrong_content (a bomb).
  const std::optional<Error>& error() const { return error_; }

 private:
  static constexpr std::size_t kBlock = std::size_t{128} << 10;

  std::unique_ptr<FileSource> file_;
  InflateSource inflated_;
  std::array<char, kBlock> block_;
  std::uint64_t unpacked_ = 0;
  std::optional<Error> error_;
};

}  // namespace lookalike
