#include "core/exchange/sweep_journal.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string_view>
#include <system_error>

#include "core/base/bounded_json.h"
#include "core/system/whole_file.h"

namespace lookalike {
namespace {

std::string line_of(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

std::string first_line(const SweepTable& sweep) {
  return line_of(to_json(SweepTable{
      sweep.corpus, sweep.plan, sweep.notes, {}, sweep.name, sweep.source, sweep.source_table, sweep.remarks}));
}

/// Takes the first line off a text; nothing when it has no whole line, with a line end, any more.
std::optional<std::string_view> take_line(std::string_view& text) {
  const auto end = text.find('\n');
  if (end == std::string_view::npos) return {};
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

bool is_file(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(path, ignored);
}

}  // namespace

std::string journal_beside(const std::string& table_path) {
  return table_path + ".journal";
}

Result<void> SweepJournal::add(const SweepTable& sweep, const SweepRow& row) {
  const std::string line = line_of(to_json(sweep.plan, row));
  if (file_) return append(line);
  file_.reset(std::fopen(path_.c_str(), "wb"));
  return append(first_line(sweep) + line);
}

Result<void> SweepJournal::append(const std::string& line) {
  if (file_ && std::fwrite(line.data(), 1, line.size(), file_.get()) == line.size() && std::fflush(file_.get()) == 0)
    return {};
  return failure(ErrorCode::unwritable,
                 "The file could not be written: " + std::generic_category().message(errno != 0 ? errno : EIO) + ".",
                 {path_, {}, {}});
}

void SweepJournal::remove() {
  file_.reset();
  std::remove(path_.c_str());
}

bool is_sweep_journal(const std::string& path) {
  const std::string expected = R"({"version":)" + std::to_string(kSweepTableVersion) + R"(,"corpus":{"path":)";
  std::string found(expected.size(), '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(found.data(), static_cast<std::streamsize>(found.size()));
  return is_file(path) && !file.bad() && expected.starts_with(found.substr(0, static_cast<std::size_t>(file.gcount())));
}

Result<std::vector<SweepRow>> rows_in_journal(const std::string& path, const SweepTable& sweep) {
  std::vector<SweepRow> rows;
  if (!is_file(path)) return rows;
  const auto text = read_whole_file(path, kLongestJson);
  if (!text) return tl::unexpected(text.error());
  std::string_view rest = *text;
  const auto first = take_line(rest);
  if (!first) return rows;
  const auto begun = sweep_table_from_json(*first);
  if (!begun || !what_differs(*begun, sweep).empty()) return rows;
  while (const auto line = take_line(rest)) {
    auto row = sweep_row_from_json(*line, sweep.plan);
    if (!row) break;
    rows.push_back(std::move(*row));
  }
  return rows;
}

}  // namespace lookalike
