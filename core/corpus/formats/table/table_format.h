#pragma once

#include "core/corpus/formats/format.h"

namespace lookalike {

extern const Format kTable;

}  // namespace lookalike
