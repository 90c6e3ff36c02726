#pragma once

#include <string>

#include "core/corpus/corpus.h"

namespace lookalike {

/// Said of a file that ends before its content does, in its damage.
std::string break_off_reason(const Error& failure);

bool breaks_off(const Damage& damage);

}  // namespace lookalike
