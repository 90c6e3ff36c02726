#include "ui/models/text/alternative_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/explanations.h"

namespace lookalike {
namespace {

struct AlternativeText {
  Q_DECLARE_TR_FUNCTIONS(AlternativeText)
};

QString share(double number) {
  return percent_text(std::clamp(number, 0.0, 1.0));
}

QString two_lines(const Estimate& estimate, QString (*text)(double)) {
  return text(estimate.value) + u'\n' + text(estimate.limits.low) + u'\u2013' + text(estimate.limits.high);
}

/// The curve's recall has no limits.
QString recall_lines(const Forecast& forecast) {
  if (forecast.by_curve) return share_text(forecast.recall.value) + u'\n' + AlternativeText::tr("by the curve");
  return two_lines(forecast.whole_recall, share_text);
}

QString different_pairs_text(double pairs) {
  return count_text(static_cast<std::uint64_t>(pairs), AlternativeText::tr("similar pair of different documents"),
                    AlternativeText::tr("similar pairs of different documents"));
}

QString pairs_at_threshold_text(const LshOptions& lsh, std::uint32_t prefix, double threshold) {
  return AlternativeText::tr("No two different documents are that similar; at t, the first-m check (m = %1) drops %2.")
      .arg(prefix)
      .arg(share(candidate_probability(threshold, lsh) - passed_probability(threshold, lsh, prefix)));
}

}  // namespace

QString banding_text(const LshOptions& lsh) {
  return QStringLiteral("%1 \u00D7 %2").arg(lsh.bands).arg(lsh.rows);
}

QString step_name(BandingStep step) {
  if (step == BandingStep::suggested) return AlternativeText::tr("suggested");
  return is_looser(step) ? AlternativeText::tr("looser") : AlternativeText::tr("stricter");
}

/// In the order of BandingStep.
QString step_meaning(BandingStep step) {
  constexpr const char* kNames[] = {"suggest.step.row_fewer", "suggest.step.band_more", "suggest.step.suggested",
                                    "suggest.step.band_fewer", "suggest.step.row_more"};
  return tooltip_of(kNames[static_cast<std::size_t>(step)]);
}

QStringList alternative_cells(const BandingAlternative& alternative) {
  const Forecast& forecast = alternative.forecast;
  return {QString(banding_text(forecast.lsh) + u'\n' + step_name(alternative.step)),
          two_lines(forecast.candidates, whole_text), two_lines(forecast.missed, whole_text), recall_lines(forecast),
          step_meaning(alternative.step)};
}

QStringList goal_cells(const Advice& advice) {
  const BandingAlternative& suggested = advice.suggested();
  const QString goal = QStringLiteral("%1 %").arg(100 * advice.goal.recall);
  QStringList cells = alternative_cells(suggested);
  const QString named = advice.banding.reached ? goal : AlternativeText::tr("below %1").arg(goal);
  const QString n = advice.goal.hashes == 0 ? AlternativeText::tr(", n = %1").arg(suggested.hashes) : QString();
  cells.front() = banding_text(suggested.forecast.lsh) + n + u'\n' + named;
  cells.back() = sentence_text(advice.banding.sentence);
  return cells;
}

QString used_values_text(const BandingAlternative& alternative) {
  const QString setting = banding_text(alternative.forecast.lsh);
  const std::uint32_t unused = alternative.unused();
  const QString used =
      unused == 0 ? AlternativeText::tr("%1 uses all %2 hash values.").arg(setting, count_text(alternative.hashes))
                  : AlternativeText::tr("%1 uses %2 of %3 hash values; %4 unused.")
                        .arg(setting, count_text(alternative.hashes - unused), count_text(alternative.hashes),
                             count_text(unused, AlternativeText::tr("is"), AlternativeText::tr("are")));
  const double compared = alternative.forecast.compared_per_find();
  if (compared == 0) return used;
  return used + AlternativeText::tr(" %1 candidates are compared for each pair found.").arg(decimal_text(compared, 2));
}

QString seed_text(const RunResult& run, const BandingAlternative& alternative) {
  if (!alternative.measured) return {};
  const QString few = few_pairs_text(*alternative.measured, alternative.forecast.different());
  if (!few.isEmpty())
    return AlternativeText::tr("With this run's hash seed, %1: %2").arg(run.recipe.sketch.seed).arg(few);
  const QString text = alternative.is_unlucky()
                           ? AlternativeText::tr(
                                 "\u26A0 With this run's hash seed, %1, recall is only %2: an unlucky "
                                 "seed, outside the limits; choose another.")
                           : AlternativeText::tr("With this run's hash seed, %1, recall is %2.");
  return text.arg(run.recipe.sketch.seed).arg(share(*alternative.measured));
}

QString few_pairs_text(double recall, double different) {
  const auto limits = limits_of_few(recall, different);
  if (!limits) return {};
  const auto percents = [](double share) { return decimal_text(100 * share, 1); };
  return AlternativeText::tr(
             "%1 of %2 found, %3 % (95 % limits: %4 to %5 %): too few to judge whether a goal is reached.")
      .arg(whole_text(recall * different), different_pairs_text(different), percents(recall), percents(limits->low),
           percents(limits->high));
}

QString cost_text(const RunResult& run, const BandingAlternative& alternative) {
  const StageSeconds& seconds = run.report.seconds;
  const double longer = static_cast<double>(alternative.hashes) / run.recipe.sketch.hashes;
  const double more =
      alternative.forecast.candidates.value / std::max(1.0, static_cast<double>(run.report.counts.candidates));
  return AlternativeText::tr("Signing would take about %1 and verifying %2 here; this run took %3 and %4.")
      .arg(seconds_text(longer * seconds.sign), seconds_text(more * seconds.verify), seconds_text(seconds.sign),
           seconds_text(seconds.verify));
}

QString prefix_loss_text(const Forecast& forecast, std::uint32_t prefix, double threshold) {
  if (prefix == 0) return {};
  if (forecast.different() == 0) return pairs_at_threshold_text(forecast.lsh, prefix, threshold);
  const Estimate& lost = lost_to_prefix(forecast, prefix);
  const QString whatever = prefix < forecast.lsh.rows ? QString() : AlternativeText::tr(", regardless of b and r");
  return AlternativeText::tr("The first-m check (m = %1) misses about %2 (%3) of %4, %5%6.")
      .arg(prefix)
      .arg(whole_text(lost.value), limits_text(lost), different_pairs_text(forecast.different()),
           share(lost.value / forecast.different()), whatever);
}

QString without_prefix_text(const BandingSuggestion& without) {
  return AlternativeText::tr("Without it, %1 finds %2 with %3 candidates.")
      .arg(banding_text(without.forecast.lsh), share(without.forecast.recall.value),
           whole_text(without.forecast.candidates.value));
}

QString signature_loss_text(const BandingAlternative& alternative) {
  const QString more =
      AlternativeText::tr("Verification by signature also rejects candidates whose estimate is below t.");
  const double similar = alternative.forecast.different();
  if (similar == 0) return more;
  const QString sentence = AlternativeText::tr(
      "Verification by signature misses about %1 more, %2, whose estimate is below t; exact verification misses none.");
  return sentence.arg(whole_text(alternative.forecast.signature_loss.value),
                      share(alternative.forecast.signature_loss.value / similar));
}

}  // namespace lookalike
