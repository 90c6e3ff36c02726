#include "core/experiment/judging/judged_reference.h"

namespace lookalike {

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
