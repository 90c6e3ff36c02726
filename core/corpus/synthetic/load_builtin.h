#pragma once

#include <memory>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/corpus/synthetic/generator.h"

namespace lookalike {

inline constexpr GeneratorOptions kBuiltinCorpusOptions{
    .kind = GeneratedKind::newswire, .documents = 5'000, .seed = 42};

/// The built-in corpus: 5,000 synthetic newswire items. Errors: cancelled.
Result<std::shared_ptr<const Corpus>> load_builtin(const SampleOptions& sample, const Progress& progress);

}  // namespace lookalike
