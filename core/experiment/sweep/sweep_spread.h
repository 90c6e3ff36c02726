#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/experiment/sweep/sweep.h"

namespace lookalike {

/// One measure of a setting over its hash seeds.
struct Spread {
  std::size_t row = 0;                   // the setting's first row
  std::size_t seeds = 0;                 // seeds with the measure; 0: none
  double mean = 0, least = 0, most = 0;  // over these seeds

  void add(double number);
  bool operator==(const Spread&) const = default;
};

using NumberOfRow = std::function<std::optional<double>(const SweepRow&)>;

/// The spread of every setting, in the order of their first rows. O(rows log rows).
std::vector<Spread> spreads_of(std::span<const SweepRow> rows, const NumberOfRow& number);

/// Whether two ranges over the seeds overlap, so that the seeds do not distinguish the settings.
constexpr bool overlap(const Spread& x, const Spread& y) {
  return x.least <= y.most && y.least <= x.most;
}

/// "3 has the highest mean, but 5 cannot be distinguished from it by 5 seeds: their ranges overlap.", about the setting
/// with the highest mean and those whose ranges overlap its range; empty if there are none, or if it has only one seed.
/// O(settings).
std::string not_told_apart(std::span<const SweepRow> rows, std::span<const Spread> spreads);

/// The row with the most different pairs to find, which shows whether the pairs are too few to judge recall: of equals
/// the one with the highest recall, then with the fewest candidates. Null if a row has no reference. O(rows).
const SweepRow* most_to_find(std::span<const SweepRow> rows);

}  // namespace lookalike
