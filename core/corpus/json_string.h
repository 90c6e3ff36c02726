#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lookalike {

/// What stands between the quotes of the string that is the value of this name in a JSON object, of the last one with
/// that name; nothing when there is none or its name is written with escapes. `object` must be JSON, but for the
/// encoding of its strings. O(size).
std::optional<std::string_view> find_json_string(std::string_view object, std::string_view name);

/// The string that stands so between its quotes, as the readers of JSON take it; as it is written where it is none.
/// O(size).
std::string unescape_json(std::string_view written);

}  // namespace lookalike
