#pragma once

#include <QString>

#include "core/experiment/judging/judged_summary.h"
#include "ui/models/text/text_table.h"

namespace lookalike {

/// "same", "near", "different", "unsure".
QString verdict_name(Verdict verdict);
/// The same, preceded by its sign.
QString verdict_mark(Verdict verdict);
/// Its meaning, in one sentence.
QString verdict_meaning(Verdict verdict);

/// The rule for counting verdicts, in one sentence.
QString verdict_definition();

/// "Precision 81 % (60 to 92 %) of the 529 similar pairs. 23 judged: 12 same, 5 near, 4 different, 2 unsure.", the main
/// figure first; unknown parts are left out.
QString judging_text(const JudgedSummary& summary);
/// Precision by similarity, one row per stratum with pairs: similarity, pairs, judged, similar, different, precision,
/// its interval.
std::vector<TextTable::Row> strata_rows(const JudgedSummary& summary);

}  // namespace lookalike
