#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/exchange/sweep_table.h"

namespace lookalike {

/// The name of the JSON beside a table: "F.json" of "F.csv", otherwise the table's name and ".json".
std::string json_beside(const std::string& table_path);

/// A sweep's table as CSV and, beside it, as JSON with everything that is needed to go on. Each is written to a
/// temporary name and renamed, so a reader always finds a whole file.
class SweepFiles {
 public:
  SweepFiles(std::string path, SweepTable table) : path_(std::move(path)), table_(std::move(table)) {}

  /// Adds a row; writes if that was last done half a second ago. Errors: unwritable.
  Result<void> add(const SweepRow& row);

  /// Writes what there is. Errors: unwritable.
  Result<void> write();

  const SweepTable& table() const { return table_; }

 private:
  using Clock = std::chrono::steady_clock;
  std::string path_;
  SweepTable table_;
  Clock::time_point due_{};
};

/// The rows of the same sweep that the JSON beside a table holds; none when there is no such file. The same sweep has
/// the same corpus digest, recipe, axes, repeats, timing, truth and followed document.
/// Errors: bad_usage (damaged, or of another sweep, with what differs).
Result<std::vector<SweepRow>> rows_to_resume(const std::string& table_path, const SweepTable& sweep);

}  // namespace lookalike
