#pragma once

#include <memory>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/corpus/synthetic/generator.h"

namespace lookalike {

inline constexpr GeneratorOptions kBuiltinCorpusOptions{
    .kind = GeneratedKind::newswire, .documents = 5'000, .seed = 42};

/// The corpus the path "builtin" names: 5,000 invented newswire items. Errors: cancelled.
Result<std::shared_ptr<const Corpus>> load_builtin(const SampleOptions& sample, const Progress& progress);

}  // namespace lookalike
