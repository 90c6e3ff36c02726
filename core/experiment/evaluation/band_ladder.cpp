#include "core/experiment/evaluation/band_ladder.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>
#include <chrono>

#include "core/base/parallel.h"
#include "core/corpus/corpus.h"
#include "core/lsh/candidates/candidates.h"
#include "core/similarity/pair_reader.h"

namespace lookalike {
namespace {

constexpr std::uint32_t kBandsAtOnce = 16;  // indexed in parallel; memory does not grow with the ladder
constexpr std::size_t kGrain = 256;         // true pairs per task

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

LshOptions ladder_options(const RunResult& run, std::uint32_t rows, std::uint32_t bands) {
  LshOptions lsh = run.recipe.lsh;
  lsh.rows = rows;
  lsh.bands = bands;
  return lsh;
}

/// Whether a run accepts a candidate pair of representatives.
class Judge {
 public:
  explicit Judge(const RunResult& run) : run_(run), readers_([&run] { return PairReader(*run.shingles); }) {}

  bool keeps(const SignatureMatch& match) const { return match.leading >= run_.recipe.verify.prefix; }
  bool accepts(DocumentIndex a, const Candidate& b) {
    const VerifyOptions& verify = run_.recipe.verify;
    if (verify.by == VerifyBy::exact) return readers_.local().reaches(a, b.document, verify.threshold);
    return accepts(b.match, 0);
  }
  /// The same for a pair whose exact similarity is known.
  bool accepts(const SignatureMatch& match, double jaccard) const {
    const VerifyOptions& verify = run_.recipe.verify;
    if (verify.by == VerifyBy::none) return true;
    return (verify.by == VerifyBy::exact ? jaccard : match.estimate(run_.signatures->hashes())) >= verify.threshold;
  }

 private:
  const RunResult& run_;
  tbb::enumerable_thread_specific<PairReader> readers_;
};

class Climb {
 public:
  Climb(const RunResult& run, const LshOptions& lsh, const TakeBandStep& take)
      : run_(run), lsh_(lsh), take_(take), judge_(run), matched_(run.corpus->size()) {
    count_exact_duplicates();
  }

  Result<void> run(const Progress& progress) {
    for (std::uint32_t first = 0; first < lsh_.bands; first += kBandsAtOnce) {
      const BandRange range{first, std::min(kBandsAtOnce, lsh_.bands - first)};
      if (const auto done = add(range, part_of(range, progress)); !done) return done;
    }
    return {};
  }

 private:
  Progress part_of(BandRange range, const Progress& progress) const {
    const double bands = lsh_.bands;
    return progress.part(range.first / bands, (range.first + range.count) / bands, "verify");
  }

  Result<void> add(BandRange range, const Progress& progress) {
    const auto start = Clock::now();
    const auto index =
        BandIndex::make(*run_.signatures, run_.groups->representatives(), lsh_, range, progress.part(0, 0.2, "band"));
    if (!index) return tl::unexpected(index.error());
    const double seconds_a_band = seconds_since(start) / range.count;
    for (std::uint32_t i = 0; i < range.count; ++i) {
      now_.seconds_band += seconds_a_band;
      const Progress part = progress.part(0.2 + 0.8 * i / range.count, 0.2 + 0.8 * (i + 1) / range.count, "verify");
      if (const auto done = judge(**index, range.first + i, part); !done) return done;
      if (const auto taken = take_(now_); !taken) return taken;
    }
    return {};
  }

  Result<void> judge(const BandIndex& index, std::uint32_t band, const Progress& progress) {
    const auto start = Clock::now();
    const auto visit = [this](DocumentIndex a, std::span<const Candidate> candidates) {
      BandStep& share = shares_.local();
      for (const Candidate& candidate : candidates) count(share, a, candidate);
    };
    const auto done = for_each_candidate(*run_.signatures, index, index.shared_buckets(band), progress, visit);
    for (BandStep& share : shares_) {
      now_.candidates += share.candidates;
      now_.passed += share.passed;
      now_.similar += share.similar;
      now_.documents_with_match += share.documents_with_match;
      share = {};
    }
    now_.seconds_verify += seconds_since(start);
    return done;
  }

