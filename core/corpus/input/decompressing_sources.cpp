#include "core/corpus/input/decompressing_sources.h"

#include <zstd_errors.h>

#include <isa-l/igzip_lib.h>
#include <array>
#include <cstddef>
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

constexpr std::size_t kInput = std::size_t{64} << 10;
constexpr std::size_t kMostOutput = std::size_t{1} << 30;

constexpr const char* kTruncated = "The compressed data are truncated.";
constexpr const char* kDamaged = "The compressed data are damaged.";
constexpr const char* kWrongChecksum = "The compressed data are damaged: their checksum does not match.";

const char* sentence_for(int status) {
  return status == ISAL_INCORRECT_CHECKSUM ? kWrongChecksum : kDamaged;
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

bool begins_gzip(std::string_view bytes) {
  constexpr unsigned char kReservedFlags = 0xE0;
  if (!bytes.starts_with("\x1F\x8B")) return false;
  if (bytes.size() > 2 && bytes[2] != '\x08') return false;
  return bytes.size() < kGzipHead || (static_cast<unsigned char>(bytes[3]) & kReservedFlags) == 0;
}

// The header is read separately, because the library forgets its flags if it comes in two pieces of input.
struct InflateSource::State {
  inflate_state inflate;
  isal_gzip_header header;
  bool in_header = true;
  std::array<unsigned char, kInput> input;

  std::string_view left() const { return {reinterpret_cast<const char*>(inflate.next_in), inflate.avail_in}; }
  bool member_ended() const { return !in_header && inflate.block_state == ISAL_BLOCK_FINISH; }
  void begin_member() {
    isal_inflate_reset(&inflate);
    inflate.crc_flag = ISAL_GZIP_NO_HDR_VER;
    isal_gzip_header_init(&header);
    in_header = true;
  }
};

InflateSource::InflateSource(ByteSource& source) : source_(source), state_(std::make_unique_for_overwrite<State>()) {
  isal_inflate_init(&state_->inflate);
  state_->inflate.next_in = state_->input.data();
  state_->inflate.avail_in = 0;
  state_->begin_member();
}

InflateSource::~InflateSource() = default;

Result<std::size_t> InflateSource::read(std::span<char> into) {
  inflate_state& inflate = state_->inflate;
  const std::size_t room = std::min(into.size(), kMostOutput);
  inflate.next_out = reinterpret_cast<unsigned char*>(into.data());
  inflate.avail_out = static_cast<std::uint32_t>(room);
  while (!end_ && inflate.avail_out == room && room > 0) advance();
  const std::size_t length = room - inflate.avail_out;
  return length > 0 || room == 0 ? length : *end_;
}

// Consumes some input, produces some output or ends.
void InflateSource::advance() {
  if (state_->member_ended()) return begin_next_member();
  fill(1);
  if (end_) return;
  const std::uint32_t input = state_->inflate.avail_in;
  const std::uint32_t room = state_->inflate.avail_out;
  const int status = state_->in_header ? read_header() : isal_inflate(&state_->inflate);
  if (status < 0) return fail(sentence_for(status));
  const bool moved = state_->inflate.avail_in < input || state_->inflate.avail_out < room;
  if (!moved && !state_->member_ended()) fail(input == 0 ? kTruncated : kDamaged);
}

int InflateSource::read_header() {
  const int status = isal_read_gzip_header(&state_->inflate, &state_->header);
  state_->in_header = status != ISAL_DECOMP_OK;
  return status;
}

void InflateSource::begin_next_member() {
  fill(kGzipHead);
  if (end_) return;
  if (begins_gzip(state_->left())) return state_->begin_member();
  end_ = 0;
}

// Reads until there are `least` bytes of input or the source ends.
void InflateSource::fill(std::size_t least) {
  inflate_state& inflate = state_->inflate;
  if (inflate.avail_in >= least || source_ended_) return;
  std::memmove(state_->input.data(), inflate.next_in, inflate.avail_in);
  inflate.next_in = state_->input.data();
  while (inflate.avail_in < least && !source_ended_ && !end_) {
    const auto free = std::span(state_->input).subspan(inflate.avail_in);
    const auto length = source_.read({reinterpret_cast<char*>(free.data()), free.size()});
    if (!length) end_ = length;
    source_ended_ = length == 0;
    inflate.avail_in += static_cast<std::uint32_t>(length.value_or(0));
  }
}

void InflateSource::fail(const char* sentence) {
  end_ = failure(ErrorCode::unreadable, sentence);
}

}  // namespace lookalike
