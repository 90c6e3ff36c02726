#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads files, folders and archives into one corpus; infers the kind of each from its content. Damaged records are
/// skipped or salvaged and listed in the report. Errors: unreadable, wrong_content (says what was expected and what was
/// found), cancelled. The single path "builtin" generates the built-in corpus.
Result<std::shared_ptr<const Corpus>> load_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                                  const Progress& progress);

}  // namespace lookalike
