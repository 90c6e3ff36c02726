#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/corpus/load_options.h"
#include "core/exchange/runs/run_record.h"
#include "core/exchange/sweeps/sweep_table.h"
#include "core/experiment/evaluation/evaluation.h"
#include "ui/models/lesson/picture.h"

namespace lookalike {

/// A run with its corpus, its figures, and the runs, goal and sweeps to show beside it.
struct Evidence {
  std::vector<std::string> paths;
  LoadOptions load;
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const EvaluationSummary> summary;  // of this run; null: no exact comparison
  std::vector<RunRecord> others;                     // the drawn ones appear next to the run's curve
  double goal = 0.95;                                // the recall to reach
  std::vector<SweepTable> sweeps = {};               // the latest last; they may show why the recipe has its k
};

/// The figures of the run; before its exact comparison, the recall is that of one of the others with the same recipe.
RunFigures figures_of(const Evidence& evidence);

/// A slide of kSlide units that presents a run: corpus, recipe, recall with its limits, candidates, missed pairs, the
/// goal and why the recipe has its k, the S-curve, and the command that repeats it. Next to the curve, candidates
/// against recall: the best settings of the latest sweep with some that differ from the recipe only in bands and rows,
/// or the forecast for one step around the recipe; left out if neither is known. O(pairs of the summary + rows).
Picture evidence_slide(const Evidence& evidence, const SweepTable& sweep);

}  // namespace lookalike
