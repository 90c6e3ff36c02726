#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/judging/judged_pairs.h"

namespace lookalike {

/// Verdicts as the common reference of many runs: texts are digested once a corpus, pairs are scored once for every
/// shingle sets.
class JudgedReference {
 public:
  /// Null: there are none.
  explicit JudgedReference(std::shared_ptr<const Verdicts> verdicts) : view_{std::move(verdicts), nullptr, nullptr} {}

  bool any() const { return view_.verdicts && !view_.verdicts->empty(); }
  /// The judged pairs among the documents of a run; nothing where there are no verdicts. Errors as score_judged and
  /// digest_texts.
  Result<std::shared_ptr<const std::vector<JudgedScore>>> of(const RunResult& run, const Progress& progress);

 private:
  VerdictView view_;
  std::shared_ptr<const ShingleSets> shingles_;
  std::shared_ptr<const std::vector<JudgedScore>> scores_;
};

}  // namespace lookalike
