#include "core/pipeline/opened_corpus.h"

#include "core/pipeline/first_pass.h"

namespace lookalike {

Result<OpenedCorpus> open_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                 const std::optional<Recipe>& recipe, const EngineOptions& engine,
                                 const Progress& progress) {
  std::shared_ptr<FirstPass> first;
  if (recipe) first = FirstPass::before(*recipe, engine.kernel, engine.memory);
  auto corpus = load_corpus(paths, options, progress, first.get());
  if (!corpus) return tl::unexpected(corpus.error());
  return OpenedCorpus{std::move(*corpus), std::move(first)};
}

}  // namespace lookalike
