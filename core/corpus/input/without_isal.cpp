#include <zlib.h>

#include <new>

#include "core/corpus/input/gzip_decoder.h"

namespace lookalike {

struct GzipDecoder::State {
  z_stream stream{};
};

GzipDecoder::GzipDecoder() : state_(std::make_unique<State>()) {
  constexpr int kGzipHeader = 16;
  if (inflateInit2(&state_->stream, kGzipHeader + MAX_WBITS) != Z_OK) throw std::bad_alloc();
}

GzipDecoder::~GzipDecoder() {
  inflateEnd(&state_->stream);
}

void GzipDecoder::begin_member() {
  inflateReset(&state_->stream);
}

GzipDecoder::Status GzipDecoder::decode(std::string_view& input, std::span<char>& output) {
  z_stream& stream = state_->stream;
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(input.data()));
  stream.avail_in = static_cast<uInt>(input.size());
  stream.next_out = reinterpret_cast<Bytef*>(output.data());
  stream.avail_out = static_cast<uInt>(output.size());
  const int status = inflate(&stream, Z_NO_FLUSH);
  input.remove_prefix(input.size() - stream.avail_in);
  output = output.last(stream.avail_out);
  if (status == Z_MEM_ERROR) throw std::bad_alloc();
  if (status == Z_STREAM_END) return Status::member_ended;
  if (status == Z_OK || status == Z_BUF_ERROR) return Status::good;
  const std::string_view message = stream.msg ? stream.msg : "";
  return message.ends_with("data check") || message.ends_with("length check") ? Status::wrong_checksum
                                                                              : Status::damaged;
}

}  // namespace lookalike
