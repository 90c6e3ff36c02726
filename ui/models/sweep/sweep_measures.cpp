#include "ui/models/sweep/sweep_measures.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/exchange/sweeps/sweep_comparison.h"
#include "core/lsh/theory/s_curve.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/run_facts.h"

namespace lookalike {
namespace {

QString tr(const char* source) {
  return QCoreApplication::translate("SweepMeasures", source);
}

using Number = std::optional<double>;

Number share(const std::optional<Confusion>& counts, Number (Confusion::*of)() const) {
  return counts ? (*counts.*of)() : Number();
}
Number count(const std::optional<Confusion>& counts, std::uint64_t Confusion::*of) {
  return counts ? Number(static_cast<double>(*counts.*of)) : Number();
}
Number identical(const SweepRow& row) {
  return count(row.against_truth, &Confusion::identical);
}

QString joined(const std::vector<std::string>& values, std::size_t from, std::size_t to) {
  QStringList texts;
  for (std::size_t i = from; i < std::min(to, values.size()); ++i) texts << QString::fromStdString(values[i]);
  return texts.join(QStringLiteral(" \u00D7 "));
}

/// The columns of the stages after reading.
auto stage_columns() {
  return std::span(kSecondsColumns).subspan(2);
}

/// The mean recall of the curve over all similarities from t to 1, equally weighted, by the midpoint rule.
Spread curve_recall(const Recipe& recipe) {
  constexpr int kSteps = 64;
  const auto prefix = std::min(recipe.verify.prefix, recipe.lsh.bands * recipe.lsh.rows);
  double sum = 0;
  for (int i = 0; i < kSteps; ++i)
    sum += passed_probability(std::lerp(recipe.verify.threshold, 1.0, (i + 0.5) / kSteps), recipe.lsh, prefix);
  Spread recall;
  recall.add(sum / kSteps);
  return recall;
}

/// Whether the set of similar pairs depends on the parameter.
bool is_of_pairs(std::string_view key) {
  const Parameter* parameter = find_parameter(key);
  return parameter && (parameter->first_stage <= Stage::shingle || key == "verify.threshold");
}

std::size_t keys_of_first_axis(const SweepPlan& plan) {
  return plan.axes.empty() ? 0 : keys_of(plan.axes.front()).size();
}

}  // namespace

std::span<const SweepMeasure> sweep_measures() {
  static const std::array<SweepMeasure, 12> kAll{{
      {"candidates", tr("candidates"), tr("Pairs that share a bucket in a band and are compared."),
       [](const SweepRow& row) { return Number(static_cast<double>(row.candidates)); }, mean_text},
      {"similar", tr("similar pairs"), tr("Candidates that passed the verification."),
       [](const SweepRow& row) { return Number(static_cast<double>(row.similar)); }, mean_text},
      {"true_pairs", tr("true pairs"),
       tr("Pairs that should be found, by exact comparison or because they were planted."),
       [](const SweepRow& row) {
         const auto found = count(row.against_truth, &Confusion::true_positives);
         return found ? Number(*found + static_cast<double>(row.against_truth->false_negatives)) : found;
       },
       mean_text},
      {"true_positives", tr("found"), tr("True pairs that were accepted."),
       [](const SweepRow& row) { return count(row.against_truth, &Confusion::true_positives); }, mean_text},
      {"false_negatives", tr("missed"), tr("True pairs that were not found."),
       [](const SweepRow& row) { return count(row.against_truth, &Confusion::false_negatives); }, mean_text},
      {"false_positives", tr("only here"), tr("Accepted pairs that are not true pairs."),
       [](const SweepRow& row) { return count(row.against_truth, &Confusion::false_positives); }, mean_text},
      {"not_here", tr("not here"),
       tr("Missed pairs that are less similar than the threshold in this setting's own shingles: no "
          "bands "
          "and rows find them."),
       [](const SweepRow& row) { return count(row.against_truth, &Confusion::not_here); }, mean_text},
      {"recall", tr("recall"), tr("Share of the different similar pairs that was found; identical pairs always are."),
       [](const SweepRow& row) { return share(row.against_truth, &Confusion::recall); }, percent_text},
      {"precision", tr("precision"), tr("Share of the accepted pairs that are true pairs."),
       [](const SweepRow& row) { return share(row.against_truth, &Confusion::precision); }, percent_text},
      {"seconds_after_reading", tr("time"),
       tr("Sum of the stages after reading, which is done once for all rows; a reused stage counts with the time "
          "it took."),
       [](const SweepRow& row) { return Number(seconds_of(row)); }, seconds_text, "seconds_total"},
      {"judged_recall", tr("recall of judged"),
       tr("Share of the pairs judged same or near that was found, whatever k, stop words and threshold are."),
       [](const SweepRow& row) { return share(row.against_verdicts, &Confusion::recall_of_all); }, percent_text},
      {"judged_precision", tr("precision of judged"),
       tr("Share of the accepted and judged pairs that you judged same or near; unsure ones are left out."),
       [](const SweepRow& row) { return share(row.against_verdicts, &Confusion::precision); }, percent_text},
  }};
  return kAll;
}

std::span<const SweepMeasure> drawn_measures() {
  static const std::vector<SweepMeasure> all = [] {
    std::vector<SweepMeasure> made(sweep_measures().begin(), sweep_measures().end());
    made[0].of = [](const SweepRow& row) {
      return Number(static_cast<double>(row.candidates) - identical(row).value_or(0));
    };
    made[1].of = [](const SweepRow& row) {
      return Number(static_cast<double>(row.similar) - identical(row).value_or(0));
    };
    for (SweepMeasure* measure : {&made[0], &made[1]}) measure->meaning += u' ' + tr("Without identical pairs.");
    std::erase_if(made, [](const SweepMeasure& measure) {
      const std::string_view column = measure.column;  // the time has its own chart, the others follow from these
      return measure.text == &seconds_text || column == "true_pairs" || column == "true_positives";
    });
    made.insert(made.begin() + 2,
                {"identical", tr("identical pairs"),
                 tr("Pairs of documents with equal shingle sets: every setting finds them."), identical, mean_text});
    return made;
  }();
  return all;
}

const SweepMeasure& measure_of(std::string_view column) {
  return *std::ranges::find_if(sweep_measures(), [&](const SweepMeasure& m) { return column == m.column; });
}

bool needs_truth(const SweepMeasure& measure) {
  return !measure.of({}) && !std::string_view(measure.column).starts_with("judged_");
}

bool has_measure(const SweepPlan& plan, const SweepMeasure& measure) {
  if (!needs_truth(measure)) return measure.of({}) || !plan.verdicts.empty();
  if (plan.reference != kOwnTruth) return !plan.reference.empty();
  const auto keys = varied_keys(plan);
  const auto is_any = [&](auto is_it) { return std::ranges::any_of(keys, is_it); };
  const std::string_view column = measure.column;
  if (column == "true_pairs") return is_any([](const std::string& key) { return is_of_pairs(key); });
  const bool is_exact =
      plan.base.verify.by == VerifyBy::exact && !is_any([](const std::string& key) { return key == "verify.by"; });
  if (column == "true_positives" || column == "false_positives") return !is_exact;  // equal to the similar pairs, and 0
  return column != "not_here";
}

std::span<const SweepMeasure> stage_measures() {
  static const std::vector<SweepMeasure> all = [] {
    std::vector<SweepMeasure> made;
    for (const StageTime& stage : stage_means({})) {
      const auto& [column, seconds] = stage_columns()[made.size()];
      const NumberOfRow of = [part = seconds](const SweepRow& row) { return Number(row.seconds.*part); };
      made.push_back({column, stage.name, stage.meaning, of, seconds_text});
    }
    return made;
  }();
  return all;
}

std::vector<StageTime> stage_means(std::span<const SweepRow> rows) {
  StageSeconds mean;
  const double share = 1 / static_cast<double>(std::max<std::size_t>(1, rows.size()));
  for (const SweepRow& row : rows)
    for (const auto& [column, seconds] : stage_columns()) mean.*seconds += share * row.seconds.*seconds;
  auto times = stage_times(mean);
  times.erase(times.begin());
  return times;
}

double seconds_of(const SweepRow& row) {
  return row.seconds.total - row.seconds.read;
}

QString mean_text(double number) {
  return number < 1e15 && number == std::floor(number) ? count_text(static_cast<std::uint64_t>(number))
                                                       : QString::number(number, 'f', 1);
}

QString spread_text(const Spread& spread, QString (*text)(double)) {
  if (spread.least == spread.most) return text(spread.mean);
  return tr("%1 (%2 to %3)").arg(text(spread.mean), text(spread.least), text(spread.most));
}

QString values_text(const SweepRow& row) {
  return joined(row.values, 0, row.values.size());
}

SweepLines lines_of(const SweepTable& table, const SweepMeasure& measure) {
  SweepLines lines;
  QHash<QString, std::size_t> category_of, series_of;
  const std::size_t first = keys_of_first_axis(table.plan);
  for (std::size_t number_of_row = 0; const SweepRow& row : table.rows) {
    const std::size_t index = number_of_row++;
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
    if (series == lines.series.size()) lines.series.push_back({name, {}, {}});
    auto& numbers = lines.series[series].numbers;
    numbers.resize(std::max(numbers.size(), at + 1));
    lines.series[series].rows.resize(numbers.size());
    if (!number) continue;
    if (!numbers[at]) {
      numbers[at].emplace();
      lines.series[series].rows[at] = index;
    }
    numbers[at]->add(*number);
  }
  lines.series_left_out = static_cast<std::size_t>(series_of.size()) - lines.series.size();
  for (SweepSeries& series : lines.series) {
    series.numbers.resize(static_cast<std::size_t>(lines.categories.size()));
    series.rows.resize(series.numbers.size());
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

bool is_of_sweep(const Recipe& recipe, const SweepTable& table) {
  return !table.rows.empty() &&
         with_row(recipe, table.plan, table.rows[0]) == with_row(table.plan.base, table.plan, table.rows[0]);
}

QString axis_name(const SweepAxis& axis) {
  const Parameter* parameter = find_parameter(axis.key);
  return parameter ? parameter_label(*parameter) : axis.key == "lsh" ? tr("bands \u00D7 rows") : to_qstring(axis.key);
}

bool is_own_truth(const SweepPlan& plan, const Recipe& row) {
  if (plan.reference.empty() || plan.reference == kPlantedFamilies) return false;
  const auto ruler = plan.reference == kOwnTruth ? row : reference_recipe(plan);
  return ruler && ruler->text == row.text && ruler->shingles == row.shingles &&
         ruler->verify.threshold == row.verify.threshold;
}

bool have_one_truth(const SweepTable& table) {
  const bool is_own = table.plan.reference == kOwnTruth;  // else sets equal in the reference may differ here
  const auto to_find = [&](const SweepRow& row) {
    if (!row.against_truth) return std::optional<std::uint64_t>();
    return std::optional(row.against_truth->different() + (is_own ? 0 : row.against_truth->identical));
  };
  return std::ranges::all_of(table.rows, [&](const SweepRow& row) { return to_find(row) == to_find(table.rows[0]); });
}

std::vector<SweepSetting> settings_of(const SweepTable& table, double goal) {
  std::vector<SweepSetting> settings;
  if (table.rows.size() > kMostRanked) return settings;
  for (const Spread& cost : spreads_of(table.rows, drawn_measures()[0].of))
    settings.push_back({cost.row, cost, {}, {}, false, false});
  const auto take = [&](const SweepMeasure& measure, std::optional<Spread> SweepSetting::*into) {
    const auto spreads = spreads_of(table.rows, measure.of);
    for (std::size_t i = 0; i < settings.size(); ++i)
      if (spreads[i].seeds > 0) settings[i].*into = spreads[i];
  };
  take(measure_of("false_negatives"), &SweepSetting::missed);
  take(measure_of("recall"), &SweepSetting::recall);
  for (SweepSetting& setting : settings) {
    if (!setting.missed) setting.recall = curve_recall(with_row(table.plan.base, table.plan, table.rows[setting.row]));
    setting.reaches_goal = setting.recall && setting.recall->least >= goal;
  }
  if (!have_one_truth(table)) return settings;
  std::ranges::stable_sort(settings, [](const SweepSetting& x, const SweepSetting& y) {
    if (x.reaches_goal != y.reaches_goal) return x.reaches_goal;
    const double found_x = x.recall ? x.recall->mean : 0, found_y = y.recall ? y.recall->mean : 0;
    return x.reaches_goal ? std::pair(x.candidates.mean, -found_x) < std::pair(y.candidates.mean, -found_y)
                          : std::pair(-found_x, x.candidates.mean) < std::pair(-found_y, y.candidates.mean);
  });
  double most_found = 0;
  for (SweepSetting& setting : settings) {
    setting.is_best = setting.reaches_goal && setting.recall->mean > most_found;
    if (setting.is_best) most_found = setting.recall->mean;
  }
  std::ranges::stable_partition(settings, &SweepSetting::is_best);
  return settings;
}

}  // namespace lookalike
