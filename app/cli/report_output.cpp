#include "app/cli/report_output.h"

#include <nlohmann/json.hpp>

#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/base/csv_text.h"
#include "core/exchange/result_tables.h"
#include "core/exchange/runs/report_json.h"

namespace lookalike::cli {
namespace {

nlohmann::ordered_json cell_json(const std::string& column, const std::string& cell) {
  if (column.ends_with("id")) return cell;
  if (cell.empty()) return nullptr;
  auto number = nlohmann::ordered_json::parse(cell, nullptr, false);
  return number.is_number() ? number : nlohmann::ordered_json(cell);
}

}  // namespace

void ReportOutput::add_to(CLI::App& command, const std::string& meaning) {
  add_output(command, "--report", file_, meaning, kJsonEnding);
  add_json_to(command);
}

void ReportOutput::add_json_to(CLI::App& command) {
  command.add_flag("--json", printed_, "Print the figures as one JSON object instead of the text");
}

Result<void> ReportOutput::write(const nlohmann::ordered_json& json) const {
  text_ = json_text(json);
  return file_.empty() ? Result<void>() : write_text(text_, file_);
}

void ReportOutput::print() const {
  cli::print(text_);
}

nlohmann::ordered_json rows_json(const std::string& csv) {
  auto rows = nlohmann::ordered_json::array();
  std::string_view rest = csv;
  const auto header = take_csv_record(rest);
  while (const auto cells = take_csv_record(rest)) {
    auto& row = rows.emplace_back();
    for (std::size_t i = 0; i < cells->size(); ++i) row[(*header)[i]] = cell_json((*header)[i], (*cells)[i]);
  }
  return rows;
}

}  // namespace lookalike::cli
