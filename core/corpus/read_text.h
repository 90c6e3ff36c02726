#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"

namespace lookalike {

/// Decodes a text from outside the corpus as a loader would decode a text file: UTF-16 by its byte order mark, no UTF-8
/// byte order mark, Windows-1252 if it is not UTF-8, no NUL. Errors: wrong_content (longer than a record may be).
Result<std::string> decode_text(std::string_view bytes);

}  // namespace lookalike
