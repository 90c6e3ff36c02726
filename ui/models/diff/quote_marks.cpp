#include "ui/models/diff/quote_marks.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostInitials = 3;

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

bool ends_at(std::string_view text, std::size_t at) {
  return at >= text.size() || is_blank(text[at]) || text[at] == '\n';
}

/// Capitals right before the mark, which a blank follows: else it may be an element of markup, or a comparison.
std::size_t initials(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && text[end] >= 'A' && text[end] <= 'Z' && end - at < kMostInitials) ++end;
  return end > at && end < text.size() && text[end] == '>' && ends_at(text, end + 1) ? end - at : 0;
}

/// Behind the mark at `at`; `at` itself where there is none. A colon stands alone, lest a smiley is taken for one.
std::size_t after_mark(std::string_view text, std::size_t at) {
  if (at >= text.size()) return at;
  if (text[at] == '>' || text[at] == '|') return at + 1;
  if (text[at] == ':') return ends_at(text, at + 1) || text[at + 1] == '>' || text[at + 1] == ':' ? at + 1 : at;
  const std::size_t letters = initials(text, at);
  return letters > 0 ? at + letters + 1 : at;
}

}  // namespace

std::size_t quote_marks(std::string_view text) {
  std::size_t end = 0;
  for (std::size_t at = 0;;) {
    while (at < text.size() && is_blank(text[at])) ++at;
    const std::size_t behind = after_mark(text, at);
    if (behind == at) return end;
    end = at = behind;
  }
}

}  // namespace lookalike
