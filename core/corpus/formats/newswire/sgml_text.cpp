#include "core/corpus/formats/newswire/sgml_text.h"

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

// `text` begins with '&'. Returns the length of the reference, 0 when it is none.
std::size_t decode_one(std::string_view text, std::string& storage) {
  const std::size_t end = text.substr(0, kLongestEntity + 2).find(';');
  if (end == std::string_view::npos) return 0;
  const auto character = character_of(text.substr(1, end - 1));
  if (!character) return 0;
  if (!is_control(*character)) append_utf8(*character, storage);
  return end + 1;
}

}  // namespace

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
