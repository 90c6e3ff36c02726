#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/exchange/sweep_table.h"

namespace lookalike {

/// One number beside the source's.
struct ComparedCell {
  std::optional<double> ours;  // mean over the repeated runs; nothing where there is none
  std::string theirs;          // empty where the source gives none

  bool operator==(const ComparedCell&) const = default;
};

/// One combination of the varied values.
struct ComparedRow {
  std::vector<std::string> values;  // of the keys
  std::vector<ComparedCell> cells;  // of the columns

  bool operator==(const ComparedRow&) const = default;
};

/// A sweep's numbers beside those of its source.
struct SweepComparison {
  std::vector<std::string> keys;     // varied ones
  std::vector<std::string> columns;  // the others of the source's table
  std::vector<ComparedRow> rows;     // in the order of the sweep, then what only the source has
};

/// Lays a table beside its source: rows meet where all varied keys that the source names have the same values. Empty
/// when the table has no source.
SweepComparison compare_with_source(const SweepTable& table);

/// The same as aligned lines, "ours / theirs" a cell.
std::string to_string(const SweepComparison& comparison);

}  // namespace lookalike
