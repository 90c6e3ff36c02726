#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

enum class GeneratedKind { newswire, reviews };

struct GeneratorOptions {
  GeneratedKind kind = GeneratedKind::newswire;
  std::uint64_t documents = 5'000;
  std::uint64_t seed = 42;
};

struct GeneratedDocument {
  std::string id, title, text;
  std::string date, topic;
  std::string summary;       // reviews only, as `stars`
  std::uint32_t stars = 0;   // 1 to 5
  std::uint64_t family = 0;  // documents of a family are edits of one another; 0: no relatives
};

/// Makes synthetic documents one by one; the same options give the same documents on every machine. About a fifth of
/// them belong to planted families (of 2 to 16) whose edits spread the Jaccard similarity of word 3-shingles over 0.05
/// to 1. Memory does not grow with the number of documents.
class Generator {
 public:
  explicit Generator(const GeneratorOptions& options);
  ~Generator();
  Generator(const Generator&) = delete;
  Generator& operator=(const Generator&) = delete;

  /// Fills `document` with the next document; false after the last.
  bool next(GeneratedDocument& document);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

struct GeneratedCorpus {
  std::shared_ptr<const Corpus> corpus;
  std::vector<std::uint64_t> family;  // by document of the corpus; 0: no relatives
};

/// The generator's documents as a corpus. Errors: cancelled.
Result<GeneratedCorpus> generate_corpus(const GeneratorOptions& options, const SampleOptions& sample,
                                        const Progress& progress);

/// Writes them as newswire SGML or as a review CSV with the original's ten columns and the family (empty if none), in
/// bounded memory, to a temporary file that is renamed when complete. Errors: unwritable, cancelled.
Result<void> write_generated(const GeneratorOptions& options, const std::string& path, const Progress& progress);

}  // namespace lookalike
