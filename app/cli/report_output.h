#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace lookalike::cli {

/// A command's figures as JSON: `--report` writes them to a file, `--json` prints them in place of the text.
class ReportOutput {
 public:
  /// Adds both options; `meaning` is that of `--report`.
  void add_to(CLI::App& command, const std::string& meaning);
  /// Adds `--json` alone, for a command that prints a table.
  void add_json_to(CLI::App& command);

  const std::string& file() const { return file_; }
  bool printed() const { return printed_; }
  bool wanted() const { return printed_ || !file_.empty(); }

  /// Writes the file and saves the text to print. Errors: as write_json.
  Result<void> write(const nlohmann::ordered_json& json) const;

  /// Prints what was written last, once no progress is shown any more.
  void print() const;
  /// The same with `--json`, otherwise the text by `print_text`: with `--quiet` only if no file has the result.
  template <typename Print>
  void print(bool quiet, const std::vector<std::string>& files, const Print& print_text) const {
    if (printed_) return print();
    if (!quiet || (file_.empty() && std::ranges::all_of(files, &std::string::empty))) print_text();
  }

 private:
  std::string file_;
  bool printed_ = false;
  mutable std::string text_;
};

/// The records of a CSV table as objects. A cell is null if it is empty and a number if it reads as one, unless the
/// name of its column ends in "id".
nlohmann::ordered_json rows_json(const std::string& csv);

}  // namespace lookalike::cli
