#include <brotli/decode.h>

#include "core/corpus/formats/parquet/optional_codecs.h"

namespace lookalike {

Unpack* const unpack_brotli = [](std::string_view packed, std::span<char> into) {
  std::size_t size = into.size();
  const auto* const from = reinterpret_cast<const std::uint8_t*>(packed.data());
  auto* const to = reinterpret_cast<std::uint8_t*>(into.data());
  return BrotliDecoderDecompress(packed.size(), from, &size, to) == BROTLI_DECODER_RESULT_SUCCESS &&
         size == into.size();
};

}  // namespace lookalike
