#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/exchange/sweep_table.h"

namespace lookalike {

/// The name of the journal beside a table: "F.csv.journal" of "F.csv".
std::string journal_beside(const std::string& table_path);

/// Rows of a sweep that its table does not hold yet. The first line of the file is the table without rows, as JSON;
/// each further line is a row as JSON. A row has left the process when `add` returns: it stays when the program is
/// killed.
class SweepJournal {
 public:
  explicit SweepJournal(std::string path) : path_(std::move(path)) {}

  /// Appends a row, after the first line where there is no file of this journal yet. O(row). Errors: unwritable.
  Result<void> add(const SweepTable& sweep, const SweepRow& row);

  /// Removes the file, whoever began it: its rows are elsewhere now.
  void remove();

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  Result<void> append(const std::string& line);

  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
};

/// Whether a file is the journal of a sweep, or the beginning of one; an empty file is. Reads its first bytes.
bool is_sweep_journal(const std::string& path);

/// The rows of a journal of the same sweep up to the first line that is torn or no row; none when there is no such
/// file, or it is of another sweep (what_differs). O(bytes). Errors: unreadable.
Result<std::vector<SweepRow>> rows_in_journal(const std::string& path, const SweepTable& sweep);

}  // namespace lookalike
