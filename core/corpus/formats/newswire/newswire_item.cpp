#include "core/corpus/formats/newswire/newswire_item.h"

#include <algorithm>

namespace lookalike {
namespace {

constexpr std::string_view kItemClose = "</REUTERS>";

// Text between two tags; empty if either is missing.
std::string_view between(std::string_view text, std::string_view open, std::string_view close) {
  const std::size_t begin = text.find(open);
  if (begin == std::string_view::npos) return {};
  const std::string_view inside = text.substr(begin + open.size());
  const std::size_t end = inside.find(close);
  return end == std::string_view::npos ? std::string_view() : inside.substr(0, end);
}

void parse_id(std::string_view item, NewswireItem& parts) {
  const std::string_view tag = item.substr(0, item.find('>'));
  const std::string_view id = between(tag, "NEWID=\"", "\"");
  parts.id = id;
  parts.has_id = !id.empty();
}

// A body that is never closed ends with the text or with the item.
void parse_body(std::string_view rest, NewswireItem& parts) {
  std::size_t end = rest.find("</BODY>");
  parts.has_body = true;
  parts.body_closed = end != std::string_view::npos;
  if (!parts.body_closed) end = std::min(rest.find("</TEXT>"), rest.find(kItemClose));
  parts.body = rest.substr(0, end);
}

}  // namespace

NewswireItem parse_newswire_item(std::string_view item) {
  constexpr std::string_view kBody = "<BODY>";
  NewswireItem parts;
  parse_id(item, parts);
  const std::size_t body = item.find(kBody);
  const std::string_view head = item.substr(0, body);
  parts.date = between(head, "<DATE>", "</DATE>");
  parts.topics = between(head, "<TOPICS>", "</TOPICS>");
  parts.title = between(head, "<TITLE>", "</TITLE>");
  if (body != std::string_view::npos) parse_body(item.substr(body + kBody.size()), parts);
  return parts;
}

ItemEnd find_item_end(std::string_view text) {
  for (std::size_t at = text.find('<', 1); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::string_view tag = text.substr(at);
    if (tag.starts_with(kItemClose)) return {ItemEnd::Kind::closed, at + kItemClose.size()};
    if (find_item(tag.substr(0, kItemTag.size() + 1)) == 0) return {ItemEnd::Kind::next_item, at};
  }
  return {ItemEnd::Kind::open, text.size()};
}

std::size_t find_item(std::string_view text) {
  std::size_t at = text.find(kItemTag);
  while (at != std::string_view::npos) {
    const std::string_view after = text.substr(at + kItemTag.size(), 1);
    if (after.find_first_of(" >\t\r\n") == 0) return at;
    at = text.find(kItemTag, at + kItemTag.size());
  }
  return at;
}

}  // namespace lookalike
