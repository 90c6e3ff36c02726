#include "core/pipeline/engine.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <chrono>
#include <new>
#include <optional>
#include <tuple>

#include "core/base/value_text.h"
#include "core/lsh/banding/band_index.h"
#include "core/pipeline/run_report.h"
#include "core/similarity/scored_pairs.h"
#include "core/sketch/signer.h"
#include "core/system/machine_memory.h"

namespace lookalike {
namespace {

std::string no_such_kernel(const std::string& name) {
  std::vector<std::string> known;
  for (const MinHashKernel& kernel : min_hash_kernels()) known.emplace_back(kernel.name);
  return "This machine has no kernel \"" + name + "\"; it has " + joined(known) + ".";
}

template <typename T>
using Shared = std::shared_ptr<const T>;

struct Shingled {
  Shared<ShingleSets> sets;
  Shared<DuplicateGroups> groups;
};

struct Signed {
  Shared<Signer> signer;
  Shared<SignatureMatrix> matrix;
};

// The verification options without the threshold.
struct Scoring {
  VerifyBy by = VerifyBy::exact;
  std::uint32_t prefix = 0;
  bool operator==(const Scoring&) const = default;
};

/// The last result of one stage and the key it was made from.
template <typename Key, typename Value>
class CachedStage {
 public:
  /// Returns the cached value if the key is the same; otherwise makes it, caches it and adds the time to `spent`.
  template <typename Make>
  Result<Value> get(Key key, double& spent, const Make& make) {
    if (value_ && key_ == key) return *value_;
    const auto start = std::chrono::steady_clock::now();
    Result<Value> made = make();
    if (!made) return made;
    seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    spent += seconds_;
    key_ = std::move(key);
    value_ = *made;
    return made;
  }
  /// Caches a value that another stage made as a by-product.
  void put(Key key, Value value, double seconds = 0) {
    key_ = std::move(key);
    value_ = std::move(value);
    seconds_ = seconds;
  }
  double seconds() const { return seconds_; }
  /// The cached value and its key; null if nothing is cached.
  const Value* last() const { return value_ ? &*value_ : nullptr; }
  const Key& last_key() const { return key_; }
  void forget() { value_.reset(); }

 private:
  Key key_{};
  std::optional<Value> value_;
  double seconds_ = 0;
};

}  // namespace

// The chain of stages; every key holds the stage's input and its slice of the recipe.
struct Engine::Cache {
  CachedStage<SampleOptions, Shared<Corpus>> sample;
  CachedStage<std::tuple<Shared<Corpus>, TextOptions, ShingleUnit>, Shared<TokenTable>> clean;
  CachedStage<std::pair<Shared<TokenTable>, ShingleOptions>, Shingled> shingle;
  CachedStage<std::pair<Shared<ShingleSets>, SketchOptions>, Signed> sign;
  CachedStage<std::pair<Shared<SignatureMatrix>, LshOptions>, Shared<BandIndex>> band;
  CachedStage<std::pair<Shared<ShingleSets>, Shared<BandIndex>>, Shared<CandidateSets>> candidates;
  CachedStage<std::pair<Shared<BandIndex>, Scoring>, Shared<ScoredPairs>> verify;
  CachedStage<std::pair<Shared<ScoredPairs>, double>, Shared<SimilarPairs>> select;
};

Engine::Engine(std::shared_ptr<const Corpus> corpus, EngineOptions options)
    : corpus_(std::move(corpus)), options_(std::move(options)), cache_(new Cache) {}
Engine::~Engine() = default;

namespace {

// One run through the chain. Each step fills its part of the result or leaves an error.
class Run {
 public:
  Run(Shared<Corpus> corpus, const MinHashKernel& kernel, const MemoryPlan& memory, const Recipe& recipe,
      const Progress& progress)
      : corpus_(std::move(corpus)),
        kernel_(kernel),
        memory_(memory),
        progress_(progress),
        result_(std::make_shared<RunResult>()) {
    result_->recipe = recipe;
  }

  /// Errors: those of `through`, and out_of_memory.
  template <typename Cache>
  Result<Shared<RunResult>> through_or_say_why_not(Cache& cache, bool to_signatures) {
    try {
      return through(cache, to_signatures);
    } catch (const std::bad_alloc&) {
      return tl::unexpected(not_enough_memory());
    }
  }

  template <typename Cache>
  Result<Shared<RunResult>> through(Cache& cache, bool to_signatures) {
    const bool is_signed = sample(cache) && fits_machine() && clean(cache) && shingle(cache) && sign(cache);
    if (is_signed && !to_signatures) band(cache) && verify(cache) && select(cache);
    if (error_) return tl::unexpected(std::move(*error_));
    if (progress_.cancelled()) return cancelled();
    if (to_signatures) return Shared<RunResult>(std::move(result_));
    report_on(*result_, *corpus_, kernel_.name, memory_.run);
    time(cache);
    return Shared<RunResult>(std::move(result_));
  }

  /// Whether a recomputed stage has read texts.
  bool read_texts() const { return read_texts_; }

