#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

#include "core/exchange/sweep_table.h"
#include "ui/models/text/run_facts.h"

namespace lookalike {

/// A number of a sweep's rows that can be tabled and drawn.
struct SweepMeasure {
  const char* column;  // as in a sweep's table
  QString name;
  QString meaning;  // one sentence
  std::optional<double> (*of)(const SweepRow&);
  QString (*text)(double);
  const char* of_source = nullptr;  // the column of a source to lie beside, where it has another name
};

/// The measures drawn and tabled, in the order of the pipeline's questions.
std::span<const SweepMeasure> sweep_measures();

/// One measure over the first thing a sweep varies, for one combination of the others.
struct SweepSeries {
  QString name;                                // of the other values; empty when there are none
  std::vector<std::optional<double>> numbers;  // one a category; means over the hash seeds
};

struct SweepLines {
  QStringList categories;  // values of the first axis, in the order of the rows
  std::vector<SweepSeries> series;
  std::size_t series_left_out = 0;  // beyond kMost

  static constexpr std::size_t kMost = 6;  // more lines than that nobody can tell apart
};

/// The seconds of each stage after reading, which is done once for all rows; in the order of stage_times.
std::span<const SweepMeasure> stage_measures();

/// The stages after reading with the mean seconds of the rows; zeros of none. O(rows).
std::vector<StageTime> stage_means(std::span<const SweepRow> rows);

/// The sum of the stages after reading.
double seconds_of(const SweepRow& row);

/// The varied values of a row: "20 × 5".
QString values_text(const SweepRow& row);

/// The axes of a sweep beside its first one, by name: "Threshold t"; empty when there are none.
QString other_axes_text(const SweepPlan& plan);

/// The rows of a table over bands and rows that have so many rows a band. O(rows * keys).
SweepTable slice_of_rows(const SweepTable& table, std::uint32_t rows);

/// The same table with its first `most` rows.
SweepTable first_rows(const SweepTable& table, std::size_t most);

/// The rows behind a measure's first line: the first combination of values beside the first axis. O(rows * values).
std::vector<SweepRow> rows_of_first_line(const SweepTable& table);

/// The rows of a table as lines of one measure. O(rows * values).
SweepLines lines_of(const SweepTable& table, const SweepMeasure& measure);

/// The numbers that the sweep's source gives for the measure, a category each; empty when it gives none.
std::vector<std::optional<double>> source_line(const SweepTable& table, const SweepMeasure& measure,
                                               const QStringList& categories);

/// The recipe with the values of a row. O(keys).
Recipe with_row(Recipe recipe, const SweepPlan& plan, const SweepRow& row);

/// The mean of a setting over its hash seeds.
struct SettingMean {
  std::size_t row = 0;  // its first row with a number
  double number = 0;
  std::size_t runs = 0;
};

/// The means of all settings with a number, in run order. O(rows * values).
std::vector<SettingMean> means_of(std::span<const SweepRow> rows, const SweepMeasure& measure);

/// Settings that no other one beats, as their first rows: none finds more of the similar pairs with at most as many
/// candidates, in the mean over the hash seeds. Only of rows with a truth. Indices ascending. O(rows log rows).
std::vector<std::size_t> pareto_rows(std::span<const SweepRow> rows);

}  // namespace lookalike
