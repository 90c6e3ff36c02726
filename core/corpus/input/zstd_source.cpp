#include "core/corpus/input/zstd_source.h"

#include <zstd.h>
#include <zstd_errors.h>

#include <array>
#include <new>
#include <string>

namespace lookalike {
namespace {

constexpr std::size_t kInput = std::size_t{128} << 10;
constexpr int kLargestWindow = 31;  // as a power of two

tl::unexpected<Error> failed(std::size_t status) {
  if (ZSTD_getErrorCode(status) == ZSTD_error_memory_allocation)
    return failure(ErrorCode::out_of_memory,
                   "Its compression window needs more memory than is left here. Unpack it through a pipe: "
                   "zstd -dc --long=31 FILE | lookalike-cli run -");
  return failure(ErrorCode::unreadable,
                 std::string("Zstandard cannot unpack the data: ") + ZSTD_getErrorName(status) + ".");
}

}  // namespace

struct ZstdSource::State {
  struct Free {
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
  };

  std::unique_ptr<ZSTD_DCtx, Free> context{ZSTD_createDCtx()};
  std::array<char, kInput> bytes;
  ZSTD_inBuffer input{bytes.data(), 0, 0};
  bool source_ended = false;
  bool in_frame = false;
  bool more_ready = false;  // the decoder may hold output that there was no room for
};

ZstdSource::ZstdSource(ByteSource& source) : source_(source), state_(std::make_unique<State>()) {
  if (!state_->context) throw std::bad_alloc();
  ZSTD_DCtx_setParameter(state_->context.get(), ZSTD_d_windowLogMax, kLargestWindow);
}

ZstdSource::~ZstdSource() = default;

Result<std::size_t> ZstdSource::read(std::span<char> into) {
  std::size_t length = 0;
  while (length == 0 && !end_ && !into.empty()) advance(into, length);
  return length > 0 || into.empty() ? length : *end_;
}

void ZstdSource::fill() {
  State& state = *state_;
  if (state.input.pos < state.input.size || state.more_ready || state.source_ended) return;
  const auto length = source_.read(state.bytes);
  if (!length) end_ = length;
  state.source_ended = length == 0;
  state.input = {state.bytes.data(), length.value_or(0), 0};
}

// Takes some input, gives some output or ends.
void ZstdSource::advance(std::span<char> into, std::size_t& length) {
  fill();
  if (end_) return;
  State& state = *state_;
  const bool starved = state.source_ended && state.input.pos == state.input.size;
  if (starved && !state.in_frame) {
    end_ = 0;
    return;
  }
  ZSTD_outBuffer output{into.data(), into.size(), 0};
  const std::size_t status = ZSTD_decompressStream(state.context.get(), &output, &state.input);
  length = output.pos;
  state.in_frame = status != 0;
  state.more_ready = state.in_frame && output.pos == output.size;
  if (ZSTD_isError(status))
    end_ = failed(status);
  else if (starved && length == 0 && state.in_frame)
    end_ = failure(ErrorCode::unreadable, "The compressed data are truncated.");
}

}  // namespace lookalike
