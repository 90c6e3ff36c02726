#pragma once

#include <memory>
#include <string>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// Passes bytes through as UTF-8. iconv converts other encodings, with U+FFFD for invalid characters: UTF-16, detected
/// by a byte order mark or the NUL bytes of its first letters, and any requested encoding. Offsets downstream count
/// UTF-8 bytes.
class DecodingSource final : public ByteSource {
 public:
  /// `encoding` as iconv names it; empty: detected.
  explicit DecodingSource(ByteSource& source, std::string encoding = {});
  ~DecodingSource() override;

  Result<std::size_t> read(std::span<char> into) override;
  /// A sentence about the encoding if it was guessed from bytes without a mark; otherwise, and before the first read,
  /// empty.
  const std::string& guess() const { return guess_; }

 private:
  struct Close {
    void operator()(void* converter) const;
  };

  Result<void> look_at_start();
  Result<void> decode_more();
  void convert(bool at_end);
  std::size_t take(std::span<char> into);

  ByteSource& source_;
  std::string encoding_, guess_;
  bool begun_ = false;
  std::unique_ptr<void, Close> converter_;  // null: bytes pass through
  std::string raw_;                         // bytes not converted yet
  std::string ready_;                       // bytes to return next
  std::size_t taken_ = 0;
};

/// Whether iconv knows an encoding of that name.
bool is_encoding(const std::string& name);

}  // namespace lookalike
