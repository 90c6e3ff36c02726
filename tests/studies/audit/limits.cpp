#include <algorithm>
#include <cstdio>
#include <optional>

#include "tests/studies/audit/audit.h"
#include "tests/support/limit_audit.h"

namespace lookalike::audit {
namespace {

/// If the share over 100 seeds is below this, three times as many more are tried. That happens to one in sixteen limits
/// that hold for 95.
constexpr double kDoubtful = 0.92;

/// One corpus with one recipe. All pairs of single words down to 0.05 take an hour, so a sample of documents must
/// suffice.
struct Case {
  std::string corpus, name;
  std::vector<std::string> settings;
  std::optional<double> floor = {};
};

std::vector<Case> limit_cases() {
  const std::vector<std::string> words,
      ten = {"lsh.bands=10", "lsh.rows=10"}, k1 = {"shingles.k=1"}, k1_sample = {"shingles.k=1", "sample.size=1000"},
      characters = {"shingles.unit=character", "shingles.k=10"},
      short_characters = {"shingles.unit=character", "shingles.k=5"}, prefix = {"verify.prefix=3"},
      buckets = {"lsh.buckets=20000"}, signature = {"verify.by=signature"},
      all = {"shingles.unit=character", "shingles.k=10", "verify.prefix=2", "lsh.buckets=20000", "verify.by=signature"};
  std::vector<Case> cases;
  for (const auto& corpus : {kReuters, kDevice, kNewsgroups, kBuiltin, kGenerated}) {
    cases.push_back({corpus, "words, k 3, 20 x 5", words});
    cases.push_back({corpus, "10 x 10", ten});
    const bool affordable = corpus == kReuters || corpus == kGenerated;
    cases.push_back(affordable ? Case{corpus, "k 1", k1} : Case{corpus, "k 1, 1,000 documents", k1_sample});
    cases.push_back({corpus, "10 characters", characters});
    cases.push_back({corpus, "5 characters", short_characters});
    cases.push_back({corpus, "prefix 3", prefix});
    cases.push_back({corpus, "20,000 buckets", buckets});
    cases.push_back({corpus, "by signature", signature});
    cases.push_back({corpus, "characters, prefix, buckets, signature", all});
    cases.push_back({corpus, "floor 0.5", words, 0.5});
    cases.push_back({corpus, "floor 0.8", words, 0.8});
  }
  return cases;
}

void merge(test::LimitsHeld& held, const test::LimitsHeld& more) {
  for (const auto coverage :
       {&test::LimitsHeld::candidates, &test::LimitsHeld::passed, &test::LimitsHeld::missed,
        &test::LimitsHeld::low_circles, &test::LimitsHeld::high_circles, &test::LimitsHeld::rough})
    (held.*coverage).add(more.*coverage);
}

std::vector<std::string> settings_of(const Case& tried, int documents) {
  auto settings = tried.settings;
  if (documents > 0) settings.push_back("sample.size=" + std::to_string(documents));
  return settings;
}

test::LimitsHeld held_by(const Case& tried, const Scale& scale) {
  const int seeds = scale.seeds;
  const auto corpus = corpus_named(tried.corpus);
  const Recipe recipe = recipe_with(settings_of(tried, scale.documents));
  auto held = test::hold_limits(corpus, recipe, tried.floor, seeds);
  const double least = std::min({held.candidates.share(), held.passed.share(), held.missed.share(),
                                 held.low_circles.share(), held.high_circles.share()});
  if (least < kDoubtful) merge(held, test::hold_limits(corpus, recipe, tried.floor, 3 * seeds, 1000 + seeds));
  return held;
}

}  // namespace

void print_limits(const Scale& scale) {
  std::printf(
      "| corpus | recipe | floor | seeds | candidates | half width | passed | missed | circles below 0.5 | above |\n");
  std::printf("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|\n");
  for (const Case& tried : limit_cases()) {
    if (!scale.wants(tried.corpus + " " + tried.name)) continue;
    const auto held = held_by(tried, scale);
    const auto circles = [](const test::Coverage& coverage) {
      char text[16];
      std::snprintf(text, sizeof text, "%.2f", coverage.share());
      return std::string(coverage.all ? text : "none");
    };
    std::printf("| %s | %s | %.2f | %d | %.2f%s | %.1f %% | %.2f | %.2f | %s | %s |\n", tried.corpus.c_str(),
                tried.name.c_str(), held.floor, held.candidates.all, held.candidates.share(),
                held.rough.share() > 0.5 ? ", rough" : "", 100 * held.width, held.passed.share(), held.missed.share(),
                circles(held.low_circles).c_str(), circles(held.high_circles).c_str());
    std::fflush(stdout);
  }
}

}  // namespace lookalike::audit
