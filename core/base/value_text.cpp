#include "core/base/value_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace lookalike {
namespace {

/// Insertions, deletions and replacements that turn one name into the other (Levenshtein).
std::size_t edits(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (const char c : from) {
    std::size_t diagonal = row[0]++;
    for (std::size_t i = 0; i < to.size(); ++i) {
      const std::size_t replaced = diagonal + (c != to[i]);
      diagonal = row[i + 1];
      row[i + 1] = std::min({row[i] + 1, diagonal + 1, replaced});
    }
  }
  return row.back();
}

bool continues_a_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace

std::string alternatives(const std::vector<std::string_view>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i)
    text.append(i == 0 ? "" : i + 1 == names.size() ? " or " : ", ").append(names[i]);
  return text;
}

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
  std::string all;
  for (const std::string& text : texts) all.append(all.empty() ? "" : separator).append(text);
  return all;
}

std::string did_you_mean(std::string_view wrong, const std::vector<std::string_view>& known) {
  constexpr std::size_t kLongest = 100;  // longer names are not compared
  std::string_view best;
  std::size_t fewest = wrong.size() / 3 + 2;
  for (const std::string_view name : known) {
    if (wrong.empty() || std::max(wrong.size(), name.size()) > kLongest) continue;
    const std::size_t distance = name.ends_with('.' + std::string(wrong)) ? 0 : edits(wrong, name);
    if (distance >= std::min(fewest, std::max(wrong.size(), name.size()))) continue;
    best = name;
    fewest = distance;
  }
  return best.empty() ? "" : " Did you mean " + in_quotes(best) + "?";
}

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

std::string_view trimmed(std::string_view text, std::string_view blanks) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::string counted(std::uint64_t number, const std::string& noun) {
  return grouped(number) + ' ' + noun + (number == 1 ? "" : "s");
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
