#include "ui/models/sweep/sweep_measures.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "core/base/value_text.h"
#include "core/exchange/sweeps/sweep_comparison.h"
#include "core/experiment/forecast/banding_suggestion.h"
#include "ui/models/text/explanations.h"
#include "ui/models/text/parameter_text.h"

namespace lookalike {
namespace {

QString tr(const char* source) {
  return QCoreApplication::translate("SweepMeasures", source);
}

using Number = std::optional<double>;

/// The values of some axes, parameters with their letters if `named`.
QString values_of(const SweepPlan& plan, const std::vector<std::string>& values, std::size_t from, std::size_t to,
                  bool named) {
  QStringList texts;
  std::size_t next = 0;
  for (std::size_t i = 0; i < std::min(to, plan.axes.size()); ++i) {
    QStringList parts;
    for (std::size_t left = keys_of(plan.axes[i]).size(); left > 0 && next < values.size(); --left)
      parts << QString::fromStdString(values[next++]);
    if (i < from) continue;
    const Parameter* parameter = find_parameter(plan.axes[i].key);
    const QString text = parts.join(QStringLiteral(" \u00D7 "));
    texts << (parameter && named ? tr("%1 = %2").arg(parameter_letter(*parameter), text) : text);
  }
  return texts.join(QStringLiteral(", "));
}

/// Whether the set of similar pairs depends on the parameter.
bool is_of_pairs(std::string_view key) {
  const Parameter* parameter = find_parameter(key);
  return parameter && (parameter->first_stage <= Stage::shingle || key == "verify.threshold");
}

}  // namespace

std::span<const SweepMeasure> sweep_measures() {
  static const std::vector<SweepMeasure> all = [] {
    std::vector<SweepMeasure> made = {
        {"candidates", tr("candidates"), mean_text},
        {"recall", tr("recall"), percent_text},
        {"false_negatives", tr("missed"), mean_text},
        {"similar", tr("similar pairs"), mean_text},
        {"true_pairs", tr("true pairs"), mean_text,
         [](const SweepRow& row) {
           return row.against_truth ? Number(row.against_truth->true_positives + row.against_truth->false_negatives)
                                    : Number();
         }},
        {"true_positives", tr("found"), mean_text},
        {"false_positives", tr("only here"), mean_text},
        {"not_here", tr("not here"), mean_text},
        {"identical", tr("identical pairs"), mean_text},
        {"precision", tr("precision"), percent_text},
        {"seconds_after_reading", tr("time"), seconds_text,
         [](const SweepRow& row) { return Number(row.seconds.total - row.seconds.read); }, "seconds_total"},
        {"judged_recall", tr("recall of judged"), percent_text},
        {"judged_precision", tr("precision of judged"), percent_text},
    };
    for (SweepMeasure& measure : made)
      if (!measure.of) measure.of = number_of(measure.column);
    return made;
  }();
  return all;
}

QString SweepMeasure::meaning() const {
  return tooltip_of(QStringLiteral("sweep") + ".column." + to_qstring(column));
}

const SweepMeasure& seed_measure() {
  static const SweepMeasure seed{"seed", tr("hash seed"), [](double number) { return QString::number(number, 'f', 0); },
                                 number_of("seed")};
  return seed;
}

const SweepMeasure& measure_of(std::string_view column) {
  return *std::ranges::find_if(sweep_measures(), [&](const SweepMeasure& m) { return column == m.column; });
}

bool needs_truth(const SweepMeasure& measure) {
  return !measure.of({}) && !measure.column.starts_with("judged_");
}

bool has_measure(const SweepPlan& plan, const SweepMeasure& measure) {
  if (!needs_truth(measure)) return measure.of({}) || !plan.verdicts.empty();
  if (plan.reference != kOwnTruth) return !plan.reference.empty();
  const auto keys = varied_keys(plan);
  const std::string& column = measure.column;
  if (column == "true_pairs") return std::ranges::any_of(keys, is_of_pairs);
  const bool is_exact = plan.base.verify.by == VerifyBy::exact && std::ranges::find(keys, "verify.by") == keys.end();
  if (column == "true_positives" || column == "false_positives") return !is_exact;  // equal to the similar pairs, and 0
  return column != "not_here";
}

std::vector<StageTime> stage_means(std::span<const SweepRow> rows) {
  StageSeconds mean;
  const double share = 1 / static_cast<double>(std::max<std::size_t>(1, rows.size()));
  for (const SweepRow& row : rows)
    for (const auto& [column, seconds] : std::span(kSecondsColumns).subspan(2))
      mean.*seconds += share * row.seconds.*seconds;
  auto times = stage_times(mean);
  times.erase(times.begin());
  return times;
}

QString mean_text(double number) {
  return number == std::floor(number) ? whole_text(number) : sentence_text(expected_count(number));
}

QString spread_text(const Spread& spread, QString (*text)(double)) {
  if (spread.least == spread.most) return text(spread.mean);
  return tr("%1 (%2 to %3)").arg(text(spread.mean), text(spread.least), text(spread.most));
}

QString values_text(const SweepPlan& plan, const SweepRow& row) {
  return values_of(plan, row.values, 0, plan.axes.size(), true);
}

SweepLines lines_of(const SweepTable& table, const SweepMeasure& measure) {
  SweepLines lines;
  std::map<QString, std::size_t> category_of, series_of;
  const auto place = [](auto& places, const QString& name) {
    return places.try_emplace(name, places.size()).first->second;
  };
  for (const Spread& setting : spreads_of(table.rows, measure.of)) {
    const auto& values = table.rows[setting.row].values;
    const QString category = values_of(table.plan, values, 0, 1, false),
                  name = values_of(table.plan, values, 1, table.plan.axes.size(), true);
    const std::size_t at = place(category_of, category), series = place(series_of, name);
    if (at == static_cast<std::size_t>(lines.categories.size())) lines.categories << category;
    if (series >= SweepLines::kMost) continue;
    if (series == lines.series.size()) lines.series.push_back({name, {}});
    auto& numbers = lines.series[series].numbers;
    numbers.resize(std::max(numbers.size(), at + 1));
    if (setting.seeds > 0) numbers[at] = setting;
  }
  lines.series_left_out = series_of.size() - lines.series.size();
  for (SweepSeries& series : lines.series) series.numbers.resize(static_cast<std::size_t>(lines.categories.size()));
  return lines;
}

std::vector<std::optional<double>> source_line(const SweepTable& table, const SweepMeasure& measure,
                                               const QStringList& categories) {
  const SweepComparison comparison = compare_with_source(table);
  const auto column =
      std::ranges::find(comparison.columns, measure.of_source.empty() ? measure.column : measure.of_source);
  if (column == comparison.columns.end()) return {};
  const auto cell = static_cast<std::size_t>(column - comparison.columns.begin());
  std::vector<std::optional<double>> numbers(static_cast<std::size_t>(categories.size()));
  for (const ComparedRow& row : comparison.rows) {
    const auto at = categories.indexOf(values_of(table.plan, row.values, 0, 1, false));
    bool is_number = false;
    const double number = QString::fromStdString(row.cells[cell].theirs).toDouble(&is_number);
    if (at >= 0 && is_number && !numbers[static_cast<std::size_t>(at)]) numbers[static_cast<std::size_t>(at)] = number;
  }
  if (std::ranges::none_of(numbers, [](const auto& number) { return number.has_value(); })) numbers.clear();
  return numbers;
}

Recipe with_row(Recipe recipe, const SweepPlan& plan, const SweepRow& row) {
  const auto keys = varied_keys(plan);
  for (std::size_t i = 0; i < std::min(keys.size(), row.values.size()); ++i)
    (void)apply_setting(recipe, keys[i] + "=" + row.values[i]);
  recipe.sketch.seed = row.seed;
  return recipe;
}

std::optional<std::vector<std::string>> own_values(const Recipe& recipe, const SweepTable& table) {
  if (table.rows.empty() ||
      with_row(recipe, table.plan, table.rows[0]) != with_row(table.plan.base, table.plan, table.rows[0]))
    return {};
  return varied_values(recipe, table.plan);
}

QString axis_name(const SweepAxis& axis) {
  const Parameter* parameter = find_parameter(axis.key);
  return parameter ? parameter_label(*parameter) : axis.key == "lsh" ? tr("bands \u00D7 rows") : to_qstring(axis.key);
}

std::optional<SweepLink> link_of(const SweepTable& table, const SweepRow& row, std::string_view column) {
  const Recipe recipe = with_row(table.plan.base, table.plan, row);
  const bool is_own = is_own_truth(table.plan, recipe), is_exact = recipe.verify.by == VerifyBy::exact;
  const Confusion counts = row.against_truth.value_or(Confusion());
  const PairChoice all_true{is_own ? PairKind::between : PairKind::of_baseline, recipe.verify.threshold, 1};
  const std::tuple<std::string_view, PairChoice, std::uint64_t> links[] = {
      {"candidates", {PairKind::candidates}, row.candidates},
      {"similar", {PairKind::similar}, row.similar},
      {"true_pairs", all_true, counts.true_positives + counts.false_negatives},
      {"true_positives", {is_own && is_exact ? PairKind::similar : PairKind::in_both}, counts.true_positives},
      {"false_negatives", {is_own ? PairKind::missed : PairKind::only_baseline}, counts.false_negatives},
      {"false_positives", {is_own ? PairKind::wrong : PairKind::only_here}, counts.false_positives},
      {"not_here", {PairKind::not_here}, counts.not_here}};
  for (const auto& [name, choice, pairs] : links)
    if (name == column && pairs > 0) return SweepLink{choice, pairs};
  return {};
}

bool have_one_truth(const SweepTable& table) {
  const bool is_own = table.plan.reference == kOwnTruth;  // else sets equal in the reference may differ here
  const auto to_find = [&](const SweepRow& row) {
    if (!row.against_truth) return std::optional<std::uint64_t>();
    return std::optional(row.against_truth->different() + (is_own ? 0 : row.against_truth->identical));
  };
  return std::ranges::all_of(table.rows, [&](const SweepRow& row) { return to_find(row) == to_find(table.rows[0]); });
}

double different_candidates(const SweepRow& row) {
  return static_cast<double>(row.candidates - (row.against_truth ? row.against_truth->identical : 0));
}

std::vector<SweepSetting> settings_of(const SweepTable& table, double goal) {
  std::vector<SweepSetting> settings;
  if (table.rows.size() > kMostRanked) return settings;
  const auto costs = spreads_of(table.rows, different_candidates);
  const auto missed = spreads_of(table.rows, number_of("false_negatives"));
  const auto recalls = spreads_of(table.rows, number_of("recall"));
  const auto wrong = spreads_of(table.rows, number_of("false_positives"));
  const auto known = [](const Spread& spread) { return spread.seeds > 0 ? std::optional(spread) : std::nullopt; };
  const ReachedSettings* const sure = table.reached && table.reached->recall == goal ? &*table.reached : nullptr;
  const auto sure_values = sure ? sure->values : std::vector<std::vector<std::string>>();
  const std::set reached(sure_values.begin(), sure_values.end());
  for (std::size_t i = 0; i < costs.size(); ++i) {
    SweepSetting& setting =
        settings.emplace_back(costs[i].row, costs[i], known(missed[i]), known(recalls[i]), wrong[i].mean);
    auto by_curve = ForecastSetting::of(with_row(table.plan.base, table.plan, table.rows[setting.row]));
    by_curve.verify.by = VerifyBy::exact;  // the curve is that of the candidates
    if (!setting.missed) setting.recall.emplace().add(recall_of_curve(by_curve, true));
    const bool reaches_here = setting.recall && setting.recall->least >= goal;
    setting.reaches_goal = sure ? reached.contains(table.rows[setting.row].values) : reaches_here;
    setting.is_lucky = reaches_here && !setting.reaches_goal;
    setting.is_unlucky = setting.reaches_goal && !reaches_here;
  }
  if (!have_one_truth(table)) return settings;
  std::ranges::stable_sort(settings, {}, [](const SweepSetting& setting) {
    const double found = setting.recall ? setting.recall->mean : 0, cost = setting.candidates.mean;
    return setting.reaches_goal ? std::tuple(0, cost, -found, setting.wrong)
                                : std::tuple(1, -found, cost, setting.wrong);
  });
  double most_found = 0;
  for (SweepSetting& setting : settings) {
    setting.is_best = setting.reaches_goal && setting.recall->mean > most_found;
    if (setting.is_best) most_found = setting.recall->mean;
  }
  for (const auto& values : sure_values) {
    const auto cheapest = std::ranges::find(settings, values, [&](const auto& s) { return table.rows[s.row].values; });
    if (cheapest == settings.end()) continue;  // not run yet
    cheapest->is_recommended = true;
    break;
  }
  std::ranges::stable_partition(settings, &SweepSetting::is_best);
  std::ranges::stable_partition(settings, &SweepSetting::is_recommended);
  return settings;
}

QString counts_text(const SweepSetting& setting, const Forecast* expected) {
  QStringList parts{(setting.missed ? tr("%1 different candidates") : tr("%1 candidates"))
                        .arg(spread_text(setting.candidates, mean_text))};
  if (setting.missed) parts << tr("%1 missed").arg(spread_text(*setting.missed, mean_text));
  if (setting.recall)
    parts << (setting.missed ? tr("recall %1") : tr("recall %1 predicted by the curve"))
                 .arg(percent_text(setting.recall->mean));
  const QString counted = parts.join(QStringLiteral(", "));
  if (!expected) return counted;
  QStringList aside{whole_text(expected->candidates.value - expected->identical)};
  if (setting.missed) aside << whole_text(expected->missed.value);
  if (setting.recall) aside << percent_text(expected->recall.value);
  return tr("%1 [expected %2]").arg(counted, aside.join(QStringLiteral(", ")));
}

}  // namespace lookalike
