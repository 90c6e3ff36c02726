#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/pipeline/engine.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// Share of all pairs that need no comparison.
double work_saved(const RunCounts& counts);

/// A named figure of a run, with its meaning.
struct Fact {
  QString name, value, meaning;
};

std::vector<Fact> count_facts(const RunResult& run);

/// The wall time of a stage; `share` is its part of the sum of all stages, in [0, 1].
struct StageTime {
  QString name, meaning;
  double seconds = 0;
  double share = 0;
  std::size_t stage = 0;  // its index, for its colour
};
/// `kernel` is the signature kernel, if known.
std::vector<StageTime> stage_times(const StageSeconds& seconds, const std::string& kernel = {});

/// Every parameter: the label of its control, its value, and its meaning with its key on the command line.
std::vector<Fact> recipe_facts(const Recipe& recipe);

/// "recomputes: shingle, sign, band, verify".
QString redone_stages(Stage first);

/// Seconds that the stages from `first` on took in their last execution.
double seconds_from(const StageSeconds& seconds, Stage first);

/// "20 × 5 = 100, none unused", "12 × 4 = 48 of 50, 2 unused", "20 × 6 = 120, 20 more than n".
QString band_arithmetic(const Recipe& recipe);

/// "k = 5, n = 100, b × r = 20 × 5, t = 0.800" and, if a sample is drawn, "sample of 10 000".
QString recipe_line(const Recipe& recipe);

/// "built-in corpus", "reviews.csv", "1.sgm and 21 more": the source of a corpus, without folders.
QString corpus_name(const std::vector<std::string>& paths);

/// The name of the first file, without its endings.
QString corpus_stem(const std::vector<std::string>& paths);
/// A file for a run, in the folder of its corpus: "reuters21578 11x8 t0.80.png".
QString run_name(const std::vector<std::string>& paths, const Recipe& recipe, const QString& ending);

/// "reviews.csv: k = 5, n = 100, ...": the caption of a picture. The recipe alone if no corpus is open.
QString corpus_line(const std::vector<std::string>& paths, const Recipe& recipe);

/// The memory of a part of a run, in total and, if useful, per document.
struct MemoryFact {
  QString name, bytes, bytes_per_document, meaning;
};

/// The cached memory of each part of the run, the sum, and the peak.
std::vector<MemoryFact> memory_facts(const RunResult& run);

}  // namespace lookalike
