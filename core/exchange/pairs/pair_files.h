#pragma once

#include <memory>
#include <span>
#include <string>

#include "core/base/csv_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/experiment/evaluation/pair_choice.h"
#include "core/pipeline/engine.h"
#include "core/pipeline/recipe.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

/// Tables of pairs in the format of the file's name: JSON Lines with one object per pair for .jsonl, otherwise CSV with
/// a header; compressed if .gz or .zst follows. Positions count from 0; `jaccard` is empty, or null, if it was not
/// computed, and `containment` (containment.h) is then called `containment_estimate`. Streamed to a temporary file that
/// is renamed when complete.

/// How the documents of a table of pairs are written, and additional columns.
struct PairCells {
  CsvCells cells = CsvCells::as_they_are;
  bool texts = false;         // two more columns with the whole texts: `a_text,b_text`
  VerdictView verdicts = {};  // if there are any, two more columns before the texts: `verdict,note`

  bool has_verdicts() const { return verdicts.digests && !verdicts.verdicts->empty(); }
};

/// Pairs of a run in their order: `a,b,a_id,b_id,jaccard,estimate,bands,containment`. If they are `changed`, two more
/// columns with the values of the baseline run: `kept_jaccard,kept_estimate`. Errors: unwritable, cancelled, unreadable
/// (a text).
Result<void> write_pairs(const PairStream& pairs, PairKind kind, const std::string& path, const Progress& progress,
                         const PairCells& cells = {});

/// Pairs across corpora that were verified `by`: `a` and `a_id` refer to the first corpus, `b` and `b_id` to the
/// second; the same columns in the order given. Errors: unwritable, cancelled.
Result<void> write_cross_pairs(std::span<const SimilarPair> pairs, const RunResult& first, const RunResult& second,
                               VerifyBy by, const std::string& path, const Progress& progress,
                               CsvCells cells = CsvCells::as_they_are);

/// Pairs of an exact join: `a,b,a_id,b_id,jaccard`, in the same order. Errors: unwritable, cancelled.
Result<void> write_exact_pairs(const SimilarPairs& pairs, const Corpus& corpus, const std::string& path,
                               const Progress& progress, CsvCells cells = CsvCells::as_they_are);

/// Writes every document as a line of JSON, in order, so that another engine starts from the same texts: `position` (as
/// in a pair's a and b), `id`, `title`, and the original `text`. Compressed if the name ends in .gz or .zst. O(bytes).
/// Errors: unwritable, unreadable (a text that was left in its file), cancelled.
Result<void> write_documents(const Corpus& corpus, const std::string& path, const Progress& progress);

/// The same with a recipe's tokens, joined by one space, in place of each text; for characters, the normalised text. A
/// text without tokens is written as the run compares it: as it is if short texts are kept whole, else empty. Errors:
/// those above, and bad_usage (stop words).
Result<void> write_cleaned_documents(const std::shared_ptr<const Corpus>& corpus, const Recipe& recipe,
                                     const std::string& path, const Progress& progress);

}  // namespace lookalike
