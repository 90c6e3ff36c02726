#include "core/corpus/synthetic/load_builtin.h"

#include "core/corpus/synthetic/generator.h"

namespace lookalike {

Result<std::shared_ptr<const Corpus>> load_builtin(const SampleOptions& sample, const Progress& progress) {
  const GeneratorOptions options{.kind = GeneratedKind::newswire, .documents = 5'000, .seed = 42};
  return generate_corpus(options, sample, progress).map([](GeneratedCorpus generated) { return generated.corpus; });
}

}  // namespace lookalike
