#pragma once

#include <string>
#include <vector>

#include "core/base/csv_text.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/query/neighbours/neighbours.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

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

/// Writes a text to a temporary file that is renamed when complete. Errors: unwritable.
Result<void> write_text(const std::string& text, const std::string& path);

}  // namespace lookalike
