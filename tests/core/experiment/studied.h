#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/experiment/forecast/forecast.h"
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

/// A setting that verifies exactly.
inline ForecastSetting exactly(const LshOptions& lsh, std::uint32_t prefix, double threshold) {
  return {lsh, {threshold, VerifyBy::exact, prefix}, 100};
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

/// Families of seven whose members drift apart word by word; one member has a copy.
inline std::vector<std::string> drifting_texts(unsigned seed, int families, int words_of_each) {
  std::mt19937 random(seed);
  std::vector<std::string> texts;
  for (int family = 0; family < families; ++family) {
    std::vector<std::string> words;
    for (int i = 0; i < words_of_each; ++i) words.push_back("w" + std::to_string(random() % 300));
    for (int member = 0; member < 6; ++member) {
      std::string text;
      for (const std::string& word : words) text += word + " ";
      texts.push_back(text);
      if (member == 3) texts.push_back(text);
      for (int edit = 0; edit < 2; ++edit) words[random() % words.size()] = "e" + std::to_string(random() % 300);
    }
  }
  return texts;
}

/// Documents and similarity of every pair, in order.
using PairList = std::vector<std::tuple<std::uint32_t, std::uint32_t, double>>;

template <typename Pairs>
PairList listed(const Pairs& pairs) {
  PairList list;
  for (const auto& pair : pairs) list.emplace_back(pair.a.value, pair.b.value, pair.jaccard);
  return list;
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
