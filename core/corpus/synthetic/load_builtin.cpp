#include "core/corpus/synthetic/load_builtin.h"

namespace lookalike {

Result<std::shared_ptr<const Corpus>> load_builtin(const SampleOptions& sample, const Progress& progress) {
  return generate_corpus(kBuiltinCorpusOptions, sample, progress).map([](GeneratedCorpus generated) {
    return generated.corpus;
  });
}

}  // namespace lookalike
