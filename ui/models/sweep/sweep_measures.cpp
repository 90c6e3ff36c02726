#include "ui/models/sweep/sweep_measures.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/exchange/sweep_comparison.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/run_facts.h"

namespace lookalike {
namespace {

QString tr(const char* source) {
  return QCoreApplication::translate("SweepMeasures", source);
}

QString mean_text(double number) {
  return number < 1e15 && number == std::floor(number) ? count_text(static_cast<std::uint64_t>(number))
                                                       : QString::number(number, 'f', 1);
}

std::optional<double> candidates(const SweepRow& row) {
  return static_cast<double>(row.candidates);
}
std::optional<double> similar(const SweepRow& row) {
  return static_cast<double>(row.similar);
}
std::optional<double> missed(const SweepRow& row) {
  if (!row.against_truth) return {};
  return static_cast<double>(row.against_truth->false_negatives);
}
std::optional<double> recall(const SweepRow& row) {
  return row.against_truth ? row.against_truth->recall() : std::nullopt;
}
std::optional<double> precision(const SweepRow& row) {
  return row.against_truth ? row.against_truth->precision() : std::nullopt;
}
std::optional<double> judged_recall(const SweepRow& row) {
  return row.against_verdicts ? row.against_verdicts->recall_of_all() : std::nullopt;
}
std::optional<double> judged_precision(const SweepRow& row) {
  return row.against_verdicts ? row.against_verdicts->precision() : std::nullopt;
}
std::optional<double> seconds(const SweepRow& row) {
  return seconds_of(row);
}

/// Mean of the numbers there are.
struct Mean {
  double sum = 0, count = 0;
};

QString joined(const std::vector<std::string>& values, std::size_t from, std::size_t to) {
  QStringList texts;
  for (std::size_t i = from; i < std::min(to, values.size()); ++i) texts << QString::fromStdString(values[i]);
  return texts.join(QStringLiteral(" \u00D7 "));
}

std::size_t keys_of_first_axis(const SweepPlan& plan) {
  return plan.axes.empty() ? 0 : keys_of(plan.axes.front()).size();
}

}  // namespace

std::span<const SweepMeasure> sweep_measures() {
  static const std::array<SweepMeasure, 8> kAll{{
      {"candidates", tr("candidates"), tr("Pairs that share a band and so have to be compared."), candidates,
       mean_text},
      {"similar", tr("similar pairs"), tr("Candidates that passed the verification."), similar, mean_text},
      {"false_negatives", tr("missed"), tr("Similar pairs that were not found; the exact join knows them all."), missed,
       mean_text},
      {"recall", tr("recall"), tr("Share of the different similar pairs that was found; identical ones always are."),
       recall, percent_text},
      {"precision", tr("precision"), tr("Share of the accepted pairs that is similar."), precision, percent_text},
      {"seconds_after_reading", tr("time"),
       tr("Sum of the stages after reading, which is done once for all rows; a stage that was used again counts with "
          "the time it took."),
       seconds, seconds_text, "seconds_total"},
      {"judged_recall", tr("recall of judged"),
       tr("Share of the pairs that you judged same or near that was found, whatever k, stop words and threshold are."),
       judged_recall, percent_text},
      {"judged_precision", tr("precision of judged"),
       tr("Share of the pairs, accepted and judged, that you judged same or near; unsure ones are left out."),
       judged_precision, percent_text},
  }};
  return kAll;
}

std::span<const SweepMeasure> stage_measures() {
  static const std::vector<SweepMeasure> all = [] {
    constexpr const char* kColumns[] = {"seconds_clean", "seconds_shingle", "seconds_sign", "seconds_band",
                                        "seconds_verify"};
    constexpr std::optional<double> (*kOf[])(const SweepRow&) = {
        [](const SweepRow& row) { return std::optional(row.seconds.clean); },
        [](const SweepRow& row) { return std::optional(row.seconds.shingle); },
        [](const SweepRow& row) { return std::optional(row.seconds.sign); },
        [](const SweepRow& row) { return std::optional(row.seconds.band); },
        [](const SweepRow& row) { return std::optional(row.seconds.verify); }};
    std::vector<SweepMeasure> made;
    for (const StageTime& stage : stage_means({})) {
      const std::size_t i = made.size();
      made.push_back({kColumns[i], stage.name, stage.meaning, kOf[i], seconds_text});
    }
    return made;
  }();
  return all;
}

std::vector<StageTime> stage_means(std::span<const SweepRow> rows) {
  StageSeconds mean;
  const double share = 1 / static_cast<double>(std::max<std::size_t>(1, rows.size()));
  for (const SweepRow& row : rows) {
    const StageSeconds& s = row.seconds;
    mean.clean += share * s.clean;
    mean.shingle += share * s.shingle;
    mean.sign += share * s.sign;
    mean.band += share * s.band;
    mean.verify += share * s.verify;
  }
  auto times = stage_times(mean);
  times.erase(times.begin());
  return times;
}

double seconds_of(const SweepRow& row) {
  return row.seconds.total - row.seconds.read;
}

QString values_text(const SweepRow& row) {
  return joined(row.values, 0, row.values.size());
}

QString other_axes_text(const SweepPlan& plan) {
  QStringList names;
  const auto keys = varied_keys(plan);
  for (std::size_t i = keys_of_first_axis(plan); i < keys.size(); ++i) {
    const Parameter* parameter = find_parameter(keys[i]);
    names << to_qstring(parameter ? parameter->label : keys[i]);
  }
  return names.join(QStringLiteral(" \u00D7 "));
}

SweepTable slice_of_rows(const SweepTable& table, std::uint32_t rows) {
  SweepTable slice = table;
  std::erase_if(slice.rows,
                [&](const SweepRow& row) { return with_row(table.plan.base, table.plan, row).lsh.rows != rows; });
  return slice;
}

SweepTable first_rows(const SweepTable& table, std::size_t most) {
  SweepTable first = table;
  if (first.rows.size() > most) first.rows.resize(most);
  return first;
}

std::vector<SweepRow> rows_of_first_line(const SweepTable& table) {
  std::vector<SweepRow> rows;
  const std::size_t first = keys_of_first_axis(table.plan);
  const auto others = [first](const SweepRow& row) { return joined(row.values, first, row.values.size()); };
  for (const SweepRow& row : table.rows)
    if (others(row) == others(table.rows.front())) rows.push_back(row);
  return rows;
}

SweepLines lines_of(const SweepTable& table, const SweepMeasure& measure) {
  SweepLines lines;
  std::vector<std::vector<Mean>> means;  // a series, a category
  QHash<QString, std::size_t> category_of, series_of;
  const std::size_t first = keys_of_first_axis(table.plan);
  for (const SweepRow& row : table.rows) {
    const auto number = measure.of(row);
    const QString category = joined(row.values, 0, first), name = joined(row.values, first, row.values.size());
    const std::size_t at = category_of.value(category, category_of.size());
    if (!category_of.contains(category)) {
      category_of.insert(category, at);
      lines.categories << category;
    }
    const std::size_t series = series_of.value(name, series_of.size());
    if (!series_of.contains(name)) series_of.insert(name, series);
    if (series >= SweepLines::kMost) continue;
    if (series == means.size()) {
      lines.series.push_back({name, {}});
      means.emplace_back();
    }
    means[series].resize(std::max(means[series].size(), at + 1));
    if (number) means[series][at] = {means[series][at].sum + *number, means[series][at].count + 1};
  }
  lines.series_left_out = static_cast<std::size_t>(series_of.size()) - lines.series.size();
  for (std::size_t i = 0; i < lines.series.size(); ++i) {
    means[i].resize(static_cast<std::size_t>(lines.categories.size()));
    for (const Mean& mean : means[i])
      lines.series[i].numbers.push_back(mean.count > 0 ? std::optional(mean.sum / mean.count) : std::nullopt);
  }
  return lines;
}

std::vector<std::optional<double>> source_line(const SweepTable& table, const SweepMeasure& measure,
                                               const QStringList& categories) {
  const SweepComparison comparison = compare_with_source(table);
  const auto column = std::ranges::find(comparison.columns, measure.of_source ? measure.of_source : measure.column);
  if (column == comparison.columns.end()) return {};
  const auto cell = static_cast<std::size_t>(column - comparison.columns.begin());
  std::vector<std::optional<double>> numbers(static_cast<std::size_t>(categories.size()));
  for (const ComparedRow& row : comparison.rows) {
    const auto at = categories.indexOf(joined(row.values, 0, keys_of_first_axis(table.plan)));
    bool is_number = false;
    const double number = QString::fromStdString(row.cells[cell].theirs).toDouble(&is_number);
    if (at >= 0 && is_number && !numbers[static_cast<std::size_t>(at)]) numbers[static_cast<std::size_t>(at)] = number;
  }
  return std::ranges::any_of(numbers, [](const auto& n) { return n.has_value(); })
             ? numbers
             : std::vector<std::optional<double>>();
}

Recipe with_row(Recipe recipe, const SweepPlan& plan, const SweepRow& row) {
  const auto keys = varied_keys(plan);
  for (std::size_t i = 0; i < std::min(keys.size(), row.values.size()); ++i)
    (void)apply_setting(recipe, keys[i] + "=" + row.values[i]);
  recipe.sketch.seed = row.seed;
  return recipe;
}

std::vector<SettingMean> means_of(std::span<const SweepRow> rows, const SweepMeasure& measure) {
  std::vector<SettingMean> settings;
  QHash<QString, std::size_t> known;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto number = measure.of(rows[row]);
    if (!number) continue;
    const QString values = values_text(rows[row]);
    const std::size_t at = known.value(values, settings.size());
    if (at == settings.size()) {
      known.insert(values, at);
      settings.push_back({row, 0, 0});
    }
    SettingMean& mean = settings[at];
    ++mean.runs;
    mean.number += (*number - mean.number) / static_cast<double>(mean.runs);
  }
  return settings;
}

std::vector<std::size_t> pareto_rows(std::span<const SweepRow> rows) {
  struct Setting {
    std::size_t row;
    double candidates, found;
  };
  std::vector<Setting> settings;
  // If one run of a setting has a recall, they all have: the pairs to find are the same.
  static const SweepMeasure& of_candidates = sweep_measures()[0];
  static const SweepMeasure& of_recall = sweep_measures()[3];
  QHash<std::size_t, double> cost;
  for (const SettingMean& mean : means_of(rows, of_candidates)) cost.insert(mean.row, mean.number);
  for (const SettingMean& mean : means_of(rows, of_recall))
    settings.push_back({mean.row, cost.value(mean.row), mean.number});
  std::ranges::sort(settings, [](const Setting& x, const Setting& y) {
    if (x.candidates != y.candidates) return x.candidates < y.candidates;
    return x.found != y.found ? x.found > y.found : x.row < y.row;
  });
  std::vector<std::size_t> best;
  double most_found = -1;
  for (const Setting& setting : settings) {
    if (setting.found <= most_found) continue;
    most_found = setting.found;
    best.push_back(setting.row);
  }
  std::ranges::sort(best);
  return best;
}

}  // namespace lookalike
