#pragma once

#include <QString>

#include "core/experiment/judging/judged_summary.h"

namespace lookalike {

/// "same", "near", "different", "unsure".
QString verdict_name(Verdict verdict);
/// The same, preceded by its sign.
QString verdict_mark(Verdict verdict);
/// The mark of the verdict that counts, and the signs of other judges' verdicts that differ.
QString verdict_cell(const JudgedPair& pair);
/// The note; if there are several judges, a line with the verdict and note of each.
QString verdict_tooltip(const JudgedPair& pair);
/// The documents of a judged pair; nullopt if the view has no digests, or the corpus lacks a text. O(documents).
std::optional<LocatedPair> located(const JudgedPair& pair, const VerdictView& view);
/// "41 / 42: near undone"; of the verdicts on a pair only this judge's is named. A pair that is not located is named by
/// its ids.
QString step_text(HistoryStep way, const VerdictStep& step, const VerdictView& view, std::string_view judge);
/// A judge's name, cut to fit a line.
QString judge_text(std::string_view judge);
/// "34 of 40 alike with ben, kappa 0.77": of this judge and the one with the most pairs in common, or of the two others
/// with the most. Empty if no two judges have judged the same pair.
QString agreement_text(const std::vector<Agreement>& agreements, std::string_view judge);
/// " by anna and ben", whose verdicts count; there must be verdicts.
QString counting_judges_text(const Verdicts& verdicts);
/// Its meaning, in one sentence.
QString verdict_meaning(Verdict verdict);

/// The rule for counting verdicts, in one sentence.
QString verdict_definition();

/// "precision 88 % (57 to 98)", with a remark if the interval does not hold; precision must be known.
QString precision_text(const JudgedSummary& summary);
/// "23 similar pairs judged: 12 same, 5 near, 4 different, 2 unsure.", what precision leaves out, and recall.
QString judging_text(const JudgedSummary& summary);

}  // namespace lookalike
