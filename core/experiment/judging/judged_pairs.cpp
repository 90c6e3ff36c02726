#include "core/experiment/judging/judged_pairs.h"

#include "core/corpus/corpus.h"
#include "core/query/explain/pair_outcome.h"
#include "core/similarity/jaccard.h"

namespace lookalike {
namespace {

bool take_part(const RunResult& run, DocumentIndex a, DocumentIndex b) {
  return run.groups->takes_part(a) && run.groups->takes_part(b);
}

}  // namespace

Result<std::vector<JudgedScore>> score_judged(const RunResult& run, const VerdictView& view, const Progress& progress) {
  ShingleReader reader_a(*run.shingles), reader_b(*run.shingles);
  std::vector<JudgedScore> scores;
  for (const LocatedPair& pair : locate(*view.verdicts, *view.digests, *run.corpus)) {
    if (progress.cancelled()) return cancelled();
    JudgedScore& score = scores.emplace_back(pair.a, pair.b, view.verdicts->pairs()[pair.number].verdict);
    score.pairs = pair.pairs;
    if (!take_part(run, pair.a, pair.b)) continue;
    const auto set_a = reader_a.read(pair.a), set_b = reader_b.read(pair.b);
    score.jaccard = jaccard(set_a, set_b, run.recipe.shingles.keep_empty ? 1 : 0);
  }
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  return scores;
}

bool accepts(const RunResult& run, const Recipe& recipe, const JudgedScore& pair) {
  return take_part(run, pair.a, pair.b) && outcome_of(*run.signatures, recipe, pair.a, pair.b, pair.jaccard).accepted;
}

Confusion against_verdicts(const RunResult& run, const Recipe& recipe, const std::vector<JudgedScore>& judged) {
  Confusion counts;
  for (const JudgedScore& pair : judged) {
    if (!is_decided(pair.verdict)) continue;
    const bool accepted = accepts(run, recipe, pair);
    if (is_similar(pair.verdict))
      ++(accepted ? counts.true_positives : counts.false_negatives);
    else if (accepted)
      ++counts.false_positives;
  }
  return counts;
}

Result<std::shared_ptr<const std::vector<JudgedScore>>> JudgedReference::of(const RunResult& run,
                                                                            const Progress& progress) {
  if (!any()) return nullptr;
  if (shingles_ == run.shingles && view_.corpus == run.corpus) return scores_;
  if (view_.corpus != run.corpus) {
    auto digests = digest_texts(*run.corpus, progress.part(0, 0.7, "evaluate"));
    if (!digests) return tl::unexpected(digests.error());
    view_.digests = std::move(*digests);
    view_.corpus = run.corpus;
  }
  auto scores = score_judged(run, view_, progress.part(0.7, 1, "evaluate"));
  if (!scores) return tl::unexpected(scores.error());
  shingles_ = run.shingles;
  scores_ = std::make_shared<const std::vector<JudgedScore>>(std::move(*scores));
  return scores_;
}

}  // namespace lookalike
