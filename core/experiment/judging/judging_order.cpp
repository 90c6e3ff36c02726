#include "core/experiment/judging/judging_order.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <tuple>

#include "core/experiment/judging/judged_summary.h"

namespace lookalike {
namespace {

std::vector<std::uint32_t> turns_of(std::span<const ListedPair> pairs) {
  std::vector<std::uint32_t> drawn(pairs.size());
  std::iota(drawn.begin(), drawn.end(), 0U);
  std::ranges::stable_sort(drawn, {}, [&](std::uint32_t i) { return pairs[i].lot; });
  std::array<std::uint32_t, kJudgedStrata> next{};
  std::vector<std::uint32_t> turns(pairs.size());
  for (const std::uint32_t i : drawn) turns[i] = next[judged_stratum(pairs[i].similarity)]++;
  return turns;
}

}  // namespace

std::vector<std::uint32_t> judging_order(JudgingOrder order, std::span<const ListedPair> pairs, double threshold) {
  std::vector<std::uint32_t> positions(pairs.size());
  std::iota(positions.begin(), positions.end(), 0U);
  if (order == JudgingOrder::borderline)
    std::ranges::stable_sort(positions, {}, [&](std::uint32_t i) { return std::abs(pairs[i].similarity - threshold); });
  if (order == JudgingOrder::strata) {
    const auto turns = turns_of(pairs);
    std::ranges::stable_sort(
        positions, {}, [&](std::uint32_t i) { return std::tuple(turns[i], judged_stratum(pairs[i].similarity)); });
  }
  return positions;
}

}  // namespace lookalike
