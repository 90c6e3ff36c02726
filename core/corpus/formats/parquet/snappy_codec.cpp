#include <snappy-c.h>

#include "core/corpus/formats/parquet/optional_codecs.h"

namespace lookalike {

Unpack* const unpack_snappy = [](std::string_view packed, std::span<char> into) {
  std::size_t size = 0;
  if (snappy_uncompressed_length(packed.data(), packed.size(), &size) != SNAPPY_OK || size != into.size()) return false;
  return snappy_uncompress(packed.data(), packed.size(), into.data(), &size) == SNAPPY_OK && size == into.size();
};

}  // namespace lookalike
