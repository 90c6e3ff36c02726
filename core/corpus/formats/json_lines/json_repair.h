#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

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
