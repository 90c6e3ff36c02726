#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace lookalike {

/// "0.800": the number with this many digits after the point, in every locale.
std::string decimal(double number, int digits);

/// "99.50 %"; shares close to 1 or 0 become "> 99.99 %" or "< 0.01 %", never 100 or 0.
std::string percent(double share);

/// "0 kB", "20 MB", "1.50 GB", in every locale.
std::string byte_text(std::uint64_t bytes);

/// "1,107": the number with commas between thousands, in every locale.
std::string grouped(std::uint64_t number);
/// The number that a whole text consists of; nullopt for other texts.
template <typename Number>
std::optional<Number> number_from(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// As std::printf, for a sentence of at most 319 characters.
template <typename... Numbers>
std::string formatted(const char* format, Numbers... numbers) {
  char text[320];
  std::snprintf(text, sizeof text, format, numbers...);
  return text;
}

/// The text without blanks at its ends.
std::string_view trimmed(std::string_view text, std::string_view blanks = " \t");

/// "1 pair", "1,107 pairs".
std::string counted(std::uint64_t number, const std::string& noun);

/// "637.9", "45,120,250": an expected count, at least 0; below a thousand with one decimal.
std::string expected_count(double count);

/// The text with its middle replaced by "…" if it has more than `most` bytes; never cuts a UTF-8 character.
std::string shortened(std::string_view text, std::size_t most = 200);

/// The same in quotation marks, for sentences that quote a user's value.
std::string in_quotes(std::string_view text);

/// The texts in their order, separated.
std::string joined(const std::vector<std::string>& texts, std::string_view separator = ", ");

/// "exact", "exact or none", "exact, signature or none".
std::string alternatives(const std::vector<std::string_view>& names);

/// ` Did you mean "shingles.k"?` for the known name that most resembles a wrong one, or that ends in the wrong one
/// after a dot ("k" for "shingles.k"); empty if none does. O(known x length^2).
std::string did_you_mean(std::string_view wrong, const std::vector<std::string_view>& known);

}  // namespace lookalike
