#pragma once

#include <memory>
#include <vector>

#include "core/exchange/sweeps/sweep_table.h"
#include "tests/core/experiment/sweep_support.h"

namespace lookalike::test {

/// The table of a sweep that has run.
inline SweepTable table_of(const std::shared_ptr<const Corpus>& corpus, const SweepPlan& plan) {
  SweepTable table{{}, facts_of(*corpus), plan, points_of(plan, corpus->size()).value().notes, {}};
  const auto take = [&table](const SweepRow& row) -> Result<void> {
    table.rows.push_back(row);
    return {};
  };
  EXPECT_TRUE(run_sweep(corpus, plan, {}, {}, take, [&table](const std::string& note) -> Result<void> {
    table.notes.push_back(note);
    return {};
  }));
  return table;
}

/// A row without measurements.
inline SweepRow row_of(std::vector<std::string> values, std::uint64_t similar, double seconds = 1,
                       std::uint64_t seed = 42) {
  SweepRow row;
  row.values = std::move(values);
  row.seed = seed;
  row.similar = similar;
  row.seconds.total = seconds;
  return row;
}

}  // namespace lookalike::test
