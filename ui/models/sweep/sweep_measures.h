#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

#include "core/exchange/sweeps/sweep_table.h"
#include "core/experiment/evaluation/pair_choice.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/run_facts.h"

namespace lookalike {

/// A measure of a sweep's rows for tables and charts.
struct SweepMeasure {
  std::string column;  // as in a sweep's table
  QString name;
  QString (*text)(double);
  NumberOfRow of{};
  std::string of_source{};  // the source's column to compare with, if its name differs

  /// One sentence.
  QString meaning() const;
  bool is_share() const { return text == &percent_text; }
};

/// The measures of the table; the ones that decide between settings come first.
std::span<const SweepMeasure> sweep_measures();
/// The hash seed of a row, which is not among them.
const SweepMeasure& seed_measure();
/// The measure of a column, which must exist.
const SweepMeasure& measure_of(std::string_view column);

/// Whether a measure is known only if all similar pairs are.
bool needs_truth(const SweepMeasure& measure);
/// Whether the rows of a plan have the measure, and it does not follow from another one.
bool has_measure(const SweepPlan& plan, const SweepMeasure& measure);

/// One measure over the first axis of a sweep, for one combination of the other axes.
struct SweepSeries {
  QString name;                                // names the other values; empty if there are none
  std::vector<std::optional<Spread>> numbers;  // one per category
};

struct SweepLines {
  QStringList categories;  // values of the first axis, in the order of the rows
  std::vector<SweepSeries> series;
  std::size_t series_left_out = 0;  // beyond kMost

  static constexpr std::size_t kMost = 6;  // more lines are indistinguishable
};

/// The stages after reading with their mean seconds over the rows; zeros without rows. O(rows).
std::vector<StageTime> stage_means(std::span<const SweepRow> rows);

/// "541"; for several seeds, "541 (520 to 560)".
QString spread_text(const Spread& spread, QString (*text)(double));
/// A count; below a thousand with one decimal if it is not a whole number.
QString mean_text(double number);

/// The varied values of a row: "20 × 5", "k = 3", "k = 3, 20 × 5".
QString values_text(const SweepPlan& plan, const SweepRow& row);

/// The rows of a table as lines of one measure. O(rows * values).
SweepLines lines_of(const SweepTable& table, const SweepMeasure& measure);

/// The source's numbers for the measure, one per category; empty if it gives none.
std::vector<std::optional<double>> source_line(const SweepTable& table, const SweepMeasure& measure,
                                               const QStringList& categories);

/// The recipe's own values of what a table's rows vary; nullopt if it differs from them in anything else except the
/// hash seed. O(keys).
std::optional<std::vector<std::string>> own_values(const Recipe& recipe, const SweepTable& table);

/// "Threshold t"; "bands × rows".
QString axis_name(const SweepAxis& axis);

/// The recipe with the values of a row. O(keys).
Recipe with_row(Recipe recipe, const SweepPlan& plan, const SweepRow& row);

/// Pairs that a number of a row counts, to be listed with the row's recipe.
struct SweepLink {
  PairChoice choice;  // if it needs a baseline run, that is the plan's reference
  std::uint64_t pairs = 0;
};
/// The pairs counted in a column of a table's row; nothing if it counts none, or they cannot be listed.
std::optional<SweepLink> link_of(const SweepTable& table, const SweepRow& row, std::string_view column);

/// A row's candidates without identical pairs, if these are known.
double different_candidates(const SweepRow& row);

/// A setting of a sweep, and its rank among the others.
struct SweepSetting {
  std::size_t row = 0;             // its first row
  Spread candidates;               // without identical pairs, if these are known
  std::optional<Spread> missed;    // if all similar pairs are known
  std::optional<Spread> recall{};  // measured, otherwise the curve's mean over [t, 1]
  double wrong = 0;                // mean accepted pairs that are not true
  bool reaches_goal = false;       // with 95 of 100 hash seeds, if that is known; otherwise with every seed of its rows
  bool is_best = false;            // reaches the goal, and no other setting finds as much with fewer candidates
  bool is_recommended = false;     // reaches it with 95 of 100 hash seeds and the fewest expected candidates
  bool is_lucky = false;           // reaches the goal with its hash seed, but not with 95 of 100
  bool is_unlucky = false;         // the other way round
};

/// The settings of a sweep, best first: of those that reach the goal with 95 of 100 hash seeds, the one with the fewest
/// expected candidates, which Suggest recommends; the rest of their Pareto front, by candidates; then the others
/// that reach it, by candidates; then those below it, nearest first; fewer wrong pairs decide ties. In run order if the
/// rows have different true pairs, e.g. with different k or t, because no measure ranks them; empty beyond kMostRanked
/// rows. O(rows log rows).
inline constexpr std::size_t kMostRanked = 20'000;  // two seeds of every b x r of n = 1000
std::vector<SweepSetting> settings_of(const SweepTable& table, double goal);

/// "900 different candidates, 1 missed, recall 99.0 %", then " [expected 912, 1, 98.8 %]"; with limits over several
/// seeds.
QString counts_text(const SweepSetting& setting, const Forecast* expected = nullptr);

/// Whether all rows of a table have the same number of similar pairs to find, or none has that number.
bool have_one_truth(const SweepTable& table);

}  // namespace lookalike