 private:
  template <typename T>
  bool keep(Result<T>&& made, T& place) {
    if (!made) error_ = std::move(made.error());
    if (made) place = std::move(*made);
    return made.has_value();
  }

  template <typename Cache>
  bool sample(Cache& cache) {
    const auto& options = result_->recipe.sample;
    return keep(cache.sample.get(options, spent_,
                                 [&]() -> Result<Shared<Corpus>> {
                                   if (options.size == 0) return corpus_;
                                   return std::make_shared<const Corpus>(corpus_->sample(options));
                                 }),
                result_->corpus);
  }

  // The full amount is not known beforehand; a run that is too large may also be refused later.
  bool fits_machine() {
    const std::uint64_t least = least_memory(result_->corpus->size(), result_->recipe);
    const bool refused_by_plan = memory_.strict && least > memory_.run;
    if (!refused_by_plan && (memory_.machine == 0 || least <= memory_.machine)) return true;
    error_ = Error{
        ErrorCode::too_large,
        "Signatures and bands alone would take " + byte_text(least) + " of memory, and " +
            (refused_by_plan ? byte_text(memory_.run) + " are allowed"
                             : "the machine, or the container that this runs in, has " + byte_text(memory_.machine)) +
            ". Fewer documents (a sample) or fewer hash functions need less.",
        {}};
    return false;
  }

  template <typename Cache>
  bool clean(Cache& cache) {
    const auto& recipe = result_->recipe;
    return keep(cache.clean.get({result_->corpus, recipe.text, recipe.shingles.unit}, spent_,
                                [&] {
                                  read_texts_ = true;
                                  return cached() == Cached::tokens_and_sets
                                             ? tokenise(*result_->corpus, recipe.text, recipe.shingles.unit,
                                                        progress_.part(0, 0.3, "clean"))
                                             : tokenise_on_demand(result_->corpus, recipe.text, recipe.shingles.unit);
                                }),
                result_->tokens);
  }

  Cached cached() const {
    const Corpus& corpus = *result_->corpus;
    return what_fits(memory_.run, corpus.resident_bytes(), corpus.size(), corpus.text_bytes(), result_->recipe);
  }

  template <typename Cache>
  bool shingle(Cache& cache) {
    Shingled shingled;
    const auto make = [&]() -> Result<Shingled> {
      read_texts_ |= !result_->tokens->stored();
      const Progress part = progress_.part(0.3, 0.55, "shingle");
      auto sets = cached() != Cached::nothing
                      ? make_shingles(*result_->tokens, result_->recipe.shingles, part.part(0, 0.9, "shingle"))
                      : shingle_and_sign(cache, part.part(0, 0.9, "shingle"));
      if (!sets) return tl::unexpected(sets.error());
      auto groups = group_duplicates(**sets, part.part(0.9, 1, "shingle"));
      if (!groups) return tl::unexpected(groups.error());
      return Shingled{*sets, *groups};
    };
    if (!keep(cache.shingle.get({result_->tokens, result_->recipe.shingles}, spent_, make), shingled)) return false;
    result_->shingles = shingled.sets;
    result_->groups = shingled.groups;
    return true;
  }

  // Sets that are not stored are signed while they exist, if the hash family can.
  template <typename Cache>
  Result<Shared<ShingleSets>> shingle_and_sign(Cache& cache, const Progress& progress) {
    const auto& recipe = result_->recipe;
    auto signer = Signer::make_before(recipe.sketch, recipe.shingles, kernel_);
    if (!signer) return tl::unexpected(signer.error());
    if (!*signer)
      return pass_shingles(
          result_->tokens, recipe.shingles, [](auto&&...) {}, progress);
    auto matrix = std::make_shared<SignatureMatrix>(result_->tokens->documents(), recipe.sketch.hashes);
    tbb::enumerable_thread_specific<std::vector<std::uint32_t>> inputs;
    const auto sign = [&](DocumentIndex document, const TokenView& tokens, std::span<const std::uint64_t> set) {
      (*signer)->lower(tokens, set, inputs.local(), (*matrix)[document], progress);
    };
    auto sets = pass_shingles(result_->tokens, recipe.shingles, sign, progress);
    if (sets) cache.sign.put({*sets, recipe.sketch}, {*signer, std::move(matrix)});
    return sets;
  }

  template <typename Cache>
  bool sign(Cache& cache) {
    Signed made;
    const auto make = [&]() -> Result<Signed> {
      read_texts_ |= !result_->tokens->stored();
      auto signer = Signer::make(result_->recipe.sketch, *result_->shingles, kernel_);
      if (!signer) return tl::unexpected(signer.error());
      auto matrix =
          (*signer)->sign(*result_->tokens, *result_->shingles, *result_->groups, progress_.part(0.55, 0.85, "sign"));
      if (!matrix) return tl::unexpected(matrix.error());
      return Signed{*signer, *matrix};
    };
    if (!keep(cache.sign.get({result_->shingles, result_->recipe.sketch}, spent_, make), made)) return false;
    result_->signer = made.signer;
    result_->signatures = made.matrix;
    return true;
  }

