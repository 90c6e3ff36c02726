#include "core/corpus/doubled_quotes.h"

#include <cstring>

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

std::string undouble(const char* written, std::size_t length) {
  std::string text(length, '\0');
  for (std::size_t done = 0; done < length;) {
    const auto* quote = static_cast<const char*>(std::memchr(written, kQuote, length - done));
    const std::size_t some = quote ? static_cast<std::size_t>(quote - written) + 1 : length - done;
    std::memcpy(text.data() + done, written, some);
    done += some;
    written += some + (quote ? 1 : 0);
  }
  return text;
}

std::optional<std::uint32_t> quotes_doubled_in(std::string_view written, std::string_view text) {
  const bool same = written.data() == text.data() || written.starts_with(text);
  return same ? 0 : doubled_quotes(written, text);
}

}  // namespace lookalike
