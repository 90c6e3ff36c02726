#pragma once

#include <cstddef>
#include <string_view>

namespace lookalike {

/// The parts of a <REUTERS> item as written, with entities; views of the item.
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
  std::size_t length = 0;  // of the item with its end tag, if any; for `open`: all of `text`
};
ItemEnd find_item_end(std::string_view text);

/// Position of the next "<REUTERS" tag; npos if none exists. O(distance).
std::size_t find_item(std::string_view text);

inline constexpr std::string_view kItemTag = "<REUTERS";

}  // namespace lookalike
