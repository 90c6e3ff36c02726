#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace lookalike {

/// One document as read: UTF-8 plain text. Views stay valid as long as any corpus that shares the texts; an `owned`
/// text as long as any copy of the document.
struct Document {
  std::string_view id;       // as in the source; may be empty or repeated
  std::string_view title;    // empty if the source has none
  std::string_view details;  // for display only, e.g. "26-FEB-1987 15:01:01.79; cocoa"
  std::string_view text;
  std::shared_ptr<const std::string> owned = nullptr;  // a text made for the caller
};

}  // namespace lookalike
