#include "core/experiment/evaluation/pair_choice.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <string>

#include "core/base/parallel.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/evaluation/run_comparison.h"
#include "core/lsh/candidates/candidates.h"
#include "core/similarity/pair_reader.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 1024;  // pairs per task

Result<void> check(const PairSources& sources, const PairChoice& choice) {
  if (needs_truth(choice.kind) && !sources.truth)
    return failure(ErrorCode::bad_usage, "These pairs need the exact similarities of all pairs, which are unknown.");
  if (needs_baseline_run(choice.kind) && !sources.baseline)
    return failure(ErrorCode::bad_usage, "There is no run to compare with.");
  if (choice.kind == PairKind::between && choice.from < sources.truth->floor)
    return failure(ErrorCode::bad_usage,
                   "Individual pairs are known only for similarities of " + decimal(sources.truth->floor, 2) +
                       " or more; those below it are too many to list and are estimated from a sample.");
  return {};
}

class Choosing {
 public:
  Choosing(const PairSources& sources, const PairChoice& choice, IdenticalPairs identical, std::size_t limit,
           const Progress& progress)
      : run_(sources.run),
        sources_(sources),
        choice_(choice),
        identical_(identical),
        limit_(limit),
        progress_(progress) {}

  Result<ChosenPairs> choose() {
    if (needs_baseline_run(choice_.kind)) return compared();
    const auto pairs = expanded_pairs();
    if (!pairs) return tl::unexpected(pairs.error());
    ChosenPairs chosen{run_, (*pairs)->first(limit_), {}, (*pairs)->count(), left_out()};
    return needs_truth(choice_.kind) ? with_estimates(std::move(chosen)) : std::move(chosen);
  }

  Result<PairStream> stream() {
    if (needs_baseline_run(choice_.kind))
      return compared().map([](ChosenPairs&& chosen) { return stream_of(std::move(chosen)); });
    const auto pairs = expanded_pairs();
    if (!pairs) return tl::unexpected(pairs.error());
    const bool estimated = !needs_truth(choice_.kind);
    return PairStream{run_, (*pairs)->count(), [run = run_, pairs = *pairs, estimated](const ChosenPairVisitor& visit) {
                        pairs->for_each([&](SimilarPair pair) {
                          if (!estimated) estimate(*run, pair);
                          return visit(pair, nullptr);
                        });
                      }};
  }

 private:
  bool with_identical() const { return identical_ == IdenticalPairs::with; }

  /// Identical pairs that the choice would include if it did not have to exclude them.
  std::uint64_t left_out() const {
    const bool holds_them = choice_.kind == PairKind::similar || choice_.kind == PairKind::candidates ||
                            (choice_.kind == PairKind::between && holds(1));
    std::uint64_t count = 0;
    if (with_identical() || !holds_them) return count;
    for (const DocumentIndex r : run_->groups->representatives()) {
      const std::uint64_t size = run_->groups->group_size(r);
      count += size * (size - 1) / 2;
    }
    return count;
  }

  double threshold() const { return run_->recipe.verify.threshold; }
  bool holds(double jaccard) const {
    return jaccard >= choice_.from && (jaccard < choice_.to || (choice_.to >= 1 && jaccard <= 1));
  }

  // Pairs of representatives, expanded to the documents that they represent.
  Result<std::shared_ptr<const SimilarPairs>> expanded_pairs() const {
    switch (choice_.kind) {
      case PairKind::candidates:
        return scored([](const SimilarPair&) { return true; }, true);
      case PairKind::false_candidates:
        return scored([t = threshold()](const SimilarPair& pair) { return pair.jaccard < t; }, false);
      case PairKind::missed:
        return missed();
      case PairKind::wrong:
        return wrong();
      case PairKind::between:
        return between();
      default:
        return with_identical() ? run_->similar
                                : select_pairs(run_->scored, run_->groups, run_->recipe.verify, std::nullopt);
    }
  }

  static PairStream stream_of(ChosenPairs&& chosen) {
    const auto shared = std::make_shared<const ChosenPairs>(std::move(chosen));
    return {shared->run, shared->total, [shared](const ChosenPairVisitor& visit) {
              for (std::size_t i = 0; i < shared->pairs.size(); ++i)
                if (!visit(shared->pairs[i], shared->baseline.empty() ? nullptr : &shared->baseline[i])) return;
            }};
  }

