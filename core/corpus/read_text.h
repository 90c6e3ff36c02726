#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"

namespace lookalike {

/// Decodes a text from outside the corpus as a loader would decode a text file: UTF-16 by its byte order mark,
/// otherwise UTF-8 or Windows-1252, without byte order mark and NUL. Errors: wrong_content (longer than a record may
/// be).
Result<std::string> decode_text(std::string_view bytes);

}  // namespace lookalike
