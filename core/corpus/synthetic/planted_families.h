#pragma once

#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// The family of each document of a generated corpus, empty if it has no relatives: of the built-in corpus, or the
/// column "family" of a corpus loaded from these paths, as in generated reviews. Errors: as read_source_column, with a
/// message about families.
Result<std::vector<std::string>> planted_families(const Corpus& corpus, const std::vector<std::string>& paths,
                                                  const Progress& progress);

/// Whether there are such families, judged by the format or by the columns of the first record.
bool has_planted_families(const Corpus& corpus, const std::vector<std::string>& paths, const Progress& progress);

}  // namespace lookalike
