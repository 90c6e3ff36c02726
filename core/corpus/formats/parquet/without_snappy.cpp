#include "core/corpus/formats/parquet/optional_codecs.h"

namespace lookalike {

Unpack* const unpack_snappy = nullptr;

}  // namespace lookalike
