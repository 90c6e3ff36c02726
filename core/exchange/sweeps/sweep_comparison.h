#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/exchange/sweeps/sweep_table.h"

namespace lookalike {

/// A number from the sweep and the one that the source gives.
struct ComparedCell {
  std::optional<double> ours;  // mean over the repeated runs; nullopt without a run
  std::string theirs;          // empty if the source gives none

  bool operator==(const ComparedCell&) const = default;
};

/// One combination of the varied values.
struct ComparedRow {
  std::vector<std::string> values;  // of the keys
  std::vector<ComparedCell> cells;  // of the columns

  bool operator==(const ComparedRow&) const = default;
};

/// The numbers of a sweep and those of its source.
struct SweepComparison {
  std::vector<std::string> keys;     // varied keys
  std::vector<std::string> columns;  // the other columns of the source's table
  std::vector<ComparedRow> rows;     // in the order of the sweep, then rows only in the source
};

/// Compares a table with its source. Rows match if all varied keys that the source names have the same values. Empty
/// if the table has no source.
SweepComparison compare_with_source(const SweepTable& table);

/// The same as aligned lines; each cell reads "ours / theirs".
std::string to_string(const SweepComparison& comparison);

}  // namespace lookalike
