#include "core/base/value_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace lookalike {
namespace {

bool continues_a_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace

std::string decimal(double number, int digits) {
  std::array<char, 400> text;  // room for any double
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, digits).ptr;
  return {text.data(), end};
}

std::string percent(double share) {
  constexpr double kLeast = 0.0001;
  if (share > 0 && share < kLeast) return "< 0.01 %";
  if (share < 1 && share > 1 - kLeast) return "> 99.99 %";
  return decimal(100 * share, 2) + " %";
}

std::string byte_text(std::uint64_t bytes) {
  const auto size = static_cast<double>(bytes);
  if (size < 999.5e3) return decimal(size / 1e3, 0) + " kB";
  if (size < 999.5e6) return decimal(size / 1e6, 0) + " MB";
  return decimal(size / 1e9, 2) + " GB";
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
    text.insert(static_cast<std::size_t>(at), ",");
  return text;
}

std::string expected_count(double count) {
  constexpr double kMostWithTenths = 999.95;
  return count < kMostWithTenths ? decimal(count, 1) : grouped(static_cast<std::uint64_t>(std::llround(count)));
}

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  std::size_t head = most / 2;
  std::size_t tail = text.size() - (most - head);
  while (head > 0 && continues_a_character(text[head])) --head;
  while (tail < text.size() && continues_a_character(text[tail])) ++tail;
  return std::string(text.substr(0, head)) + "…" + std::string(text.substr(tail));
}

std::string in_quotes(std::string_view text) {
  return '"' + shortened(text) + '"';
}

}  // namespace lookalike
