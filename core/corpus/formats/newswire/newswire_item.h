#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// The parts of a <REUTERS> item as they are written, entities and all; views of the item.
struct NewswireItem {
  std::string_view id, date, topics, title, body;
  bool has_id = false, has_body = false, body_closed = false;
};

/// Finds the parts of one item. `item` begins with "<REUTERS"; it may lack its end. O(size).
NewswireItem parse_newswire_item(std::string_view item);

/// End of the item at the start of `text`.
struct ItemEnd {
  enum class Kind { closed, next_item, open };
  Kind kind = Kind::open;
  std::size_t length = 0;  // of the item, with its end tag where there is one; for `open`: all of `text`
};
ItemEnd find_item_end(std::string_view text);

/// Position of the next "<REUTERS" tag; npos where there is none. O(distance).
std::size_t find_item(std::string_view text);

inline constexpr std::string_view kItemTag = "<REUTERS";

/// Decodes the entities of SGML text in `text`: the named ones of XML and Latin-1's common few, decimal and hexadecimal
/// references. References to control characters (0 to 31, 127) are dropped; what is no known entity stays as written.
/// Returns `text` itself where it has none, else a view of `storage`. O(size).
std::string_view decode_entities(std::string_view text, std::string& storage);

}  // namespace lookalike
