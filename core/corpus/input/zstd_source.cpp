#include "core/corpus/input/zstd_source.h"

#include <zstd_errors.h>

#include <new>
#include <string>

namespace lookalike {
namespace {

tl::unexpected<Error> failed(std::size_t status) {
  if (ZSTD_getErrorCode(status) == ZSTD_error_memory_allocation)
    return failure(ErrorCode::out_of_memory,
                   "Its compression window needs more memory than is left here. Unpack it through a pipe: "
                   "zstd -dc --long=31 FILE | lookalike-cli run -");
  return failure(ErrorCode::unreadable,
                 std::string("Zstandard cannot decompress the data: ") + ZSTD_getErrorName(status) + ".");
}

}  // namespace

ZstdSource::ZstdSource(ByteSource& source) : source_(source) {
  constexpr int kLargestWindow = 31;  // as a power of two
  if (!context_) throw std::bad_alloc();
  ZSTD_DCtx_setParameter(context_.get(), ZSTD_d_windowLogMax, kLargestWindow);
}

Result<std::size_t> ZstdSource::read(std::span<char> into) {
  ZSTD_outBuffer output{into.data(), into.size(), 0};
  while (output.pos == 0 && !end_ && !into.empty()) advance(output);
  return output.pos > 0 || into.empty() ? output.pos : *end_;
}

void ZstdSource::fill() {
  if (input_.pos < input_.size || more_ready_ || source_ended_) return;
  const auto length = source_.read(bytes_);
  if (!length) end_ = length;
  source_ended_ = length == 0;
  input_ = {bytes_.data(), length.value_or(0), 0};
}

// Consumes some input, produces some output or ends.
void ZstdSource::advance(ZSTD_outBuffer& output) {
  fill();
  const bool starved = source_ended_ && input_.pos == input_.size;
  if (starved && !in_frame_) end_ = 0;
  if (end_) return;
  const std::size_t status = ZSTD_decompressStream(context_.get(), &output, &input_);
  in_frame_ = status != 0;
  more_ready_ = in_frame_ && output.pos == output.size;
  if (ZSTD_isError(status))
    end_ = failed(status);
  else if (starved && output.pos == 0 && in_frame_)
    end_ = failure(ErrorCode::unreadable, "The compressed data are truncated.");
}

}  // namespace lookalike
