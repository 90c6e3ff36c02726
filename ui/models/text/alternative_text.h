#pragma once

#include <QString>
#include <QStringList>

#include "core/experiment/advice.h"

namespace lookalike {

/// "11 × 8"
QString banding_text(const LshOptions& lsh);
/// "looser", "suggested" or "stricter".
QString step_name(BandingStep step);
/// One sentence: the change of bands or rows, and its effect.
QString step_meaning(BandingStep step);

/// The table cells of an alternative: setting, candidates, missed and recall, each with its limits on a second line,
/// then the meaning of the step.
QStringList alternative_cells(const BandingAlternative& alternative);
/// The same for the suggestion of one of several goals, with the goal below the setting, "95 %" or "below 99.9 %",
/// and its n if that was left open; then the sentence of the suggestion.
QStringList goal_cells(const Advice& advice);

/// "12 × 8 uses 96 of 100 hash values; 4 are unused. 1.3 candidates are compared for each pair found."
QString used_values_text(const BandingAlternative& alternative);
/// The recall with the hash seed of the run; empty if its n differs.
QString seed_text(const RunResult& run, const BandingAlternative& alternative);
/// "25 of 29 similar pairs of different documents found, 86.2 % (95 % limits: 69.4 to 94.5 %): too few to judge whether
/// a goal is reached."; empty if they are enough, and for none.
QString few_pairs_text(double recall, double different);
/// The time to sign and to verify with an alternative, in proportion to the n and the candidates of a run: "Signing
/// would take about 22 ms and verifying 4 ms here; this run took 18 ms and 7.7 ms."
QString cost_text(const RunResult& run, const BandingAlternative& alternative);
/// The pairs at or above the threshold that the first-m check misses: "The first-m check (m = 5) misses about 23 (18
/// to 29) of 158 similar pairs of different documents, 14.6 %." Empty without the check.
QString prefix_loss_text(const Forecast& forecast, std::uint32_t prefix, double threshold);
/// The result of the same goal without this check: "Without it, 11 × 9 finds 97.4 % with 871 candidates."
QString without_prefix_text(const BandingSuggestion& without);
/// The further pairs that verification by signature misses.
QString signature_loss_text(const BandingAlternative& alternative);

}  // namespace lookalike
