#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/exchange/sweep_journal.h"
#include "core/exchange/sweep_table.h"
#include "core/system/file_lock.h"

namespace lookalike {

/// The name of the JSON beside a table: "F.json" of "F.csv", otherwise the table's name and ".json".
std::string json_beside(const std::string& table_path);

/// All files that a sweep into a table writes: the table, and beside it the JSON, the journal and the lock.
std::vector<std::string> sweep_files_of(const std::string& table_path);

/// Refuses to write over files beside a table that no sweep wrote. O(bytes of them). Errors: bad_usage.
Result<void> check_files_beside(const std::string& table_path);

/// The files of a table, for the one who holds this alone; the same table by another path to it is the same. Errors:
/// unwritable (another has them, or they cannot be made).
Result<FileLock> lock_sweep_files(const std::string& table_path);

/// A sweep's table as CSV and, beside it, as JSON with everything that is needed to go on. Each is written to a
/// temporary name and renamed, so a reader always finds a whole file; rows since then stand in a journal, so that a
/// program that is killed loses none.
class SweepFiles {
 public:
  SweepFiles(std::string path, SweepTable table, CsvCells cells = CsvCells::as_they_are)
      : path_(std::move(path)), table_(std::move(table)), cells_(cells), journal_(journal_beside(path_)) {}

  /// Adds a row, which is on file when this returns; writes the table if that was last done half a second ago.
  /// O(row), or as `write`. Errors: unwritable; the rows before it stay on file.
  Result<void> add(const SweepRow& row);

  /// Adds a sentence about what is left out; it is on file after the next write. Errors: unwritable.
  Result<void> add_note(const std::string& note);

  /// Writes what there is; the journal is removed. O(rows). Errors: unwritable.
  Result<void> write();

  const SweepTable& table() const { return table_; }

 private:
  using Clock = std::chrono::steady_clock;
  std::string path_;
  SweepTable table_;
  CsvCells cells_;
  SweepJournal journal_;
  bool written_ = false;  // before that the journal is of rows that the files may not hold yet
  Clock::time_point due_{};
};

/// The table in the JSON beside a CSV table, with the rows of the journal. Errors: unreadable (either); wrong_content.
Result<SweepTable> read_sweep_files(const std::string& table_path);

/// The rows of the same sweep that the files of a table hold; none when there is no such file. What is the same sweep
/// says what_differs. Errors: bad_usage (damaged, or of another sweep, with what differs).
Result<std::vector<SweepRow>> rows_to_resume(const std::string& table_path, const SweepTable& sweep);

}  // namespace lookalike
