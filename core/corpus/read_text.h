#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"

namespace lookalike {

/// Bytes of a text from outside as a loader would read them from a text file: UTF-16 by its byte order mark, no UTF-8
/// byte order mark, Windows-1252 where it is no UTF-8, no NUL. Errors: wrong_content (longer than a record may be).
Result<std::string> decode_text(std::string_view bytes);

}  // namespace lookalike
