#pragma once

#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "tests/support/stages.h"

namespace lookalike::test {

/// a, b, Jaccard.
using Triple = std::tuple<std::size_t, std::size_t, double>;

/// Similarities of every two documents, computed from the definition alone.
class BruteForce {
 public:
  explicit BruteForce(const Shingled& shingled) {
    std::vector<std::uint64_t> names;
    for (std::size_t i = 0; i < shingled.sets->documents(); ++i) {
      const auto set = (*shingled.sets)[DocumentIndex(i)];
      names.insert(names.end(), set.begin(), set.end());
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    for (std::size_t i = 0; i < shingled.sets->documents(); ++i) {
      sets_.emplace_back();
      for (const std::uint64_t element : (*shingled.sets)[DocumentIndex(i)])
        sets_.back().push_back(
            static_cast<std::size_t>(std::lower_bound(names.begin(), names.end(), element) - names.begin()));
    }
    elements_ = names.size();
  }

  /// Returns all pairs of documents with shingles that have at least this similarity, in order of a, b.
  std::vector<Triple> pairs(double least = 0) const {
    std::vector<Triple> pairs;
    std::vector<unsigned char> in_a(elements_);
    for (std::size_t a = 0; a < sets_.size(); ++a) {
      for (const std::size_t element : sets_[a]) in_a[element] = 1;
      for (std::size_t b = a + 1; b < sets_.size() && !sets_[a].empty(); ++b) {
        if (sets_[b].empty()) continue;
        std::size_t common = 0;
        for (const std::size_t element : sets_[b]) common += in_a[element];
        const double jaccard = double(common) / double(sets_[a].size() + sets_[b].size() - common);
        if (jaccard >= least) pairs.emplace_back(a, b, jaccard);
      }
      for (const std::size_t element : sets_[a]) in_a[element] = 0;
    }
    return pairs;
  }

 private:
  std::vector<std::vector<std::size_t>> sets_;
  std::size_t elements_ = 0;
};

inline std::vector<Triple> at_least(double threshold, std::vector<Triple> pairs) {
  std::erase_if(pairs, [&](const Triple& pair) { return std::get<2>(pair) < threshold; });
  return pairs;
}

/// Texts over a small vocabulary with families of edits, so that every similarity occurs; repeated and empty ones too.
inline std::vector<std::string> random_texts(std::uint32_t seed, std::size_t count, std::uint32_t vocabulary) {
  std::mt19937 random(seed);
  std::vector<std::string> texts;
  std::vector<std::string> words;
  while (texts.size() < count) {
    if (words.empty() || random() % 3 == 0) {
      words.clear();
      for (std::uint32_t i = random() % 40; i; --i) words.push_back("w" + std::to_string(random() % vocabulary));
    }
    std::string text;
    for (const std::string& word : words) text += word + " ";
    texts.push_back(text);
    for (std::uint32_t edits = random() % 5; edits && !words.empty(); --edits)
      words[random() % words.size()] = "w" + std::to_string(random() % vocabulary);
  }
  return texts;
}

}  // namespace lookalike::test
