#include "core/base/name_text.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "core/base/value_text.h"

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

}  // namespace

std::string alternatives(const std::vector<std::string_view>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i)
    text.append(i == 0 ? "" : i + 1 == names.size() ? " or " : ", ").append(names[i]);
  return text;
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

}  // namespace lookalike
