#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/corpus/corpus.h"
#include "core/sketch/signer.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"
#include "core/text/tokens.h"
#include "tests/support/corpora.h"

namespace lookalike::test {

/// The value, or an exception that fails the test with the error message.
template <typename T>
T value_of(Result<T> result) {
  if (!result) throw std::runtime_error(to_string(result.error()));
  return std::move(*result);
}

/// The stages up to the groups of equal documents.
struct Shingled {
  std::shared_ptr<const TokenTable> tokens;
  std::shared_ptr<const ShingleSets> sets;
  std::shared_ptr<const DuplicateGroups> groups;
};

inline Shingled shingle(const Corpus& corpus, const ShingleOptions& options) {
  Shingled made;
  made.tokens = value_of(tokenise(corpus, TextOptions{}, options.unit, Progress{}));
  made.sets = value_of(make_shingles(*made.tokens, options, Progress{}));
  made.groups = value_of(group_duplicates(*made.sets, Progress{}));
  return made;
}

inline Shingled shingle(const std::vector<std::string>& texts, const ShingleOptions& options) {
  return shingle(*corpus_of(texts), options);
}

inline ShingleOptions words(std::uint32_t k) {
  ShingleOptions options;
  options.k = k;
  return options;
}

inline std::shared_ptr<const SignatureMatrix> sign(const Shingled& shingled, const SketchOptions& options) {
  const auto signer = value_of(Signer::make(options, *shingled.sets));
  return value_of(signer->sign(*shingled.tokens, *shingled.sets, *shingled.groups, Progress{}));
}

inline std::vector<std::uint32_t> signature(const SignatureMatrix& matrix, std::size_t document) {
  const auto values = matrix[DocumentIndex(document)];
  return {values.begin(), values.end()};
}

}  // namespace lookalike::test