  template <typename Cache>
  bool band(Cache& cache) {
    return keep(cache.band.get({result_->signatures, result_->recipe.lsh}, spent_,
                               [&] {
                                 return BandIndex::make(*result_->signatures, result_->groups->representatives(),
                                                        result_->recipe.lsh, progress_.part(0.85, 0.93, "band"));
                               }),
                result_->bands);
  }

  // Sets of the candidates if sets are not stored; other bands have mostly the same candidates.
  template <typename Cache>
  bool candidates(Cache& cache) {
    candidates_ = std::make_shared<const CandidateSets>();
    if (result_->shingles->stored() || result_->recipe.verify.by != VerifyBy::exact) return true;
    const bool same_sets = cache.candidates.last() && cache.candidates.last_key().first == result_->shingles;
    const Shared<CandidateSets> before = same_sets ? *cache.candidates.last() : nullptr;
    return keep(cache.candidates.get({result_->shingles, result_->bands}, spent_,
                                     [&] {
                                       read_texts_ |= !result_->tokens->stored();
                                       return CandidateSets::make(*result_->shingles, *result_->bands,
                                                                  std::max(memory_.run / 8, CandidateSets::kBytes),
                                                                  before.get(), progress_.part(0.93, 0.96, "verify"));
                                     }),
                candidates_);
  }

  template <typename Cache>
  bool verify(Cache& cache) {
    const auto& options = result_->recipe.verify;
    const Scoring scoring{options.by, options.prefix};
    const auto make = [&] {
      read_texts_ |= !result_->shingles->stored();
      return score_candidates(
          {*result_->shingles, *result_->groups, *result_->signatures, *result_->bands, *candidates_}, options,
          progress_.part(0.96, 0.99, "verify"));
    };
    if (!candidates(cache)) return false;
    if (!keep(cache.verify.get({result_->bands, scoring}, spent_, make), result_->scored)) return false;
    if (result_->scored->floor <= options.threshold) return true;
    cache.verify.forget();  // only pairs above an earlier, higher threshold were cached
    return keep(cache.verify.get({result_->bands, scoring}, spent_, make), result_->scored);
  }

  template <typename Cache>
  bool select(Cache& cache) {
    const auto& recipe = result_->recipe;
    return keep(cache.select.get({result_->scored, recipe.verify.threshold}, spent_,
                                 [&]() -> Result<Shared<SimilarPairs>> {
                                   return select_similar(result_->scored, result_->groups, recipe.verify,
                                                         recipe.lsh.bands);
                                 }),
                result_->similar);
  }

  template <typename Cache>
  void time(const Cache& cache) {
    StageSeconds& s = result_->report.seconds;
    s.read = corpus_->report().seconds;
    s.clean = cache.sample.seconds() + cache.clean.seconds();
    s.shingle = cache.shingle.seconds();
    s.sign = cache.sign.seconds();
    s.band = cache.band.seconds();
    s.verify = cache.candidates.seconds() + cache.verify.seconds() + cache.select.seconds();
    s.total = s.read + s.clean + s.shingle + s.sign + s.band + s.verify;
    s.spent = spent_;
  }

  Shared<Corpus> corpus_;
  const MinHashKernel& kernel_;
  const MemoryPlan memory_;
  const Progress& progress_;
  std::shared_ptr<RunResult> result_;
  Shared<CandidateSets> candidates_;
  std::optional<Error> error_;
  double spent_ = 0;
  bool read_texts_ = false;
};

}  // namespace

Result<std::shared_ptr<const RunResult>> Engine::run(const Recipe& recipe, const Progress& progress) {
  return run_to(Last::select, recipe, progress);
}

Result<std::shared_ptr<const RunResult>> Engine::sketch(const Recipe& recipe, const Progress& progress) {
  return run_to(Last::sign, recipe, progress);
}

Result<std::shared_ptr<const RunResult>> Engine::run_to(Last last, const Recipe& recipe, const Progress& progress) {
  if (const auto wrong = problems(recipe); !wrong.empty()) return failure(ErrorCode::bad_usage, joined(wrong, "\n"));
  const MinHashKernel* kernel = find_min_hash_kernel(options_.kernel);
  if (!kernel) return failure(ErrorCode::bad_usage, no_such_kernel(options_.kernel));
  Run run(corpus_, *kernel, options_.memory, recipe, progress);
  auto result = run.through_or_say_why_not(*cache_, last == Last::sign);
  // Others may be reading texts of the corpus at the same time.
  const auto read = run.read_texts() ? corpus_->check_texts() : Result<void>();
  if (!read) *cache_ = {};
  if (!read && result) return tl::unexpected(read.error());
  return result;
}

struct ThreadLimit::Control {
  explicit Control(unsigned threads) : control(tbb::global_control::max_allowed_parallelism, threads) {}
  tbb::global_control control;
};

ThreadLimit::ThreadLimit(unsigned threads) : control_(threads ? new Control(threads) : nullptr) {}
ThreadLimit::~ThreadLimit() = default;

}  // namespace lookalike
