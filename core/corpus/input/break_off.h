#pragma once

#include <string>

#include "core/base/error.h"

namespace lookalike {

/// Said of a file that ends before its content does, in its damage.
std::string break_off_reason(const Error& failure);

}  // namespace lookalike
