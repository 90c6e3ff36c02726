#include "core/exchange/sweeps/sweep_comparison.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/experiment/sweep/sweep_spread.h"

namespace lookalike {
namespace {

using Texts = std::vector<std::string>;

std::optional<std::size_t> position(const Texts& names, const std::string& name) {
  const auto at = std::find(names.begin(), names.end(), name);
  if (at == names.end()) return {};
  return static_cast<std::size_t>(at - names.begin());
}

class Comparing {
 public:
  explicit Comparing(const SweepTable& table) : table_(table), source_(table.source_table) {
    made_.keys = varied_keys(table.plan);
    for (std::size_t i = 0; i < source_.columns.size(); ++i)
      if (!position(made_.keys, source_.columns[i])) column_places_.push_back(i);
    for (const std::size_t place : column_places_) made_.columns.push_back(source_.columns[place]);
  }

  SweepComparison compare() {
    add_ours();
    const std::size_t ours = made_.rows.size();
    for (const Texts& theirs : source_.rows) lay_beside(ours, theirs);
    return std::move(made_);
  }

 private:
  void add_ours() {
    const std::vector<SweepRow>& rows = table_.rows;
    for (const Spread& setting : spreads_of(rows, [](const SweepRow&) { return std::nullopt; }))
      made_.rows.push_back({rows[setting.row].values, std::vector<ComparedCell>(made_.columns.size())});
    for (std::size_t c = 0; c < made_.columns.size(); ++c) {
      const auto spreads = spreads_of(rows, number_of(made_.columns[c]));
      for (std::size_t r = 0; r < spreads.size(); ++r)
        if (spreads[r].seeds > 0) made_.rows[r].cells[c].ours = spreads[r].mean;
    }
  }

  bool meet(const Texts& values, const Texts& theirs) const {
    for (std::size_t i = 0; i < source_.columns.size(); ++i)
      if (const auto key = position(made_.keys, source_.columns[i]); key && values[*key] != theirs[i]) return false;
    return true;
  }

  // The first `ours` rows belong to the sweep.
  void lay_beside(std::size_t ours, const Texts& theirs) {
    bool met = false;
    for (std::size_t r = 0; r < ours; ++r) {
      if (!meet(made_.rows[r].values, theirs)) continue;
      met = true;
      fill(made_.rows[r], theirs);
    }
    if (met) return;
    ComparedRow row{Texts(made_.keys.size()), std::vector<ComparedCell>(made_.columns.size())};
    for (std::size_t i = 0; i < source_.columns.size(); ++i)
      if (const auto key = position(made_.keys, source_.columns[i])) row.values[*key] = theirs[i];
    fill(row, theirs);
    made_.rows.push_back(std::move(row));
  }

  void fill(ComparedRow& row, const Texts& theirs) const {
    for (std::size_t c = 0; c < column_places_.size(); ++c) row.cells[c].theirs = theirs[column_places_[c]];
  }

  const SweepTable& table_;
  const SourceTable& source_;
  std::vector<std::size_t> column_places_;  // of made_.columns among the source's
  SweepComparison made_;
};

std::string shown(std::optional<double> number) {
  if (!number) return "-";
  char text[32];
  const bool whole = *number == std::round(*number) && std::abs(*number) < 1e15;
  std::snprintf(text, sizeof text, whole ? "%.0f" : "%.4g", *number);
  return text;
}

std::string shown(const ComparedCell& cell) {
  return shown(cell.ours) + " / " + (cell.theirs.empty() ? "-" : cell.theirs);
}

}  // namespace

SweepComparison compare_with_source(const SweepTable& table) {
  if (table.source_table.columns.empty()) return {};
  return Comparing(table).compare();
}

std::string to_string(const SweepComparison& comparison) {
  std::vector<Texts> lines(1, comparison.keys);
  lines[0].insert(lines[0].end(), comparison.columns.begin(), comparison.columns.end());
  for (const ComparedRow& row : comparison.rows) {
    lines.push_back(row.values);
    for (const ComparedCell& cell : row.cells) lines.back().push_back(shown(cell));
  }
  std::vector<std::size_t> widths(lines[0].size());
  for (const Texts& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
  std::string text;
  for (const Texts& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      text += (i ? "  " : "") + line[i];
      if (i + 1 < line.size()) text.append(widths[i] - line[i].size(), ' ');
    }
    text += '\n';
  }
  return text;
}

}  // namespace lookalike
