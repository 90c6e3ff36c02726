#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/corpus/load_options.h"
#include "core/exchange/run_record.h"
#include "core/exchange/sweep_table.h"
#include "core/experiment/evaluation/evaluation_summary.h"
#include "ui/models/lesson/picture.h"

namespace lookalike {

/// What a run found, and how its corpus was read.
struct Evidence {
  std::vector<std::string> paths;
  LoadOptions load;
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const EvaluationSummary> summary;  // of this run; null: its corpus was not compared exactly
  std::vector<RunRecord> others;                     // those drawn stand beside the run's curve
};

/// One slide of kSlide units that shows a run to those who were not there: corpus, recipe, recall with its limits,
/// candidates, missed pairs, the S-curve, and the command that repeats it. Beside the curve, candidates against recall:
/// settings of the sweep's best that differ from the recipe in bands and rows alone, or else what is expected a step
/// beside the recipe; left out where neither is known. O(pairs of the summary + rows).
Picture evidence_slide(const Evidence& evidence, const SweepTable& sweep);

}  // namespace lookalike
