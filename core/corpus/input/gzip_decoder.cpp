#include "core/corpus/input/gzip_decoder.h"

#include <isa-l/igzip_lib.h>

namespace lookalike {

// The header is read separately, because the library forgets its flags if it comes in two pieces of input.
struct GzipDecoder::State {
  inflate_state inflate;
  isal_gzip_header header;
  bool in_header = true;

  int read_header() {
    const int status = isal_read_gzip_header(&inflate, &header);
    in_header = status != ISAL_DECOMP_OK;
    return status;
  }
};

GzipDecoder::GzipDecoder() : state_(std::make_unique_for_overwrite<State>()) {
  isal_inflate_init(&state_->inflate);
  begin_member();
}

GzipDecoder::~GzipDecoder() = default;

void GzipDecoder::begin_member() {
  isal_inflate_reset(&state_->inflate);
  state_->inflate.crc_flag = ISAL_GZIP_NO_HDR_VER;
  isal_gzip_header_init(&state_->header);
  state_->in_header = true;
}

GzipDecoder::Status GzipDecoder::decode(std::string_view& input, std::span<char>& output) {
  inflate_state& inflate = state_->inflate;
  inflate.next_in = reinterpret_cast<unsigned char*>(const_cast<char*>(input.data()));
  inflate.avail_in = static_cast<std::uint32_t>(input.size());
  inflate.next_out = reinterpret_cast<unsigned char*>(output.data());
  inflate.avail_out = static_cast<std::uint32_t>(output.size());
  const int status = state_->in_header ? state_->read_header() : isal_inflate(&inflate);
  input.remove_prefix(input.size() - inflate.avail_in);
  output = output.last(inflate.avail_out);
  if (status < 0) return status == ISAL_INCORRECT_CHECKSUM ? Status::wrong_checksum : Status::damaged;
  return !state_->in_header && inflate.block_state == ISAL_BLOCK_FINISH ? Status::member_ended : Status::good;
}

}  // namespace lookalike
