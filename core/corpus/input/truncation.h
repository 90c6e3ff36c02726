#pragma once

#include <string>

#include "core/base/error.h"

namespace lookalike {

/// Damage message for a truncated file.
std::string truncation_reason(const Error& failure);

}  // namespace lookalike
