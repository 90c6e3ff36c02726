#pragma once

#include <string>
#include <string_view>

#include "core/base/utf8_text.h"

namespace lookalike {

/// The character reference of HTML 4.01 that a text begins with, such as "&amp;", "&#39;" or "&#x2019;"; `bytes` is 0
/// if it begins with none. O(1).
Utf8Character first_entity(std::string_view text);

/// The text with its character references decoded once, without those to NUL, and to other control characters (to
/// 0x1F, and 0x7F) unless they are kept. What is no reference stays as it is. The text itself if nothing changes,
/// otherwise a view of `storage`. O(bytes).
enum class ControlReferences { keep, drop };
std::string_view decode_entities(std::string_view text, std::string& storage, ControlReferences controls);

}  // namespace lookalike
