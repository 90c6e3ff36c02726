#include "core/base/json_text.h"

#include <algorithm>
#include <cmath>

#include "core/base/csv_text.h"
#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

bool needs_escape(char c) {
  return static_cast<unsigned char>(c) < ' ' || c == '"' || c == '\\';
}

void append_escape(std::string& out, char c) {
  constexpr std::string_view kNamed = "\"\\\b\f\n\r\t", kNames = "\"\\bfnrt", kDigits = "0123456789abcdef";
  out += '\\';
  if (const auto named = kNamed.find(c); named != std::string_view::npos) {
    out += kNames[named];
    return;
  }
  out.append("u00").append(1, kDigits[static_cast<unsigned char>(c) / 16]).append(1, kDigits[c % 16]);
}

std::string with_replacements(std::string_view text) {
  std::string valid;
  for_each_character(text, [&valid](const Utf8Character& character, std::string_view bytes) {
    character.bytes > 0 ? void(valid += bytes) : append_utf8(0xFFFD, valid);
  });
  return valid;
}

}  // namespace

void append_json_text(std::string& out, std::string_view text) {
  if (!is_utf8(text)) return append_json_text(out, with_replacements(text));
  out += '"';
  for (auto at = text.begin(); at != text.end();) {
    const auto next = std::find_if(at, text.end(), needs_escape);
    out.append(at, next);
    if (next == text.end()) break;
    append_escape(out, *next);
    at = next + 1;
  }
  out += '"';
}

void append_json_number(std::string& out, double number) {
  std::isnan(number) ? void(out += "null") : append_number(out, number);
}

}  // namespace lookalike
