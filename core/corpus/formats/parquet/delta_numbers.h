#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace lookalike {

/// Reads numbers that are written as differences (DELTA_BINARY_PACKED) and takes their bytes from the front. False,
/// and anything in `numbers`, where they are damaged or more than `most`. O(numbers).
bool take_delta_numbers(std::string_view& bytes, std::size_t most, std::vector<std::int64_t>& numbers);

}  // namespace lookalike
