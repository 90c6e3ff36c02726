#include "core/experiment/sweep/sweep_spread.h"

#include <algorithm>
#include <map>

#include "core/base/value_text.h"

namespace lookalike {

void Spread::add(double number) {
  least = seeds == 0 ? number : std::min(least, number);
  most = seeds == 0 ? number : std::max(most, number);
  mean += (number - mean) / static_cast<double>(++seeds);
}

std::vector<Spread> spreads_of(std::span<const SweepRow> rows, const NumberOfRow& number) {
  std::vector<Spread> spreads;
  std::map<std::vector<std::string>, std::size_t> known;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto [setting, is_new] = known.try_emplace(rows[row].values, spreads.size());
    if (is_new) spreads.push_back({row});
    if (const auto value = number(rows[row])) spreads[setting->second].add(*value);
  }
  return spreads;
}

std::string not_told_apart(std::span<const SweepRow> rows, std::span<const Spread> spreads) {
  constexpr std::size_t kMostNamed = 8;
  const auto best = std::ranges::max_element(
      spreads, {}, [](const Spread& spread) { return std::pair(spread.seeds > 0, spread.mean); });
  if (best == spreads.end() || best->seeds < 2) return {};
  std::vector<std::string> names;
  for (const Spread& spread : spreads)
    if (spread.seeds > 0 && overlap(spread, *best)) names.push_back(joined(rows[spread.row].values, " x "));
  if (names.size() < 2) return {};
  std::string last = names.back();
  if (names.size() > kMostNamed) last = std::to_string(names.size() - kMostNamed + 1) + " others";
  names.resize(std::min(names.size(), kMostNamed) - 1);
  return joined(names) + " and " + last + " cannot be distinguished by " + std::to_string(best->seeds) +
         " seeds: their ranges overlap.";
}

}  // namespace lookalike
