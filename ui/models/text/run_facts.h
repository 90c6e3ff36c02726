#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/exchange/run_record.h"
#include "core/pipeline/engine.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// Share of all pairs that never had to be compared.
double work_saved(const RunCounts& counts);

/// One thing worth knowing about a run, in words.
struct Fact {
  QString name, value, meaning;
};

std::vector<Fact> count_facts(const RunResult& run);

/// A stage's wall time; `share` of the sum of all stages, in [0, 1].
struct StageTime {
  QString name, meaning;
  double seconds = 0;
  double share = 0;
  std::size_t stage = 0;  // which of all, for its colour
};
/// `kernel` is what made the signatures, if that is known.
std::vector<StageTime> stage_times(const StageSeconds& seconds, const std::string& kernel = {});

/// Every parameter: its name on the control, its value, and its meaning with the key that the command line knows.
std::vector<Fact> recipe_facts(const Recipe& recipe);

/// "redoes: shingle, sign, band, verify".
QString redone_stages(Stage first);

/// Seconds that the stages from `first` on took when they were last done.
double seconds_from(const StageSeconds& seconds, Stage first);

/// "20 × 5 = 100, none unused", "12 × 4 = 48 of 50, 2 unused", "20 × 6 = 120, 20 more than n".
QString band_arithmetic(const Recipe& recipe);

/// "k = 5, n = 100, b × r = 20 × 5, t = 0.800" and, where one is drawn, "sample of 10 000".
QString recipe_line(const Recipe& recipe);

/// The name a person gave it, or "20 × 5".
QString run_name(const RunRecord& record);

/// "built-in corpus", "reviews.csv", "1.sgm and 21 more": what a corpus was read from, without folders.
QString corpus_name(const std::vector<std::string>& paths);

/// "reviews.csv: k = 5, n = 100, ...": what a picture was made of. The recipe alone where no corpus is open.
QString corpus_line(const std::vector<std::string>& paths, const Recipe& recipe);

/// The memory of a part of a run, in all and, if that is worth knowing, a document.
struct MemoryFact {
  QString name, bytes, bytes_per_document, meaning;
};

/// The memory that each part of the run keeps, the sum of it, and the peak.
std::vector<MemoryFact> memory_facts(const RunResult& run);

}  // namespace lookalike
