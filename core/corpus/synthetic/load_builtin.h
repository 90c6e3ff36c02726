#pragma once

#include <memory>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// The corpus the path "builtin" names: 5,000 invented newswire items. Errors: cancelled.
Result<std::shared_ptr<const Corpus>> load_builtin(const SampleOptions& sample, const Progress& progress);

}  // namespace lookalike
