#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/exchange/sweep_table.h"
#include "core/system/file_lock.h"

namespace lookalike {

/// The name of the JSON beside a table: "F.json" of "F.csv", otherwise the table's name and ".json".
std::string json_beside(const std::string& table_path);

/// All files that a sweep into a table writes: the table, and beside it the JSON and the lock.
std::vector<std::string> sweep_files_of(const std::string& table_path);

/// Refuses to write over files beside a table that no sweep wrote. O(bytes of them). Errors: bad_usage.
Result<void> check_files_beside(const std::string& table_path);

/// The files of a table, for the one who holds this alone; the same table by another path to it is the same. Errors:
/// unwritable (another has them, or they cannot be made).
Result<FileLock> lock_sweep_files(const std::string& table_path);

/// A sweep's table as CSV and, beside it, as JSON with everything that is needed to go on. Rows are appended to the
/// table: each has left the process when `add` returns, so a program that is killed loses none. The JSON holds the rows
/// there were when it was written.
class SweepFiles {
 public:
  SweepFiles(std::string path, SweepTable table, CsvCells cells = CsvCells::as_they_are)
      : path_(std::move(path)), table_(std::move(table)), cells_(cells) {}

  /// Replaces both files with what there is; further rows are appended. O(rows). Errors: unwritable.
  Result<void> write();

  /// Appends a row. O(row), or as `write` at first and after an error. Errors: unwritable; the rows before it stay.
  Result<void> add(const SweepRow& row);

  /// Adds a sentence about what is left out to the JSON. O(rows). Errors: unwritable.
  Result<void> add_note(const std::string& note);

  /// Brings the JSON up to the table; O(rows), or as `write` after an error. Errors: unwritable.
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

/// The table in the JSON beside a CSV table, with the rows that this alone holds; lines of it that are torn or no rows
/// of the same columns are left out. O(bytes). Errors: unreadable (either); wrong_content (the JSON).
Result<SweepTable> read_sweep_files(const std::string& table_path);

/// The rows of the same sweep that the files of a table hold; none when there is no such file. Two tables are of
/// the same sweep where what_differs is empty. Errors: bad_usage (damaged, or of another sweep, with what differs).
Result<std::vector<SweepRow>> rows_to_resume(const std::string& table_path, const SweepTable& sweep);

}  // namespace lookalike
