#include "core/experiment/sweep/sweep_spread.h"

#include <algorithm>
#include <map>
#include <tuple>

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
  const auto name = [&](const Spread& spread) { return joined(rows[spread.row].values, " x "); };
  std::vector<std::string> others;
  for (const Spread& spread : spreads)
    if (&spread != &*best && spread.seeds > 0 && overlap(spread, *best)) others.push_back(name(spread));
  if (others.empty()) return {};
  if (others.size() > kMostNamed) {
    const std::size_t more = others.size() - kMostNamed;
    others.resize(kMostNamed);
    others.push_back(std::to_string(more) + " other" + (more == 1 ? "" : "s"));
  }
  const std::string last = std::move(others.back());
  others.pop_back();
  return name(*best) + " has the highest mean, but " + joined(others) + (others.empty() ? "" : " and ") + last +
         " cannot be distinguished from it by " + std::to_string(best->seeds) + " seeds: their ranges overlap.";
}

const SweepRow* most_to_find(std::span<const SweepRow> rows) {
  if (rows.empty() || !std::ranges::all_of(rows, [](const SweepRow& row) { return row.against_truth.has_value(); }))
    return nullptr;
  return &*std::ranges::max_element(rows, {}, [](const SweepRow& row) {
    return std::tuple(row.against_truth->different(), row.against_truth->recall(),
                      -static_cast<double>(row.candidates));
  });
}

}  // namespace lookalike
