#include "core/corpus/formats/table/row_start.h"

#include <algorithm>

namespace lookalike {
namespace {

bool ends_line(std::string_view table, std::size_t at) {
  if (table[at] != '\r') return table[at] == '\n';
  return at + 1 == table.size() || table[at + 1] != '\n';
}

}  // namespace

bool has_odd_quotes(std::string_view bytes, char quote) {
  if (quote == '\0') return false;
  unsigned char odd = 0;
  for (const char c : bytes) odd = static_cast<unsigned char>(odd ^ (c == quote ? 1 : 0));
  return odd != 0;
}

std::optional<std::size_t> find_row_start(std::string_view table, std::size_t from, bool inside_quotes, char quote,
                                          std::size_t distance) {
  const std::size_t limit = std::min(table.size(), from + distance);
  for (std::size_t at = from; at < limit; ++at) {
    if (!inside_quotes && ends_line(table, at - 1)) return at;
    inside_quotes ^= quote != '\0' && table[at] == quote;
  }
  return limit == table.size() ? std::optional(limit) : std::nullopt;
}

}  // namespace lookalike
