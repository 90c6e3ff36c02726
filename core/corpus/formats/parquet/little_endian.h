#pragma once

#include <cstring>
#include <string_view>

namespace lookalike {

/// The little-endian number at the start of the bytes, which must be long enough; the machine is little-endian
/// too.
template <typename Number>
Number little_endian(std::string_view bytes) {
  Number number;
  std::memcpy(&number, bytes.data(), sizeof(number));
  return number;
}

}  // namespace lookalike
