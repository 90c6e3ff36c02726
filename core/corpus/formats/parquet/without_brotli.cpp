#include "core/corpus/formats/parquet/optional_codecs.h"

namespace lookalike {

Unpack* const unpack_brotli = nullptr;

}  // namespace lookalike
