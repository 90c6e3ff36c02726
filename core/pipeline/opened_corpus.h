#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/corpus/load.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// A corpus and what its first run finds made, if anything was.
struct OpenedCorpus {
  std::shared_ptr<const Corpus> corpus;
  std::shared_ptr<FirstPass> first;
};

/// Reads files; the first pass over them by the recipe, if there is to be one, begins meanwhile. Errors as load_corpus.
Result<OpenedCorpus> open_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                 const std::optional<Recipe>& recipe, const EngineOptions& engine,
                                 const Progress& progress);

}  // namespace lookalike
