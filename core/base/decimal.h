#pragma once

#include <string>

namespace lookalike {

/// "0.800": the number with so many digits behind the point, whatever the locale.
std::string decimal(double number, int digits);

}  // namespace lookalike
