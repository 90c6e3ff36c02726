#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "core/base/utf8_text.h"
#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/ground_truth/survey.h"
#include "core/experiment/judging/judged_summary.h"
#include "tests/core/experiment/studied.h"
#include "tests/support/limit_audit.h"

/// Cases in which limits once held too rarely. Tests require what chance allows, the audit prints them.
namespace lookalike::test {

/// 40 texts of 40 words; the texts of each pair differ in 1 to 8 words: similarities of single words from 2/3 to 0.95.
inline std::vector<std::string> planted_texts() {
  std::vector<std::string> texts;
  for (int pair = 0; pair < 20; ++pair)
    for (int side = 0; side < 2; ++side) {
      std::string text;
      for (int word = 0; word < 40; ++word)
        text += "p" + std::to_string(pair) + "w" + std::to_string(word + (word < 1 + pair % 8 ? 100 * side : 0)) + " ";
      texts.push_back(text);
    }
  return texts;
}

/// The expected number of missed pairs, and how often missed pairs and recall of fresh seeds lay within their limits.
struct FewMisses {
  double expected = 0;
  Coverage held;
};

inline FewMisses few_misses(const LshOptions& lsh, double threshold, int seeds) {
  Recipe recipe = recipe_with({"shingles.k=1"});
  recipe.verify.threshold = threshold;
  recipe.lsh = lsh;
  recipe.sketch.hashes = lsh.bands * lsh.rows;
  Engine engine(corpus_of(planted_texts()));
  const auto first = value_of(engine.run(recipe, {}));
  const auto surveyed = value_of(survey(*first, threshold, {}));
  const Forecaster forecaster(first->signatures, *surveyed->truth, surveyed->distribution);
  const Forecast forecast = value_of(forecaster.forecast_recall(ForecastSetting::of(recipe), {}));
  FewMisses found{forecast.missed.value, {}};
  for (int seed = 0; seed < seeds; ++seed) {
    recipe.sketch.seed = 1000 + static_cast<std::uint64_t>(seed);
    const Confusion counts = value_of(evaluate(*value_of(engine.run(recipe, {})), *surveyed->truth, {}));
    found.held.add(forecast.missed.limits.contains(static_cast<double>(counts.false_negatives)) &&
                   forecast.recall.limits.contains(counts.recall().value_or(1)));
  }
  return found;
}

/// A stratum of this many accepted pairs, the first `similar` of which are similar; `judged` of them are drawn.
struct JudgedDesign {
  int pairs, similar, judged;
};

/// Ways of judging strata unevenly, and an even one.
inline const std::vector<std::pair<std::string, std::vector<JudgedDesign>>>& judged_designs() {
  static const std::vector<std::pair<std::string, std::vector<JudgedDesign>>> designs = {
      {"the same of each", {{200, 60, 10}, {200, 100, 10}, {200, 140, 10}, {200, 180, 10}, {200, 194, 10}}},
      {"few where opinions differ", {{9'000, 8'910, 200}, {2'000, 1'000, 4}}},
      {"sure ones beside doubtful ones", {{3'000, 3'000, 100}, {3'000, 3'000, 100}, {3'000, 1'500, 10}}},
      {"steep", {{600, 12, 10}, {300, 30, 10}, {200, 100, 10}, {100, 90, 10}, {400, 400, 10}}},
      {"most of them", {{30, 9, 20}, {30, 18, 25}, {30, 24, 20}, {30, 27, 8}}},
  };
  return designs;
}

/// How often the limits of precision cover the share of all pairs that are similar.
inline Coverage judged_limits_held(const std::vector<JudgedDesign>& strata_of, int draws, std::uint32_t seed) {
  std::mt19937 random(seed);
  double similar = 0, all = 0;
  for (const JudgedDesign& design : strata_of) similar += design.similar, all += design.pairs;
  Coverage held;
  for (int draw = 0; draw < draws; ++draw) {
    std::vector<JudgedStratum> strata;
    for (const JudgedDesign& design : strata_of) {
      std::vector<int> pairs(static_cast<std::size_t>(design.pairs));
      std::iota(pairs.begin(), pairs.end(), 0);
      std::ranges::shuffle(pairs, random);
      JudgedStratum stratum;
      stratum.accepted = static_cast<std::uint64_t>(design.pairs);
      for (int i = 0; i < design.judged; ++i)
        stratum.counted.add(pairs[static_cast<std::size_t>(i)] < design.similar ? Verdict::same : Verdict::different);
      stratum.squares = design.judged;
      strata.push_back(stratum);
    }
    held.add(precision_of(strata, {})->limits.contains(similar / all));
  }
  return held;
}

/// How often the limits of each bin of similarity below `floor` held, over samples of the pairs of a run; `exact` has
/// its pairs per bin, all bins having one width. Bins without a pair are reported too.
inline std::vector<Coverage> bins_held(const RunResult& run, double floor, const std::vector<double>& exact,
                                       std::uint64_t seed, std::uint64_t samples, std::uint64_t draws) {
  const auto truth = value_of(find_truth(run, floor, {}));
  std::vector<Coverage> held(exact.size());
  for (std::uint64_t i = 0; i < samples; ++i) {
    const auto sample = value_of(survey_sample(run, seed + i, {}, draws));
    for (const auto& bin : SimilarityDistribution(*truth, sample).histogram(exact.size())) {
      const auto at = static_cast<std::size_t>(bin.from * static_cast<double>(exact.size()) + 0.5);
      held[at].add(bin.pairs.limits.contains(exact[at]));
    }
  }
  return held;
}

/// Pairs per bin, by comparing all of them.
inline std::vector<double> pairs_of_bins(const RunResult& run, std::size_t bins) {
  std::vector<double> exact(bins);
  const auto width = static_cast<double>(bins);
  for (const ExactPair& pair : all_pairs_of(run))
    ++exact[std::min(bins - 1, static_cast<std::size_t>(pair.jaccard * width + 1e-9))];
  return exact;
}

/// Texts, of which this many are one text with different endings: slightly more similar than 0.8, all found or
/// missed together.
inline std::vector<std::string> dominant_family(std::size_t members) {
  std::mt19937 random(7);
  const auto words = [&](int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "w" + std::to_string(random() % 20'000) + " ";
    return text;
  };
  const std::string common = words(100);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < members; ++i) texts.push_back(common + words(11));
  for (int i = 0; i < 300; ++i) texts.push_back(words(80));
  return texts;
}

/// Texts of Chinese characters with natural frequencies (the rank-th of 3,000 with weight 1 / rank), and a copy
/// of every fifth with some characters changed.
inline std::vector<std::string> texts_without_blanks(std::size_t documents) {
  std::mt19937 random(11);
  std::vector<double> weights;
  for (int rank = 1; rank <= 3'000; ++rank) weights.push_back(1.0 / rank);
  std::discrete_distribution<std::uint32_t> rank(weights.begin(), weights.end());
  const auto character = [&] {
    std::string text;
    append_utf8(0x4E00 + rank(random), text);
    return text;
  };
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < documents; ++i) {
    std::string text, copy;
    for (int at = 0; at < 80; ++at) {
      const std::string next = character();
      text += next;
      copy += random() % 30 == 0 ? character() : next;
    }
    texts.push_back(text);
    if (i % 5 == 0) texts.push_back(copy);
  }
  return texts;
}

}  // namespace lookalike::test
