#pragma once

#include <span>
#include <string_view>

namespace lookalike {

/// Decompresses all of `packed` into all of `into`; false if it is damaged or has another size.
using Unpack = bool(std::string_view packed, std::span<char> into);

/// Null in a build without the library.
extern Unpack *const unpack_snappy, *const unpack_brotli;

}  // namespace lookalike
