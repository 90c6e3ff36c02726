#include "core/exchange/sweeps/sweep_files.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <system_error>

#include "core/base/bounded_json.h"
#include "core/base/csv_text.h"
#include "core/exchange/result_tables.h"
#include "core/system/whole_file.h"

namespace lookalike {
namespace {

using RowKey = std::pair<std::vector<std::string>, std::uint64_t>;

RowKey key_of(const SweepRow& row) {
  return {row.values, row.seed};
}

void add_missing(std::vector<SweepRow>& rows, std::vector<SweepRow> more) {
  std::set<RowKey> known;
  for (const SweepRow& row : rows) known.insert(key_of(row));
  for (SweepRow& row : more)
    if (known.insert(key_of(row)).second) rows.push_back(std::move(row));
}

// The CSV writes numbers like JSON.
Result<SweepRow> row_of(const std::vector<std::string>& cells, const SweepPlan& plan) {
  const auto columns = sweep_columns(plan);
  const std::size_t varied = varied_keys(plan).size();
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  for (std::size_t i = 0; i < std::min(cells.size(), columns.size()); ++i)
    json[columns[i]] =
        i < varied ? nlohmann::ordered_json(without_apostrophe(cells[i])) : parse_json(cells[i]).value_or(nullptr);
  return sweep_row_from_json(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), plan);
}

// The rows of a CSV table; none if the file is missing or its columns differ.
Result<std::vector<SweepRow>> rows_in_csv(const std::string& path, const SweepPlan& plan) {
  std::vector<SweepRow> rows;
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return rows;
  const auto text = read_whole_file(path, kLongestJson);
  if (!text) return tl::unexpected(text.error());
  std::string_view rest = *text;
  if (take_csv_record(rest) != sweep_columns(plan)) return rows;
  while (const auto cells = take_csv_record(rest))
    if (auto row = row_of(*cells, plan)) rows.push_back(std::move(*row));
  return rows;
}

std::string csv_of(const SweepTable& table, CsvCells cells) {
  std::string text = csv_record(sweep_columns(table.plan), cells);
  for (const SweepRow& row : table.rows) text += csv_record(sweep_cells(table.plan, row), cells);
  return text;
}

std::string json_of(const SweepTable& table) {
  // Bytes of a path that are not UTF-8 are replaced.
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

// A lock is empty; a file written during a power failure may be, too.
bool is_empty(const std::string& path) {
  std::error_code unknown;
  return std::filesystem::file_size(path, unknown) == 0 && !unknown;
}

Result<void> check_own(const std::string& path, bool (*is_own)(const std::string&)) {
  std::error_code unknown;
  if (!std::filesystem::exists(std::filesystem::symlink_status(path, unknown)) || is_empty(path) || is_own(path))
    return {};
  return failure(ErrorCode::bad_usage,
                 "The sweep would overwrite this file next to its table, which no sweep wrote. Choose another table.",
                 {path, {}, {}});
}

}  // namespace

std::string json_beside(const std::string& table_path) {
  constexpr std::string_view kEnding = ".csv";
  const bool csv = table_path.ends_with(kEnding);
  return table_path.substr(0, table_path.size() - (csv ? kEnding.size() : 0)) + ".json";
}

std::vector<std::string> sweep_files_of(const std::string& table_path) {
  return {table_path, json_beside(table_path), lock_beside(table_path)};
}

Result<void> check_files_beside(const std::string& table_path) {
  if (const auto own = check_own(json_beside(table_path), is_sweep_json); !own) return own;
  return check_own(lock_beside(table_path), is_empty);
}

Result<FileLock> lock_sweep_files(const std::string& table_path) {
  auto lock = FileLock::take(lock_beside(table_path));
  if (!lock) return tl::unexpected(lock.error());
  if (*lock) return std::move(**lock);
  return failure(ErrorCode::unwritable,
                 "Another sweep is writing to this table. Wait until it ends, or choose another table.",
                 {table_path, {}, {}});
}

// Writes the table first: next to the JSON of this sweep, rows of another sweep would count as done.
Result<void> SweepFiles::write() {
  file_.reset();
  if (const auto written = write_text(csv_of(table_, cells_), path_); !written) return written;
  if (const auto written = write_text(json_of(table_), json_beside(path_)); !written) return written;
  file_.reset(std::fopen(path_.c_str(), "ab"));
  return append({});
}

Result<void> SweepFiles::add(const SweepRow& row) {
  table_.rows.push_back(row);
  return file_ ? append(csv_record(sweep_cells(table_.plan, row), cells_)) : write();
}

Result<void> SweepFiles::append(const std::string& text) {
  if (file_ && std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size() && std::fflush(file_.get()) == 0)
    return {};
  const int error = errno;
  file_.reset();
  return failure(ErrorCode::unwritable,
                 "The file could not be written: " + std::generic_category().message(error != 0 ? error : EIO) + ".",
                 {path_, {}, {}});
}

Result<void> SweepFiles::add_note(const std::string& note) {
  table_.notes.push_back(note);
  return end();
}

Result<void> SweepFiles::end() {
  return file_ ? write_text(json_of(table_), json_beside(path_)) : write();
}

Result<SweepTable> read_sweep_files(const std::string& table_path) {
  const auto text = read_whole_file(json_beside(table_path), kLongestJson);
  if (!text) return tl::unexpected(text.error());
  auto table = sweep_table_from_json(*text);
  if (!table) return table;
  auto more = rows_in_csv(table_path, table->plan);
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
                   sentence + " Choose another table, or start again without resuming from this one.", {path, {}, {}});
  };
  auto table = read_sweep_files(table_path);
  if (!table) return refuse("The sweep cannot resume: " + table.error().message);
  if (const std::string names = what_differs(*table, sweep); !names.empty())
    return refuse("The table belongs to another sweep; they differ in " + names + ".");
  return std::move(table->rows);
}

}  // namespace lookalike
