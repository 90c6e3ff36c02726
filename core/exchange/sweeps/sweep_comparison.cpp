#include "core/exchange/sweeps/sweep_comparison.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>
#include <utility>

namespace lookalike {
namespace {

using Texts = std::vector<std::string>;
using Places = std::vector<std::pair<std::size_t, std::size_t>>;  // a column of the source, and its place here

// Puts the source's rows beside those with the same keys, or after them.
void add_theirs(SweepComparison& made, const SourceTable& source, const Places& keys, const Places& others) {
  const std::size_t ours = made.rows.size();
  for (const Texts& theirs : source.rows) {
    const auto fill = [&](ComparedRow& row) {
      for (const auto& [from, to] : others) row.cells[to].theirs = theirs[from];
    };
    bool met = false;
    for (ComparedRow& row : std::span(made.rows).first(ours)) {
      const auto agrees = [&](const auto& key) { return row.values[key.second] == theirs[key.first]; };
      if (!std::ranges::all_of(keys, agrees)) continue;
      met = true;
      fill(row);
    }
    if (met) continue;
    ComparedRow row{Texts(made.keys.size()), std::vector<ComparedCell>(made.columns.size())};
    for (const auto& [from, to] : keys) row.values[to] = theirs[from];
    fill(row);
    made.rows.push_back(std::move(row));
  }
}

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
  const SourceTable& source = table.source_table;
  SweepComparison made;
  if (source.columns.empty()) return made;
  made.keys = varied_keys(table.plan);
  Places keys, others;
  for (std::size_t i = 0; i < source.columns.size(); ++i) {
    const auto key = std::ranges::find(made.keys, source.columns[i]) - made.keys.begin();
    if (key < std::ssize(made.keys)) {
      keys.emplace_back(i, key);
    } else {
      others.emplace_back(i, made.columns.size());
      made.columns.push_back(source.columns[i]);
    }
  }
  for (const Spread& setting : spreads_of(table.rows, [](const SweepRow&) { return std::nullopt; }))
    made.rows.push_back({table.rows[setting.row].values, std::vector<ComparedCell>(made.columns.size())});
  for (std::size_t c = 0; c < made.columns.size(); ++c) {
    const auto spreads = spreads_of(table.rows, number_of(made.columns[c]));
    for (std::size_t r = 0; r < spreads.size(); ++r)
      if (spreads[r].seeds > 0) made.rows[r].cells[c].ours = spreads[r].mean;
  }
  add_theirs(made, source, keys, others);
  return made;
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
