#include "core/base/name_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <numeric>

#include "core/base/value_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kLongest = 100;  // longer names are not compared

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string lower(std::string_view name) {
  std::string text(name);
  std::ranges::transform(text, text.begin(), [](char c) { return lower(c); });
  return text;
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one name into the other.
std::size_t edits(std::string_view from, std::string_view to) {
  std::vector<std::size_t> before, row(to.size() + 1), next(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= from.size(); ++i) {
    next[0] = i;
    for (std::size_t j = 1; j <= to.size(); ++j) {
      next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (from[i - 1] != to[j - 1])});
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
        next[j] = std::min(next[j], before[j - 2] + 1);
    }
    before = row;
    row.swap(next);
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
  if (wrong.size() > kLongest) return {};
  const std::string searched = lower(wrong);
  std::string_view best;
  std::size_t fewest = searched.size() / 3 + 1;  // "k" resembles no other letter
  for (const std::string_view name : known) {
    if (name.size() > kLongest) continue;
    const std::string candidate = lower(name);
    const bool is_last_part = !searched.empty() && candidate.ends_with('.' + searched);
    const std::size_t distance = is_last_part ? 0 : edits(searched, candidate);
    if (distance >= std::max(searched.size(), candidate.size()) || distance > fewest ||
        (distance == fewest && !best.empty()))
      continue;
    best = name;
    fewest = distance;
  }
  return best.empty() ? "" : " Did you mean " + in_quotes(best) + "?";
}

}  // namespace lookalike
