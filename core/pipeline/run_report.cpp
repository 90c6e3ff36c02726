#include "core/pipeline/run_report.h"

#include "core/base/value_text.h"
#include "core/lsh/banding/band_index.h"
#include "core/similarity/scored_pairs.h"
#include "core/sketch/permutation.h"
#include "core/system/machine_memory.h"
#include "core/system/spill_file.h"

namespace lookalike {
namespace {

void count(RunCounts& counts, const RunResult& run, const LoadReport& source) {
  counts.documents = run.corpus->size();
  counts.skipped = source.skipped;
  counts.without_text = source.without_text;
  counts.without_shingles = run.shingles->without_shingles();
  counts.tokens = run.shingles->tokens();
  counts.shingles = run.shingles->total();
  counts.candidates = run.scored->candidates;
  counts.passed = run.scored->passed;
  counts.similar = run.similar->count();
  counts.documents_with_match = run.similar->documents_with_match();
}

void note_family(RunReport& report, const Recipe& recipe) {
  constexpr double kVisible = 0.005;  // of an estimate: a bias visible in its second digit
  const RunCounts& counts = report.counts;
  if (recipe.sketch.family != HashFamily::linear_next_prime || counts.documents == 0) return;
  const double t = recipe.verify.threshold;
  const auto shingles = static_cast<double>(counts.shingles);
  const double estimate = estimate_modulo_prime(t, shingles / static_cast<double>(counts.documents), shingles);
  if (estimate - t < kVisible) return;
  report.warnings.push_back(
      "The family linear-next-prime has no more values than the corpus has shingles, so different shingles "
      "collide: a pair of documents of average length with a similarity of " +
      decimal(t, 3) + " is estimated as " + decimal(estimate, 3) + ". Choose another family for such a small corpus.");
}

void note_memory(RunReport& report, const Corpus& corpus, std::uint64_t allowed) {
  if (const std::uint64_t kept = report.cached.total(); kept > allowed)
    report.warnings.push_back("Cached results take " + byte_text(kept) + ", and " + byte_text(allowed) +
                              " of memory was allowed: documents, signatures and bands are always cached.");
  const auto [on_disk, beyond] = corpus.spilled_texts();
  if (on_disk > 0)
    report.warnings.push_back("Texts take " + byte_text(on_disk) + " of a temporary file in " +
                              SpillFile::usual_folder() + ": they do not fit into memory.");
  if (beyond > 0)
    report.warnings.push_back("Texts take " + byte_text(beyond) + " more memory than they should: " +
                              SpillFile::usual_folder() + " has no room for them on disk.");
}

}  // namespace

void report_on(RunResult& run, const Corpus& corpus, std::string_view kernel, std::uint64_t allowed) {
  RunReport& report = run.report;
  count(report.counts, run, corpus.report());
  report.peak_bytes = peak_resident_bytes();
  report.cached = {run.corpus->resident_bytes(), run.tokens->bytes(), run.shingles->bytes(), run.signatures->bytes(),
                   run.bands->bytes()};
  if (run.recipe.sketch.family != HashFamily::permutation) report.kernel = kernel;
  report.warnings = warnings(run.recipe);
  note_family(report, run.recipe);
  note_memory(report, corpus, allowed);
}

}  // namespace lookalike
