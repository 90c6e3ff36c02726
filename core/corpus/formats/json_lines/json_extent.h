#pragma once

#include <cstddef>
#include <string_view>

namespace lookalike {

/// Characters that may stand between records: white space, the brackets and commas of an array, record separators, and
/// the NUL bytes of a hole in a file.
inline constexpr std::string_view kBetweenJsonRecords(" \t\r\n,[]\x1E\0", 9);

/// The end of an object.
struct JsonExtent {
  enum class End { whole, open, broken };

  End end = End::open;     // open: not within the text
  std::size_t length = 0;  // of the object, or of the bytes to skip if it is broken
};

/// Matches the braces of the object at the start of `text`, ignoring strings in double or single quotes. A truncated
/// object is broken: another object begins on a line of its own where a value or a comma must follow. The caller then
/// skips its first line. `at_end` means that nothing follows. O(length).
JsonExtent find_json_extent(std::string_view text, bool at_end);

}  // namespace lookalike
