#include "core/corpus/input/decompressing_sources.h"

#include <zstd_errors.h>

#include <algorithm>
#include <cstring>
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

constexpr std::size_t kMostOutput = std::size_t{1} << 30;

constexpr const char* kTruncated = "The compressed data are truncated.";
constexpr const char* kDamaged = "The compressed data are damaged.";
constexpr const char* kWrongChecksum = "The compressed data are damaged: their checksum does not match.";

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

bool begins_gzip(std::string_view bytes) {
  constexpr unsigned char kReservedFlags = 0xE0;
  if (!bytes.starts_with("\x1F\x8B")) return false;
  if (bytes.size() > 2 && bytes[2] != '\x08') return false;
  return bytes.size() < kGzipHead || (static_cast<unsigned char>(bytes[3]) & kReservedFlags) == 0;
}

Result<std::size_t> InflateSource::read(std::span<char> into) {
  const std::size_t room = std::min(into.size(), kMostOutput);
  std::span<char> output = into.first(room);
  while (!end_ && output.size() == room && room > 0) advance(output);
  const std::size_t length = room - output.size();
  return length > 0 || room == 0 ? length : *end_;
}

// Consumes some input, produces some output or ends.
void InflateSource::advance(std::span<char>& output) {
  if (member_ended_) return begin_next_member();
  fill(1);
  if (end_) return;
  const std::size_t input = input_.size(), room = output.size();
  const auto status = decoder_.decode(input_, output);
  member_ended_ = status == GzipDecoder::Status::member_ended;
  if (status == GzipDecoder::Status::damaged) return fail(kDamaged);
  if (status == GzipDecoder::Status::wrong_checksum) return fail(kWrongChecksum);
  const bool moved = input_.size() < input || output.size() < room;
  if (!moved && !member_ended_) fail(input == 0 ? kTruncated : kDamaged);
}

void InflateSource::begin_next_member() {
  fill(kGzipHead);
  if (end_) return;
  member_ended_ = !begins_gzip(input_);
  if (member_ended_)
    end_ = 0;
  else
    decoder_.begin_member();
}

// Reads until there are `least` bytes of input or the source ends.
void InflateSource::fill(std::size_t least) {
  if (input_.size() >= least || source_ended_) return;
  std::memmove(bytes_.data(), input_.data(), input_.size());
  std::size_t filled = input_.size();
  while (filled < least && !source_ended_ && !end_) {
    const auto length = source_.read(std::span(bytes_).subspan(filled));
    if (!length) end_ = length;
    source_ended_ = length == 0;
    filled += length.value_or(0);
  }
  input_ = {bytes_.data(), filled};
}

void InflateSource::fail(const char* sentence) {
  end_ = failure(ErrorCode::unreadable, sentence);
}

}  // namespace lookalike
