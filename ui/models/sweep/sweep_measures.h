#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

#include "core/exchange/sweep_table.h"
#include "core/experiment/sweep/sweep_spread.h"
#include "ui/models/text/run_facts.h"

namespace lookalike {

/// A number of a sweep's rows that can be tabled and drawn.
struct SweepMeasure {
  const char* column;  // as in a sweep's table
  QString name;
  QString meaning;  // one sentence
  NumberOfRow of;
  QString (*text)(double);
  const char* of_source = nullptr;  // the column of a source to lie beside, where it has another name
};

/// The measures tabled, in the order of the pipeline's questions.
std::span<const SweepMeasure> sweep_measures();
/// The measures drawn over one parameter: those tabled, with counts of different pairs apart from identical ones.
std::span<const SweepMeasure> drawn_measures();
/// The measure of a column; there is one.
const SweepMeasure& measure_of(std::string_view column);

/// Whether a measure is known only where all similar pairs are.
bool needs_truth(const SweepMeasure& measure);
/// Whether a plan's rows have a measure, and it says something that no other one does.
bool has_measure(const SweepPlan& plan, const SweepMeasure& measure);

/// One measure over the first thing a sweep varies, for one combination of the others.
struct SweepSeries {
  QString name;                                // of the other values; empty when there are none
  std::vector<std::optional<Spread>> numbers;  // one a category
  std::vector<std::size_t> rows;               // of the table, the first of each number
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

/// "541", of several seeds "541 (520 to 560)".
QString spread_text(const Spread& spread, QString (*text)(double));
/// A count, with one decimal where it is no whole number.
QString mean_text(double number);

/// The varied values of a row: "20 × 5".
QString values_text(const SweepRow& row);

/// The rows of a table as lines of one measure. O(rows * values).
SweepLines lines_of(const SweepTable& table, const SweepMeasure& measure);

/// The numbers that the sweep's source gives for the measure, a category each; empty when it gives none.
std::vector<std::optional<double>> source_line(const SweepTable& table, const SweepMeasure& measure,
                                               const QStringList& categories);

/// The recipe with the values of a row. O(keys).
Recipe with_row(Recipe recipe, const SweepPlan& plan, const SweepRow& row);

/// Whether the pairs that a row should find are those that are similar by its own recipe.
bool is_own_truth(const SweepPlan& plan, const Recipe& row);

/// A setting of a sweep, and how it does among the others.
struct SweepSetting {
  std::size_t row = 0;             // its first row
  Spread candidates;               // pairs of different documents, where the identical ones are known
  std::optional<Spread> missed;    // where all similar pairs are known
  std::optional<Spread> recall{};  // measured, or else the curve's mean over [t, 1]
  bool reaches_goal = false;
  bool is_best = false;  // reaches the goal, and no other setting finds as much with fewer candidates
};

/// The settings of a sweep, best first: the front from the goal on by its candidates, then the others that reach the
/// goal by theirs, then those below it, nearest first. In run order where they have other pairs to find, as with
/// other k or t, and so are best by no one measure; none of more than kMostRanked rows. O(rows log rows).
inline constexpr std::size_t kMostRanked = 8'000;  // every b x r of n = 1000
std::vector<SweepSetting> settings_of(const SweepTable& table, double goal);

/// Whether all rows of a table have as many similar pairs to find, or none of them knows how many.
bool have_one_truth(const SweepTable& table);

}  // namespace lookalike
