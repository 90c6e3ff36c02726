#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/csv_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/evaluation/pair_choice.h"
#include "core/pipeline/engine.h"
#include "core/query/neighbours.h"
#include "core/similarity/exact_pair.h"

namespace lookalike {

/// Similar pairs as CSV: `a,b,a_id,b_id,jaccard,estimate,bands`, positions from 0, jaccard empty where it was not
/// computed, sorted by jaccard then estimate (descending), then a, b. Written as a stream to a temporary name that is
/// renamed when complete. Errors: unwritable, cancelled.
Result<void> write_pairs_csv(const RunResult& run, const std::string& path, const Progress& progress,
                             CsvCells cells = CsvCells::as_they_are);

/// Any similar pairs in the order given, with the same columns. Errors: unwritable, cancelled.
Result<void> write_pairs_csv(std::span<const SimilarPair> pairs, const Corpus& corpus, const std::string& path,
                             const Progress& progress, CsvCells cells = CsvCells::as_they_are);

/// Pairs that two runs have with other values, as the first has them, and two more columns with those of the second:
/// `kept_jaccard,kept_estimate`. Errors: unwritable, cancelled.
Result<void> write_changed_pairs_csv(std::span<const std::pair<SimilarPair, SimilarPair>> pairs, const Corpus& corpus,
                                     const std::string& path, const Progress& progress,
                                     CsvCells cells = CsvCells::as_they_are);

/// All chosen pairs with the same columns, those of `kept_` only where they are `changed`. Errors: unwritable,
/// cancelled.
Result<void> write_pairs_csv(const PairStream& pairs, PairKind kind, const std::string& path, const Progress& progress,
                             CsvCells cells = CsvCells::as_they_are);

/// Pairs of an exact join as CSV: `a,b,a_id,b_id,jaccard`, in the same order. Errors: unwritable, cancelled.
Result<void> write_exact_pairs_csv(const SimilarPairs& pairs, const Corpus& corpus, const std::string& path,
                                   const Progress& progress, CsvCells cells = CsvCells::as_they_are);

/// Any pairs in the order given, with the same columns: `a,b,a_id,b_id,jaccard`. Errors: unwritable, cancelled.
Result<void> write_exact_pairs_csv(std::span<const ExactPair> pairs, const Corpus& corpus, const std::string& path,
                                   const Progress& progress, CsvCells cells = CsvCells::as_they_are);

/// Signatures as NumPy .npy: uint32, C order, documents x n. Errors: unwritable, cancelled.
Result<void> write_signatures_npy(const SignatureMatrix& matrix, const std::string& path, const Progress& progress);

/// One list of neighbours with a name ("exact") for the `by` column.
struct NamedNeighbours {
  std::string by;
  std::vector<Neighbour> found;
};

/// Neighbours as CSV: `by,rank,document,id,jaccard,estimate,bands`, ranks from 1.
std::string neighbours_csv(const Corpus& corpus, const std::vector<NamedNeighbours>& lists,
                           CsvCells cells = CsvCells::as_they_are);

/// Writes a text to a temporary name that is renamed when complete. Errors: unwritable.
Result<void> write_text(const std::string& text, const std::string& path);

}  // namespace lookalike
