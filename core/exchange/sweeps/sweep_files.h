#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/exchange/sweeps/sweep_table.h"
#include "core/system/file_lock.h"

namespace lookalike {

/// The name of the JSON file of a table: "F.json" for "F.csv", otherwise the table's name plus ".json".
std::string json_beside(const std::string& table_path);

/// All files that a sweep into a table writes: the table, its JSON and its lock.
std::vector<std::string> sweep_files_of(const std::string& table_path);

/// Refuses to overwrite files next to a table that no sweep wrote. O(their bytes). Errors: bad_usage.
Result<void> check_files_beside(const std::string& table_path);

/// Locks the files of a table for one sweep; another path to the same table shares the lock. Errors: unwritable
/// (another sweep has the lock, or it cannot be created).
Result<FileLock> lock_sweep_files(const std::string& table_path);

/// A sweep's table as CSV and, next to it, as JSON with everything needed to resume. Rows are appended to the table;
/// each has left the process when `add` returns, so a killed program loses none. The JSON holds the rows that were
/// finished when it was written.
class SweepFiles {
 public:
  SweepFiles(std::string path, SweepTable table, CsvCells cells = CsvCells::as_they_are)
      : path_(std::move(path)), table_(std::move(table)), cells_(cells) {}

  /// Replaces both files with the current rows; further rows are appended. O(rows). Errors: unwritable.
  Result<void> write();

  /// Appends a row. O(row); the first time, and after an error, as `write`. Errors: unwritable; the earlier rows stay.
  Result<void> add(const SweepRow& row);

  /// Adds a sentence about points left out to the JSON. O(rows). Errors: unwritable.
  Result<void> add_note(const std::string& note);

  /// Updates the JSON with the rows of the table; after an error, does the work of `write`. O(rows). Errors:
  /// unwritable.
  Result<void> end();

  const SweepTable& table() const { return table_; }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  Result<void> append(const std::string& text);

  std::string path_;
  SweepTable table_;
  CsvCells cells_;
  std::unique_ptr<std::FILE, Close> file_;  // the table; null before the first write and after an error
};

/// The table in the JSON of a CSV table, plus the rows found only in the CSV; torn lines, and lines with other columns,
/// are left out. O(bytes). Errors: unreadable (either file); wrong_content (the JSON).
Result<SweepTable> read_sweep_files(const std::string& table_path);

/// The rows of the same sweep in the files of a table; none if there is no such file. Two tables are of the same sweep
/// if what_differs is empty. Errors: bad_usage (damaged, or of another sweep, with the differences).
Result<std::vector<SweepRow>> rows_to_resume(const std::string& table_path, const SweepTable& sweep);

}  // namespace lookalike
