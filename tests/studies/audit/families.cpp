#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/experiment/ground_truth/ground_truth.h"
#include "core/sketch/hash_functions.h"
#include "tests/studies/audit/audit.h"
#include "tests/support/corpora.h"
#include "tests/support/families.h"
#include "tests/support/limit_audit.h"

namespace lookalike::audit {
namespace {

constexpr double kFloor = 0.2;
constexpr std::size_t kMostPairs = 2000;

/// Mean and spread over seeds of the overestimate.
struct Bias {
  double sum = 0, squares = 0;
  int seeds = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
    ++seeds;
  }
  double mean() const { return sum / seeds; }
  double standard_error() const { return std::sqrt(std::max(0.0, squares / seeds - mean() * mean()) / (seeds - 1)); }
};

/// Two documents of 500 single words each, 333 of them in both: J = 333 / 667 = 0.499.
std::shared_ptr<const Corpus> two_documents() {
  std::string a, b;
  for (int i = 0; i < 667; ++i) {
    const std::string word = "w" + std::to_string(i) + " ";
    if (i < 500) a += word;
    if (i >= 167) b += word;
  }
  return test::corpus_of({a, b});
}

/// Some of the document pairs, evenly spread over their similarities.
std::vector<ExactPair> pairs_of(const RunResult& run) {
  const auto truth = test::audited(survey(run, kFloor, {}))->truth;
  std::vector<ExactPair> pairs = truth->pairs;
  std::ranges::sort(pairs, {}, &ExactPair::jaccard);
  const std::size_t step = pairs.size() / kMostPairs + 1;
  std::vector<ExactPair> some;
  for (std::size_t i = 0; i < pairs.size(); i += step)
    if (pairs[i].jaccard < 1) some.push_back(pairs[i]);
  return some;
}

void print_family(const std::string& name, std::shared_ptr<const Corpus> corpus, Recipe recipe, int seeds) {
  Engine engine(std::move(corpus));
  std::vector<ExactPair> pairs;
  Bias bias;
  std::vector<double> squares;
  for (int i = 0; i < seeds; ++i) {
    recipe.sketch.seed = 5000 + static_cast<std::uint64_t>(i);
    const auto run = test::audited(engine.run(recipe, {}));
    if (pairs.empty()) pairs = pairs_of(*run);
    squares.resize(pairs.size());
    double too_much = 0;
    for (std::size_t p = 0; p < pairs.size(); ++p) {
      const auto agreeing = agreement((*run->signatures)[pairs[p].a], (*run->signatures)[pairs[p].b]);
      const double error = static_cast<double>(agreeing) / recipe.sketch.hashes - pairs[p].jaccard;
      too_much += error / static_cast<double>(pairs.size());
      squares[p] += error * error / seeds;
    }
    bias.add(too_much);
  }
  double variance = 0;
  for (std::size_t p = 0; p < pairs.size(); ++p) {
    const double j = pairs[p].jaccard;
    variance += squares[p] / (j * (1 - j) / recipe.sketch.hashes) / static_cast<double>(pairs.size());
  }
  std::printf("| %s | %s | %zu | %+.4f | %.4f | %.2f |\n", name.c_str(),
              std::string(to_string(recipe.sketch.family)).c_str(), pairs.size(), bias.mean(), bias.standard_error(),
              variance);
  std::fflush(stdout);
}

}  // namespace

void print_families(const Scale& scale) {
  std::printf("| corpus | family | pairs | bias | its standard error | squared error / (J(1-J)/n) |\n");
  std::printf("|---|---|--:|--:|--:|--:|\n");
  for (const HashFamily family : test::kAllFamilies) {
    Recipe recipe;
    recipe.sketch.family = family;
    for (const std::string& name : {kReuters, kBuiltin})
      if (scale.wants(name + " " + std::string(to_string(family))))
        print_family(name, corpus_named(name), recipe, scale.seeds);
    recipe.shingles.k = 1;
    if (scale.wants("two documents of 500 shingles"))
      print_family("two documents of 500 shingles", two_documents(), recipe, 10 * scale.seeds);
  }
}

}  // namespace lookalike::audit
