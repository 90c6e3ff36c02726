#pragma once

#include <memory>
#include <optional>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// Content of Zstandard frames, one after the other as one stream. Windows may have up to 2 GiB, as `zstd --long=31`
/// makes them; memory is taken as they fill.
class ZstdSource final : public ByteSource {
 public:
  /// `source` must outlive it.
  explicit ZstdSource(ByteSource& source);
  ~ZstdSource() override;

  /// Errors, after the good bytes: unreadable (truncated or damaged data), out_of_memory, those of the source.
  Result<std::size_t> read(std::span<char> into) override;

 private:
  struct State;

  void fill();
  void advance(std::span<char> into, std::size_t& length);

  ByteSource& source_;
  std::unique_ptr<State> state_;
  std::optional<Result<std::size_t>> end_;  // returned once all good bytes are handed out
};

}  // namespace lookalike
