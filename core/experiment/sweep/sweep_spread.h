#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/experiment/sweep/sweep.h"

namespace lookalike {

/// A number of one setting over its hash seeds.
struct Spread {
  std::size_t row = 0;                   // the setting's first
  std::size_t seeds = 0;                 // that have the number; 0: no seed has
  double mean = 0, least = 0, most = 0;  // of the numbers there are

  void add(double number);
  bool operator==(const Spread&) const = default;
};

using NumberOfRow = std::function<std::optional<double>(const SweepRow&)>;

/// The spread of every setting, in the order of their first rows. O(rows log rows).
std::vector<Spread> spreads_of(std::span<const SweepRow> rows, const NumberOfRow& number);

/// Whether two ranges over the seeds have a value in common: then the seeds do not tell the settings apart.
constexpr bool overlap(const Spread& x, const Spread& y) {
  return x.least <= y.most && y.least <= x.most;
}

/// "3 and 5 cannot be told apart by 5 seeds: their ranges overlap.", of the setting with the best mean and those whose
/// range overlaps with its; empty where it stands alone or has one seed only. O(settings).
std::string not_told_apart(std::span<const SweepRow> rows, std::span<const Spread> spreads, bool higher_is_better);

}  // namespace lookalike