  std::shared_ptr<const SimilarPairs> expanded(LargeVector<SimilarPair> blocks, VerifyBy by,
                                               bool exact_duplicates) const {
    auto chosen = std::make_shared<ScoredPairs>();
    chosen->parts.push_back(std::move(blocks));
    const VerifyOptions everything{0, by, 0};
    return select_pairs(std::move(chosen), run_->groups, everything,
                        exact_duplicates && with_identical() ? std::optional(run_->recipe.lsh.bands) : std::nullopt);
  }

  template <typename Belongs>
  Result<std::shared_ptr<const SimilarPairs>> scored(const Belongs& belongs, bool exact_duplicates) const {
    if (run_->scored->floor > 0)
      return failure(ErrorCode::too_large, "This run has more than " + std::to_string(ScoredPairs::kMostCached) +
                                               " candidates; those below the threshold were not cached.");
    LargeVector<SimilarPair> blocks;
    run_->scored->for_each([&](const SimilarPair& pair) {
      if (belongs(pair)) blocks.push_back(pair);
    });
    return expanded(std::move(blocks), run_->recipe.verify.by, exact_duplicates);
  }

  Result<std::shared_ptr<const SimilarPairs>> missed() const {
    return missed_representatives(*run_, *sources_.truth, progress_).map([this](const auto& pairs) {
      return expanded(blocks_of(pairs, [](const ExactPair&) { return true; }), VerifyBy::exact, false);
    });
  }

  Result<std::shared_ptr<const SimilarPairs>> between() const {
    const auto in_range = [this](const ExactPair& pair) { return holds(pair.jaccard); };
    return expanded(blocks_of(sources_.truth->pairs, in_range), VerifyBy::exact, holds(1));
  }

  Result<std::shared_ptr<const SimilarPairs>> wrong() const {
    return wrong_representatives(*run_, progress_).map([this](const auto& pairs) {
      return expanded({pairs.begin(), pairs.end()}, VerifyBy::exact, false);
    });
  }

  template <typename Belongs>
  static LargeVector<SimilarPair> blocks_of(const std::vector<ExactPair>& pairs, const Belongs& belongs) {
    LargeVector<SimilarPair> blocks;
    for (const ExactPair& pair : pairs)
      if (belongs(pair)) blocks.push_back({pair.a, pair.b, pair.jaccard, 0, 1, 0});
    return blocks;
  }

  static void estimate(const RunResult& run, SimilarPair& pair) {
    const auto a = (*run.signatures)[pair.a], b = (*run.signatures)[pair.b];
    pair.agreement = static_cast<std::uint16_t>(agreement(a, b));
    pair.hashes = static_cast<std::uint16_t>(a.size());
    pair.bands = shared_bands(a, b, run.recipe.lsh);
  }

  Result<ChosenPairs> with_estimates(ChosenPairs chosen) const {
    const auto done = parallel_for_each(chosen.pairs.size(), kGrain, progress_,
                                        [&](std::size_t i) { estimate(*run_, chosen.pairs[i]); });
    if (!done) return tl::unexpected(done.error());
    return chosen;
  }

  Result<ChosenPairs> compared() const {
    auto comparison = compare_runs(*run_, *sources_.baseline, progress_);
    if (!comparison) return tl::unexpected(comparison.error());
    ChosenPairs chosen{run_, {}, {}, 0, 0};
    if (choice_.kind == PairKind::only_here) chosen.pairs = std::move(comparison->only_a);
    if (choice_.kind == PairKind::only_baseline || choice_.kind == PairKind::not_here)
      chosen.pairs = std::move(comparison->only_b);
    if (choice_.kind == PairKind::of_baseline) chosen.pairs = sources_.baseline->similar->first(kMostCompared);
    if (choice_.kind == PairKind::not_here || !sources_.baseline->bands) {
      if (const auto scored = score_here(chosen.pairs); !scored) return tl::unexpected(scored.error());
    } else if (choice_.kind == PairKind::only_baseline || choice_.kind == PairKind::of_baseline) {
      chosen.run = sources_.baseline;
    }
    if (choice_.kind == PairKind::changed)
      for (const auto& [here, baseline] : comparison->changed) {
        chosen.pairs.push_back(here);
        chosen.baseline.push_back(baseline);
      }
    if (choice_.kind == PairKind::in_both) {
      const auto before = [](const SimilarPair& x, const SimilarPair& y) { return x.before(y); };
      std::ranges::set_difference(run_->similar->first(kMostCompared), comparison->only_a,
                                  std::back_inserter(chosen.pairs), before);
    }
    if (!with_identical() && chosen.baseline.empty())
      chosen.identical = std::erase_if(
          chosen.pairs, [&](const SimilarPair& pair) { return are_identical(*chosen.run->groups, pair); });
    chosen.total = chosen.pairs.size();
    if (chosen.pairs.size() > limit_) chosen.pairs.resize(limit_);
    if (chosen.baseline.size() > limit_) chosen.baseline.resize(limit_);
    return chosen;
  }

