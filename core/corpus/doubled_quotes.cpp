#include "core/corpus/doubled_quotes.h"

#include <algorithm>

namespace lookalike {
namespace {

constexpr char kQuote = '"';

// How many quotes are doubled where `written` begins with the text, its quotes doubled; empty when it does not.
std::optional<std::uint32_t> doubled_quotes(std::string_view written, std::string_view text) {
  std::uint32_t doubled = 0;
  while (!text.empty()) {
    const std::size_t quote = text.find(kQuote);
    const std::size_t some = quote == std::string_view::npos ? text.size() : quote + 1;
    if (written.substr(0, some) != text.substr(0, some)) return {};
    written.remove_prefix(some);
    text.remove_prefix(some);
    if (quote == std::string_view::npos) break;
    if (!written.starts_with(kQuote)) return {};
    written.remove_prefix(1);
    ++doubled;
  }
  return doubled;
}

}  // namespace

std::string undouble(std::string_view written) {
  std::string text;
  text.reserve(written.size());
  while (!written.empty()) {
    const std::size_t quote = written.find(kQuote);
    text.append(written.substr(0, quote == std::string_view::npos ? quote : quote + 1));
    written.remove_prefix(quote == std::string_view::npos ? written.size() : std::min(written.size(), quote + 2));
  }
  return text;
}

std::optional<std::uint32_t> quotes_doubled_in(std::string_view written, std::string_view text) {
  const bool same = written.data() == text.data() || written.starts_with(text);
  return same ? 0 : doubled_quotes(written, text);
}

}  // namespace lookalike
