#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

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
/// object counts as broken: a new object starts on its own line where a value or comma is expected. The caller then
/// skips its first line. `at_end` means that nothing follows. O(length).
JsonExtent find_json_extent(std::string_view text, bool at_end);

/// Valid JSON made from nearly valid JSON.
struct RepairedJson {
  std::string text;
  std::vector<std::size_t> mended;  // offsets in `text` of strings in which a character was replaced, ascending
};

/// Rewrites an object as RFC 8259 requires: strings in single quotes with Python's escapes, None, True, False, NaN and
/// Infinity (which become null), tuples, commas before a closing bracket; in strings, control characters become
/// escapes, and lone surrogates and unknown escapes U+FFFD. O(size).
RepairedJson repair_json(std::string_view object);

}  // namespace lookalike
