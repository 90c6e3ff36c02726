#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/pipeline/engine.h"
#include "tests/support/corpora.h"
#include "tests/support/stages.h"

namespace lookalike::test {

/// A recipe with some settings, each "key=value".
inline Recipe recipe_with(const std::vector<std::string>& settings) {
  Recipe recipe;
  for (const std::string& setting : settings) EXPECT_EQ(apply_setting(recipe, setting), std::nullopt) << setting;
  return recipe;
}

/// The built-in corpus, read once.
inline std::shared_ptr<const Corpus> builtin_corpus() {
  static const auto corpus = load("builtin");
  return corpus;
}

inline std::shared_ptr<const RunResult> run_on(std::shared_ptr<const Corpus> corpus,
                                               const std::vector<std::string>& settings) {
  Engine engine(std::move(corpus));
  return value_of(engine.run(recipe_with(settings), {}));
}

/// Every pair a < b of documents that take part, with its Jaccard similarity, by counting common elements with
/// std::set.
inline std::vector<ExactPair> all_pairs_of(const RunResult& run) {
  const auto common = [](std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
    std::vector<std::uint64_t> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return static_cast<double>(both.size());
  };
  const bool keep_empty = run.recipe.shingles.keep_empty;
  std::vector<ExactPair> pairs;
  for (std::size_t a = 0; a < run.corpus->size(); ++a)
    for (std::size_t b = a + 1; b < run.corpus->size(); ++b) {
      const auto x = (*run.shingles)[DocumentIndex(a)], y = (*run.shingles)[DocumentIndex(b)];
      if (!keep_empty && (x.empty() || y.empty())) continue;
      const double both = common(x, y), all = static_cast<double>(x.size() + y.size()) - both;
      pairs.push_back({DocumentIndex(a), DocumentIndex(b), all == 0 ? 1 : both / all});
    }
  return pairs;
}

}  // namespace lookalike::test
