#pragma once

#include <string>
#include <string_view>

namespace lookalike {

/// Decodes the entities of SGML text in `text`: the named ones of XML and Latin-1's common few, decimal and hexadecimal
/// references. References to control characters (0 to 31, 127) are dropped; what is no known entity stays as written.
/// Returns `text` itself where it has none, else a view of `storage`. O(size).
std::string_view decode_entities(std::string_view text, std::string& storage);

}  // namespace lookalike