  /// Replaces the numbers of pairs of the baseline by those of this run.
  Result<void> score_here(std::vector<SimilarPair>& pairs) const {
    const bool is_of_baseline = choice_.kind != PairKind::only_here && choice_.kind != PairKind::in_both;
    if (!is_of_baseline) return {};
    const double of_empty_sets = run_->recipe.shingles.keep_empty ? 1 : 0;
    if (const auto scored = score_exactly(*run_->shingles, of_empty_sets, pairs, progress_); !scored) return scored;
    if (const auto read = run_->corpus->check_texts(); !read) return read;
    if (choice_.kind == PairKind::not_here)
      std::erase_if(pairs, [t = threshold()](const SimilarPair& pair) { return pair.jaccard >= t; });
    for (SimilarPair& pair : pairs) estimate(*run_, pair);
    const auto before = [](const SimilarPair& x, const SimilarPair& y) { return x.before(y); };
    return parallel_sort(pairs.begin(), pairs.end(), before, progress_);
  }

  const std::shared_ptr<const RunResult>& run_;
  const PairSources& sources_;
  const PairChoice& choice_;
  const IdenticalPairs identical_;
  const std::size_t limit_;
  const Progress& progress_;
};

}  // namespace

bool needs_truth(PairKind kind) {
  return kind == PairKind::missed || kind == PairKind::between;
}

bool needs_baseline_run(PairKind kind) {
  return kind >= PairKind::only_here;
}

Result<ChosenPairs> choose_pairs(const PairSources& sources, const PairChoice& choice, std::size_t limit,
                                 const Progress& progress, IdenticalPairs identical) {
  if (const auto possible = check(sources, choice); !possible) return tl::unexpected(possible.error());
  return Choosing(sources, choice, identical, limit, progress).choose();
}

Result<PairStream> all_chosen_pairs(const PairSources& sources, const PairChoice& choice, const Progress& progress,
                                    IdenticalPairs identical) {
  if (const auto possible = check(sources, choice); !possible) return tl::unexpected(possible.error());
  return Choosing(sources, choice, identical, std::numeric_limits<std::size_t>::max(), progress).stream();
}

Result<PairStream> listed_pairs(const PairSources& sources, const PairChoice& choice, const PairListing& listing,
                                std::size_t limit, const Progress& progress, const VerdictView& verdicts) {
  if (listing.shows_all_different()) return all_chosen_pairs(sources, choice, progress, listing.identical);
  auto chosen = choose_pairs(sources, choice, limit, progress.part(0, 0.4, "list"), listing.identical);
  if (!chosen) return tl::unexpected(chosen.error());
  auto listed = list_positions(listing, *chosen->run, chosen->pairs, progress.part(0.4, 1, "list"), verdicts);
  if (!listed) return tl::unexpected(listed.error());
  const auto pairs = std::make_shared<const ChosenPairs>(std::move(*chosen));
  const std::uint64_t total = listed->size();
  return PairStream{pairs->run, total, [pairs, positions = std::move(*listed)](const ChosenPairVisitor& visit) {
                      for (const std::uint32_t i : positions)
                        if (!visit(pairs->pairs[i], pairs->baseline.empty() ? nullptr : &pairs->baseline[i])) return;
                    }};
}

}  // namespace lookalike
