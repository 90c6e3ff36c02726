#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/experiment/judging/judged_summary.h"
#include "core/pipeline/engine.h"
#include "core/pipeline/recipe.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

struct ReportSheet;

/// The S-curve of a recipe with its threshold and the measured points with their limits, as an inline <svg>. Its
/// classes (axis, curve, point, threshold, bar, sampled) take their colours from the page.
std::string s_curve_svg(const Recipe& recipe, const std::vector<CurveBin>& measured);

/// The numbers of pairs by similarity as bars on a logarithmic scale; sampled bins are of the class `sampled`.
std::string histogram_svg(const std::vector<SimilarityDistribution::Bin>& bins, double threshold);

/// Pairs as HTML side by side, with scores, outcome and verdict; the words that differ are marked.
struct ReportPairs {
  const RunResult& run;
  const VerdictView& verdicts;  // on the run's corpus, with its digests

  /// The ten scored pairs nearest the threshold.
  std::string nearest() const;
  /// The first 100 pairs, each with the reasons why it was found or missed, and the digests of its texts.
  std::string chosen(const std::vector<std::pair<DocumentIndex, DocumentIndex>>& pairs) const;
};

/// The section to quote: documents, pairs, groups, how many go and stay, recall and precision.
std::string summary_html(const ReportSheet& sheet, const JudgedSummary& judged);

/// The section on recall; `summary` is null if nothing was measured.
std::string recall_html(const EvaluationSummary* summary, const std::string& unmeasured);

/// The section on precision: the share, and for each stratum its pairs, its verdicts and those that count, from which a
/// reader can compute the share again.
std::string precision_html(const JudgedSummary& judged, const Verdicts& verdicts);

/// Each judge's verdict and note: "same (anna): a copy; different (ben)".
std::string verdicts_html(const JudgedPair& pair);

}  // namespace lookalike
