#include <cstdio>
#include <random>

#include "core/corpus/load.h"
#include "core/experiment/forecast/banding_suggestion.h"
#include "tests/studies/audit/audit.h"
#include "tests/support/coverage_cases.h"

namespace lookalike::audit {
namespace {

void print_row(const std::string& name, const std::string& number, const test::Coverage& held) {
  std::printf("| %s | %s | %.2f of %d |\n", name.c_str(), number.c_str(), held.share(), held.all);
  std::fflush(stdout);
}

void print_few_misses(const Scale& scale) {
  const struct {
    const char* name;
    LshOptions lsh;
  } cases[] = {{"40 documents, 8 x 8", {8, 8, 0}}, {"40 documents, 15 x 5", {15, 5, 0}}};
  for (const auto& [name, lsh] : cases)
    for (const double threshold : {0.65, 0.75, 0.85}) {
      if (!scale.wants(name)) continue;
      const auto [expected, held] = test::few_misses(lsh, threshold, 4 * scale.seeds);
      char number[64];
      std::snprintf(number, sizeof number, "missed and recall from %.2f, %.2f expected", threshold, expected);
      print_row(name, number, held);
    }
}

void print_made(const Scale& scale, const std::string& name, std::shared_ptr<const Corpus> corpus,
                const std::vector<std::string>& settings) {
  if (!scale.wants(name)) return;
  const auto held = test::hold_limits(std::move(corpus), recipe_with(settings), {}, scale.seeds + 1);
  print_row(name, held.rough.share() > 0.5 ? "candidates, rough" : "candidates", held.candidates);
  print_row(name, "missed", held.missed);
}

std::shared_ptr<const Corpus> with_empty_texts() {
  std::vector<std::string> texts = test::drifting_texts(3, 40, 20);
  for (std::size_t i = 0; i < 30; ++i) texts.insert(texts.begin() + static_cast<std::ptrdiff_t>(i * 7), "");
  return test::corpus_of(texts);
}

/// The same documents in other orders: the sampling visits another order of pairs each time.
void print_bins(const Scale& scale) {
  const std::string name = "bins of similarity, 40 orders";
  if (!scale.wants(name)) return;
  std::vector<std::string> texts = test::drifting_texts(5, 60, 7);  // of 7 words: many similarities of 2/5 exactly
  std::mt19937 random(3);
  constexpr std::size_t kBins = 20, kBelow = 10, kOrders = 40;
  std::vector<test::Coverage> held(kBins);
  for (std::uint64_t order = 0; order < kOrders; ++order) {
    std::ranges::shuffle(texts, random);
    Engine engine(test::corpus_of(texts));
    const auto run = test::audited(
        engine.run(recipe_with({"shingles.k=1", "verify.threshold=0.8", "lsh.bands=10", "lsh.rows=10"}), {}));
    const auto once = test::bins_held(*run, 0.5, test::pairs_of_bins(*run, kBins), order, 1, 2'000);
    for (std::size_t bin = 0; bin < kBins; ++bin) held[bin].add(once[bin]);
  }
  for (std::size_t bin = 0; bin < kBelow; ++bin) {
    char number[64];
    std::snprintf(number, sizeof number, "pairs from %.2f to %.2f", bin / 20.0, (bin + 1) / 20.0);
    print_row(name, number, held[bin]);
  }
}

void print_designs(const Scale& scale) {
  for (const auto& [name, design] : test::judged_designs())
    if (const std::string row = "judging: " + name; scale.wants(row))
      print_row(row, "precision", test::judged_limits_held(design, 10 * scale.seeds, 7));
}

/// Suggest with a probability for pairs at t themselves, under fresh seeds.
void print_dominant_family(const Scale& scale) {
  for (const std::size_t members : {40, 100}) {
    const std::string name = "a family of " + std::to_string(members) + " just above t";
    if (!scale.wants(name)) continue;
    Engine engine(test::corpus_of(test::dominant_family(members)));
    test::Coverage reached, held;
    for (int seed = 0; seed < scale.seeds; ++seed) {
      Recipe recipe;
      recipe.sketch.seed = 100 + static_cast<std::uint64_t>(seed);
      const auto run = test::audited(engine.run(recipe, {}));
      const auto surveyed = test::audited(survey(*run, {}, {}));
      const Forecaster forecaster(run->signatures, *surveyed->truth, surveyed->distribution);
      const BandingGoal goal{.threshold = 0.8, .recall = 0.95, .at_threshold = 0.95, .hashes = 100};
      const auto suggestion = test::audited(suggest_banding(forecaster, goal, {}));
      recipe.lsh = suggestion.forecast.lsh;
      recipe.sketch.seed += 50'000;
      const auto counts = test::audited(evaluate(*test::audited(engine.run(recipe, {})), *surveyed->truth, {}));
      reached.add(counts.recall().value_or(1) >= goal.recall);
      held.add(suggestion.forecast.missed.limits.contains(static_cast<double>(counts.false_negatives)));
    }
    print_row(name, "suggestion for 95 %, and 95 % at t, reached", reached);
    print_row(name, "missed", held);
  }
}

}  // namespace

void print_cases(const Scale& scale) {
  std::printf("| case | number | held |\n|---|---|--:|\n");
  print_few_misses(scale);
  print_made(scale, "keep_empty", with_empty_texts(), {"shingles.keep_empty=keep"});
  print_made(scale, "keep_empty, device reviews", corpus_named(kDevice), {"shingles.keep_empty=keep"});
  for (const char* k : {"2", "3"})
    print_made(scale, std::string("texts without blanks, characters, k ") + k,
               test::corpus_of(test::texts_without_blanks(1'000)),
               {"shingles.unit=character", std::string("shingles.k=") + k});
  print_bins(scale);
  print_designs(scale);
  print_dominant_family(scale);
}

}  // namespace lookalike::audit