  void count(BandStep& share, DocumentIndex a, const Candidate& b) {
    const std::uint64_t weight = std::uint64_t{run_.groups->group_size(a)} * run_.groups->group_size(b.document);
    share.candidates += weight;
    if (!judge_.keeps(b.match)) return;
    share.passed += weight;
    if (!judge_.accepts(a, b)) return;
    share.similar += weight;
    match(share, a);
    match(share, b.document);
  }

  void match(BandStep& share, DocumentIndex representative) {
    if (!matched_[representative].exchange(true, std::memory_order_relaxed))
      share.documents_with_match += run_.groups->group_size(representative);
  }

  // Documents with equal sets are candidates and similar for any banding.
  void count_exact_duplicates() {
    for (const DocumentIndex r : run_.groups->representatives()) {
      const std::uint64_t size = run_.groups->group_size(r);
      if (size < 2) continue;
      now_.candidates += size * (size - 1) / 2;
      match(now_, r);
    }
    now_.passed = now_.similar = now_.candidates;
  }

  const RunResult& run_;
  const LshOptions lsh_;
  const TakeBandStep& take_;
  Judge judge_;
  std::vector<std::atomic<bool>> matched_;
  tbb::enumerable_thread_specific<BandStep> shares_;
  BandStep now_;
};

}  // namespace

Result<void> climb_bands(const RunResult& run, std::uint32_t rows, std::uint32_t bands, const Progress& progress,
                         const TakeBandStep& take) {
  const auto done = Climb(run, ladder_options(run, rows, bands), take).run(progress);
  return done ? run.corpus->check_texts() : done;
}

TruePairs true_pairs(const GroundTruth& truth, double threshold) {
  TruePairs all{{}, truth.equal_pairs, truth.equal_pairs, 0};
  for (const ExactPair& pair : truth.pairs)
    if (pair.jaccard >= threshold) all.pairs.push_back({pair.a, pair.b, pair.jaccard, truth.weight(pair)});
  return all;
}

Result<std::vector<Confusion>> evaluate_bands(const RunResult& run, const TruePairs& truth, std::uint32_t rows,
                                              std::uint32_t bands, const Progress& progress) {
  const LshOptions lsh = ladder_options(run, rows, bands);
  const Judge judge(run);
  std::vector<std::uint32_t> first(truth.pairs.size(), bands);  // first band that makes the run accept it; bands: none
  tbb::enumerable_thread_specific<SignatureMatcher> matchers([&lsh] { return SignatureMatcher(lsh); });
  const auto done = parallel_for_each(first.size(), kGrain, progress, [&](std::size_t i) {
    const TruePair& pair = truth.pairs[i];
    const SignatureMatch match = matchers.local().compare((*run.signatures)[pair.a], (*run.signatures)[pair.b]);
    if (judge.keeps(match) && judge.accepts(match, pair.jaccard))
      first[i] = std::min(bands, match.first_shared_row / rows);
  });
  if (!done) return tl::unexpected(done.error());

  Confusion now{truth.equal, 0, truth.without_sets, truth.equal_identical, truth.without_sets};
  std::vector<Confusion> added(bands + std::size_t{1});  // by band; the last element counts pairs that no band accepts
  for (std::size_t i = 0; i < first.size(); ++i) {
    const TruePair& pair = truth.pairs[i];
    const std::uint64_t not_here = pair.jaccard < run.recipe.verify.threshold ? pair.pairs : 0;
    added[first[i]].true_positives += pair.pairs;
    added[first[i]].identical += pair.identical ? pair.pairs : 0;
    added[first[i]].not_here += not_here;
    now.false_negatives += pair.pairs;
    now.not_here += not_here;
  }
  added.pop_back();
  for (Confusion& band : added) {
    now.true_positives += band.true_positives;
    now.false_negatives -= band.true_positives;
    now.identical += band.identical;
    now.not_here -= band.not_here;
    band = now;
  }
  return added;
}

}  // namespace lookalike
