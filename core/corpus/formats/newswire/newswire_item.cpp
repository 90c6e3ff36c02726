#include "core/corpus/formats/newswire/newswire_item.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kLongestEntity = 10;  // between & and ;

constexpr std::array<std::pair<std::string_view, char32_t>, 30> kNamed = {{
    {"lt", '<'},       {"gt", '>'},       {"amp", '&'},      {"quot", '"'},     {"apos", '\''},    {"nbsp", 0xA0},
    {"pound", 0xA3},   {"yen", 0xA5},     {"sect", 0xA7},    {"copy", 0xA9},    {"reg", 0xAE},     {"deg", 0xB0},
    {"frac12", 0xBD},  {"szlig", 0xDF},   {"agrave", 0xE0},  {"aacute", 0xE1},  {"auml", 0xE4},    {"ccedil", 0xE7},
    {"egrave", 0xE8},  {"eacute", 0xE9},  {"ntilde", 0xF1},  {"oacute", 0xF3},  {"ouml", 0xF6},    {"uuml", 0xFC},
    {"ndash", 0x2013}, {"mdash", 0x2014}, {"lsquo", 0x2018}, {"rsquo", 0x2019}, {"ldquo", 0x201C}, {"rdquo", 0x201D},
}};

bool is_control(std::uint32_t character) {
  return character < 0x20 || character == 0x7F;
}

bool is_character(std::uint32_t character) {
  return character <= 0x10FFFF && !(character >= 0xD800 && character <= 0xDFFF);
}

// "#60" or "#x3C"
std::optional<std::uint32_t> numeric(std::string_view name) {
  if (!name.starts_with('#')) return std::nullopt;
  name.remove_prefix(1);
  const bool hexadecimal = name.starts_with('x') || name.starts_with('X');
  if (hexadecimal) name.remove_prefix(1);
  std::uint32_t value = 0;
  const char* const end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data(), end, value, hexadecimal ? 16 : 10);
  if (error != std::errc() || stop != end || !is_character(value)) return std::nullopt;
  return value;
}

std::optional<std::uint32_t> character_of(std::string_view name) {
  if (const auto number = numeric(name)) return number;
  const auto* const named = std::ranges::find(kNamed, name, [](const auto& entity) { return entity.first; });
  if (named == kNamed.end()) return std::nullopt;
  return named->second;
}

// Decodes the reference at the start of `text`, which begins with '&'. Returns its length, 0 if there is none.
std::size_t decode_one(std::string_view text, std::string& storage) {
  const std::size_t end = text.substr(0, kLongestEntity + 2).find(';');
  if (end == std::string_view::npos) return 0;
  const auto character = character_of(text.substr(1, end - 1));
  if (!character) return 0;
  if (!is_control(*character)) append_utf8(*character, storage);
  return end + 1;
}

constexpr std::string_view kItemClose = "</REUTERS>";

// Text between two tags; empty where either is missing.
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
    const std::string_view behind = text.substr(at + kItemTag.size(), 1);
    if (behind.find_first_of(" >\t\r\n") == 0) return at;
    at = text.find(kItemTag, at + kItemTag.size());
  }
  return at;
}

std::string_view decode_entities(std::string_view text, std::string& storage) {
  std::size_t next = text.find('&');
  if (next == std::string_view::npos) return text;
  storage.clear();
  for (; next != std::string_view::npos; next = text.find('&')) {
    storage.append(text.substr(0, next));
    text.remove_prefix(next);
    std::size_t length = decode_one(text, storage);
    if (length == 0) {
      storage += '&';
      length = 1;
    }
    text.remove_prefix(length);
  }
  storage.append(text);
  return storage;
}

}  // namespace lookalike
