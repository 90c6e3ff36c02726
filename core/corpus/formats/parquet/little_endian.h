#pragma once

#include <cstring>
#include <string_view>

namespace lookalike {

/// The number that bytes begin with, the lowest byte first; there must be as many as it has. The machine's own order is
/// the same.
template <typename Number>
Number little_endian(std::string_view bytes) {
  Number number;
  std::memcpy(&number, bytes.data(), sizeof(number));
  return number;
}

}  // namespace lookalike
