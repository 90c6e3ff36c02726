#include "core/exchange/sweep_files.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/bounded_json.h"
#include "core/system/new_file.h"
#include "core/system/whole_file.h"

namespace lookalike {
namespace {

constexpr auto kInterval = std::chrono::milliseconds(500);
constexpr int kShare = 10;  // at most one part in so many of the time is spent writing

using RowKey = std::pair<std::vector<std::string>, std::uint64_t>;

RowKey key_of(const SweepRow& row) {
  return {row.values, row.seed};
}

// A program may be killed when the table has taken up the rows of the journal and the journal is still there.
void add_missing(std::vector<SweepRow>& rows, std::vector<SweepRow> more) {
  std::set<RowKey> known;
  for (const SweepRow& row : rows) known.insert(key_of(row));
  for (SweepRow& row : more)
    if (known.insert(key_of(row)).second) rows.push_back(std::move(row));
}

Result<void> write_file(const std::string& text, const std::string& path) {
  NewFile file(path);
  file.write(text);
  return file.commit();
}

std::string csv_of(const SweepTable& table, CsvCells cells) {
  std::string text = csv_record(sweep_columns(table.plan), cells);
  for (const SweepRow& row : table.rows) text += csv_record(sweep_cells(table.plan, row), cells);
  return text;
}

std::string json_of(const SweepTable& table) {
  // A path may hold bytes that are no UTF-8; they are replaced, not refused.
  return to_json(table).dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string lock_beside(const std::string& table_path) {
  std::error_code unresolved;
  const auto resolved = std::filesystem::weakly_canonical(table_path, unresolved);
  return json_beside(unresolved ? table_path : resolved.string()) + ".lock";
}

bool is_sweep_json(const std::string& path) {
  const auto text = read_whole_file(path, kLongestJson);
  return text && sweep_table_from_json(*text);
}

// A lock is empty, and so may be what was written when the power failed.
bool is_empty(const std::string& path) {
  std::error_code unknown;
  return std::filesystem::file_size(path, unknown) == 0 && !unknown;
}

Result<void> check_own(const std::string& path, bool (*is_own)(const std::string&)) {
  std::error_code unknown;
  if (!std::filesystem::exists(std::filesystem::symlink_status(path, unknown)) || is_empty(path) || is_own(path))
    return {};
  return failure(ErrorCode::bad_usage,
                 "A sweep would write over this file beside its table, which no sweep has written. Name another table.",
                 {path, {}, {}});
}

}  // namespace

std::string json_beside(const std::string& table_path) {
  constexpr std::string_view kEnding = ".csv";
  const bool csv = table_path.ends_with(kEnding);
  return table_path.substr(0, table_path.size() - (csv ? kEnding.size() : 0)) + ".json";
}

std::vector<std::string> sweep_files_of(const std::string& table_path) {
  return {table_path, json_beside(table_path), journal_beside(table_path), lock_beside(table_path)};
}

Result<void> check_files_beside(const std::string& table_path) {
  if (const auto own = check_own(json_beside(table_path), is_sweep_json); !own) return own;
  if (const auto own = check_own(journal_beside(table_path), is_sweep_journal); !own) return own;
  return check_own(lock_beside(table_path), is_empty);
}

Result<FileLock> lock_sweep_files(const std::string& table_path) {
  auto lock = FileLock::take(lock_beside(table_path));
  if (!lock) return tl::unexpected(lock.error());
  if (*lock) return std::move(**lock);
  return failure(ErrorCode::unwritable,
                 "Another sweep is writing to this table. Wait until it has ended, or name another table.",
                 {table_path, {}, {}});
}

Result<void> SweepFiles::add(const SweepRow& row) {
  table_.rows.push_back(row);
  if (written_)
    if (const auto kept = journal_.add(table_, row); !kept) return kept;
  return Clock::now() < due_ ? Result<void>{} : write();
}

Result<void> SweepFiles::add_note(const std::string& note) {
  table_.notes.push_back(note);
  return Clock::now() < due_ ? Result<void>{} : write();
}

Result<void> SweepFiles::write() {
  const auto start = Clock::now();
  if (const auto written = write_file(csv_of(table_, cells_), path_); !written) return written;
  if (const auto written = write_file(json_of(table_), json_beside(path_)); !written) return written;
  journal_.remove();
  written_ = true;
  const auto end = Clock::now();
  due_ = end + std::max<Clock::duration>(kInterval, kShare * (end - start));
  return {};
}

Result<SweepTable> read_sweep_files(const std::string& table_path) {
  const auto text = read_whole_file(json_beside(table_path), kLongestJson);
  if (!text) return tl::unexpected(text.error());
  auto table = sweep_table_from_json(*text);
  if (!table) return table;
  auto more = rows_in_journal(journal_beside(table_path), *table);
  if (!more) return tl::unexpected(more.error());
  add_missing(table->rows, std::move(*more));
  return table;
}

Result<std::vector<SweepRow>> rows_to_resume(const std::string& table_path, const SweepTable& sweep) {
  const std::string path = json_beside(table_path);
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return std::vector<SweepRow>{};
  const auto refuse = [&path](const std::string& sentence) {
    return failure(ErrorCode::bad_usage,
                   sentence + " Choose another table, or begin anew without going on from this one.", {path, {}, {}});
  };
  auto table = read_sweep_files(table_path);
  if (!table) return refuse("The sweep cannot go on: " + table.error().message);
  if (const std::string names = what_differs(*table, sweep); !names.empty())
    return refuse("The sweep cannot go on from another one; they differ in " + names + ".");
  return std::move(table->rows);
}

}  // namespace lookalike
