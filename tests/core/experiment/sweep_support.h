#pragma once

#include <gtest/gtest.h>

#include <iterator>
#include <memory>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/experiment/sweep/sweep_plan.h"
#include "core/pipeline/recipe.h"
#include "tests/support/corpora.h"

namespace lookalike::test {

/// Families of texts that share most of their words, with an exact duplicate in each, repeated words, and texts too
/// short for a shingle.
inline std::shared_ptr<const Corpus> corpus_of_families(int families = 30) {
  std::mt19937 random(11);
  std::vector<std::string> texts;
  for (int family = 0; family < families; ++family) {
    std::vector<std::string> words;
    for (int i = 0; i < 40; ++i) words.push_back("w" + std::to_string(random() % 400));
    for (int member = 0; member < 4; ++member) {
      std::string text;
      for (const std::string& word : words) text += word + " ";
      texts.push_back(text);
      for (int edit = 0; edit < 3; ++edit) words[random() % words.size()] = words[random() % words.size()];
    }
    texts.push_back(texts.back());
  }
  texts.insert(texts.end(), {"too short", "", "short"});
  return corpus_of(texts);
}

inline Recipe recipe_with(const std::vector<std::string>& settings) {
  Recipe recipe;
  for (const std::string& setting : settings) EXPECT_EQ(apply_setting(recipe, setting), std::nullopt) << setting;
  return recipe;
}

/// A sweep of these axes ("shingles.k=2,3") over the defaults with these settings.
inline SweepPlan plan_of(const std::vector<std::string>& settings, const std::vector<std::string>& axes) {
  SweepPlan plan;
  plan.base = recipe_with(settings);
  for (const std::string& axis : axes) plan.axes.push_back(parse_axis(axis).value());
  return plan;
}

using Sets = std::vector<std::set<std::string>>;

/// The shingle sets, computed without the program: texts of lower-case words without punctuation.
inline Sets sets_of(const Corpus& corpus, std::size_t k, bool short_ones) {
  Sets sets;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    std::istringstream in{std::string(corpus[DocumentIndex(i)].text)};
    const std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    auto& set = sets.emplace_back();
    for (std::size_t w = 0; w + k <= words.size(); ++w) {
      std::string shingle;
      for (std::size_t at = w; at < w + k; ++at) shingle += words[at] + ' ';
      set.insert(shingle);
    }
    std::string all;
    for (const std::string& word : words) all += word + ' ';
    if (words.size() < k && short_ones && !words.empty()) set.insert(all);
  }
  return sets;
}

/// -1 where a set is empty.
inline double jaccard_of(const std::set<std::string>& a, const std::set<std::string>& b) {
  std::size_t common = 0;
  for (const std::string& shingle : a) common += b.count(shingle);
  return a.empty() || b.empty() ? -1 : static_cast<double>(common) / static_cast<double>(a.size() + b.size() - common);
}

}  // namespace lookalike::test
