#include "core/exchange/sweep_files.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/new_file.h"
#include "core/base/whole_file.h"

namespace lookalike {
namespace {

constexpr auto kInterval = std::chrono::milliseconds(500);
constexpr int kShare = 10;  // at most one part in so many of the time is spent writing
constexpr std::size_t kLongest = std::size_t{1} << 30;

Result<void> write_file(const std::string& text, const std::string& path) {
  NewFile file(path);
  file.write(text);
  return file.commit();
}

std::string csv_of(const SweepTable& table) {
  std::string text = csv_record(sweep_columns(table.plan));
  for (const SweepRow& row : table.rows) text += csv_record(sweep_cells(table.plan, row));
  return text;
}

std::string json_of(const SweepTable& table) {
  // A path may hold bytes that are no UTF-8; they are replaced, not refused.
  return to_json(table).dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string what_differs(const SweepTable& a, const SweepTable& b) {
  std::string names;
  const auto note = [&names](bool same, const char* name) {
    if (!same) names += (names.empty() ? "" : ", ") + std::string(name);
  };
  note(a.corpus.digest == b.corpus.digest, "the corpus");
  note(a.plan.base == b.plan.base, "the recipe");
  note(a.plan.axes == b.plan.axes, "what is varied");
  note(a.plan.repeat == b.plan.repeat, "the number of repeats");
  note(a.plan.timed_alone == b.plan.timed_alone, "whether runs are timed alone");
  note(a.plan.truth == b.plan.truth, "the truth");
  note(a.plan.nearest == b.plan.nearest, "the document that is followed");
  return names;
}

}  // namespace

std::string json_beside(const std::string& table_path) {
  constexpr std::string_view kEnding = ".csv";
  const bool csv = table_path.ends_with(kEnding);
  return table_path.substr(0, table_path.size() - (csv ? kEnding.size() : 0)) + ".json";
}

Result<void> SweepFiles::add(const SweepRow& row) {
  table_.rows.push_back(row);
  return Clock::now() < due_ ? Result<void>{} : write();
}

Result<void> SweepFiles::write() {
  const auto start = Clock::now();
  if (const auto written = write_file(csv_of(table_), path_); !written) return written;
  if (const auto written = write_file(json_of(table_), json_beside(path_)); !written) return written;
  const auto end = Clock::now();
  due_ = end + std::max<Clock::duration>(kInterval, kShare * (end - start));
  return {};
}

Result<std::vector<SweepRow>> rows_to_resume(const std::string& table_path, const SweepTable& sweep) {
  const std::string path = json_beside(table_path);
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return std::vector<SweepRow>{};
  const auto refuse = [&path](const std::string& sentence) {
    return failure(ErrorCode::bad_usage,
                   sentence + " Choose another table, or begin anew without going on from this one.", {path, {}, {}});
  };
  const auto text = read_whole_file(path, kLongest);
  if (!text) return refuse(text.error().message);
  auto table = sweep_table_from_json(*text);
  if (!table) return refuse("The sweep cannot go on: " + table.error().message);
  if (const std::string names = what_differs(*table, sweep); !names.empty())
    return refuse("The sweep cannot go on from another one; they differ in " + names + ".");
  return std::move(table->rows);
}

}  // namespace lookalike
