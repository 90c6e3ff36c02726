#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/utf8_text.h"

namespace lookalike {

/// The character reference of HTML 4.01 that a text begins with, such as "&amp;", "&#39;" or "&#x2019;"; `bytes` is 0
/// if it begins with none. O(1).
Utf8Character first_entity(std::string_view text);

/// The text with its character references decoded once; nothing if it has none. O(bytes).
std::optional<std::string> decode_entities(std::string_view text);

}  // namespace lookalike
