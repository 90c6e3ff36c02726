#pragma once

#include <string>
#include <string_view>

#include "core/base/utf8_text.h"

namespace lookalike {

/// The HTML 4.01 character reference at the start of a text, such as "&amp;", "&#39;" or "&#x2019;"; `bytes` is 0 if
/// there is none. O(1).
Utf8Character first_entity(std::string_view text);

/// Decodes the character references of a text once. A reference to NUL is removed, and so is one to another control
/// character (up to 0x1F, or 0x7F) unless `keep`. Everything else stays. Returns the text itself if nothing changes,
/// otherwise a view of `storage`. O(bytes).
enum class ControlReferences { keep, drop };
std::string_view decode_entities(std::string_view text, std::string& storage, ControlReferences controls);

}  // namespace lookalike
