#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/pipeline/memory_plan.h"
#include "core/pipeline/recipe.h"
#include "core/similarity/similar_pairs.h"
#include "core/sketch/signature_matrix.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"
#include "core/text/tokens.h"

namespace lookalike {

class BandIndex;
struct ScoredPairs;
class Signer;

struct RunCounts {
  std::uint64_t documents = 0;  // in the sample
  std::uint64_t skipped = 0;    // damaged records of the source
  std::uint64_t without_text = 0;
  std::uint64_t without_shingles = 0;
  std::uint64_t tokens = 0;
  std::uint64_t shingles = 0;    // distinct per document, summed
  std::uint64_t candidates = 0;  // pairs that share a band
  std::uint64_t passed = 0;      // candidates that pass the first-m check
  std::uint64_t similar = 0;
  std::uint64_t documents_with_match = 0;

  bool operator==(const RunCounts&) const = default;
};

/// Wall time in seconds. A cached stage keeps the time of its computation.
struct StageSeconds {
  double read = 0, clean = 0, shingle = 0, sign = 0, band = 0, verify = 0;
  double total = 0;  // sum of the stages
  double spent = 0;  // by this run itself, without cached stages
};

/// Memory of a run's results, in bytes.
struct CachedBytes {
  std::uint64_t text = 0, tokens = 0, shingles = 0, signatures = 0, bands = 0;

  std::uint64_t total() const { return text + tokens + shingles + signatures + bands; }
};

struct RunReport {
  RunCounts counts;
  StageSeconds seconds;
  std::uint64_t peak_bytes = 0;  // highest resident size of the process so far
  CachedBytes cached;
  std::string kernel;  // used for the signatures; empty for permutations
  std::vector<std::string> warnings;
};

/// Everything that one run produced; immutable and shared.
struct RunResult {
  Recipe recipe;
  std::shared_ptr<const Corpus> corpus;  // the sample
  std::shared_ptr<const TokenTable> tokens;
  std::shared_ptr<const ShingleSets> shingles;
  std::shared_ptr<const DuplicateGroups> groups;
  std::shared_ptr<const Signer> signer;
  std::shared_ptr<const SignatureMatrix> signatures;
  std::shared_ptr<const BandIndex> bands;
  std::shared_ptr<const ScoredPairs> scored;
  std::shared_ptr<const SimilarPairs> similar;
  RunReport report;
};

/// How an engine works; no option changes a result.
struct EngineOptions {
  std::string kernel;  // name of the MinHash kernel; empty: the fastest of this machine
  MemoryPlan memory{};
};

/// The pipeline over one corpus as a chain of stages. Each stage's last result is cached and reused while its input and
/// its slice of the recipe stay the same. One run at a time; a cancelled run keeps the results of its finished stages.
class Engine {
 public:
  explicit Engine(std::shared_ptr<const Corpus> corpus, EngineOptions options = {});
  ~Engine();

  /// Errors: bad_usage (every problem of the recipe, an unreadable stop-word file, or a kernel that this machine
  /// lacks), too_large, out_of_memory, unreadable (a text that was left in its file), cancelled.
  Result<std::shared_ptr<const RunResult>> run(const Recipe& recipe, const Progress& progress);

  /// The same up to the signatures: bands, scored and similar pairs are null, and the report is empty.
  Result<std::shared_ptr<const RunResult>> sketch(const Recipe& recipe, const Progress& progress);

  const std::shared_ptr<const Corpus>& corpus() const { return corpus_; }

 private:
  struct Cache;
  enum class Last { sign, select };
  Result<std::shared_ptr<const RunResult>> run_to(Last last, const Recipe& recipe, const Progress& progress);

  std::shared_ptr<const Corpus> corpus_;
  EngineOptions options_;
  std::unique_ptr<Cache> cache_;
};

/// Limits the threads of all stages for the life of the object; 0: one per core.
class ThreadLimit {
 public:
  explicit ThreadLimit(unsigned threads);
  ~ThreadLimit();

 private:
  struct Control;
  std::unique_ptr<Control> control_;
};

}  // namespace lookalike
