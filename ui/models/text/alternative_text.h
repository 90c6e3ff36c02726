#pragma once

#include <QString>
#include <QStringList>

#include "core/experiment/advice.h"

namespace lookalike {

/// "11 × 8"
QString banding_text(const LshOptions& lsh);
/// "looser", "suggested" or "stricter".
QString step_name(BandingStep step);
/// One sentence: what the step does to bands or rows, and what comes of it.
QString step_meaning(BandingStep step);

/// The cells of an alternative in a table: setting, candidates, missed and recall, each with its limits on a second
/// line, and the meaning of the step after them.
QStringList alternative_cells(const BandingAlternative& alternative);
/// The same of the suggestion for one of several goals, with the goal below the setting, "95 %" or "below 99.9 %",
/// and the sentence of the suggestion after them.
QStringList goal_cells(const Advice& advice);

/// "12 × 8 uses 96 of 100 hash values; 4 are unused. 1.3 candidates are compared for each pair found."
QString used_values_text(const BandingAlternative& alternative);
/// The filter's loss of pairs from the threshold on: "The prefix of 5 loses about 23 (18 to 29) of 158 different
/// similar pairs, 14.6 %." Empty without a prefix.
QString prefix_loss_text(const Forecast& forecast, std::uint32_t prefix, double threshold);
/// The result of the same goal without the filter: "Without it 11 × 9 finds 97.4 % with 871 candidates."
QString without_prefix_text(const BandingSuggestion& without);
/// The further loss by signature verification.
QString signature_loss_text(const BandingAlternative& alternative);

}  // namespace lookalike
