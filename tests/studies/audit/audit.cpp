// Repeats the audit of every printed limit: `lookalike-audit [--seeds N] [--quick] [part]...`, see packaging/audit.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/corpus/load.h"
#include "tests/support/limit_audit.h"

namespace lookalike {
namespace {

using test::audited;

/// One corpus under one recipe.
struct Case {
  std::string corpus, name;
  std::vector<std::string> settings;
  std::optional<double> floor = {};
};

const std::string kReuters = "reuters21578.tar.gz", kDevice = "reviews/kindle-device-15728.csv.gz",
                  kNewsgroups = "newsgroups/sci-train.tar.gz", kBuiltin = "builtin", kGenerated = "generated.csv";

std::vector<Case> limit_cases() {
  const std::vector<std::string> words,
      ten = {"lsh.bands=10", "lsh.rows=10"}, k1 = {"shingles.k=1"},
      characters = {"shingles.unit=character", "shingles.k=10"},
      short_characters = {"shingles.unit=character", "shingles.k=5"}, prefix = {"verify.prefix=3"},
      buckets = {"lsh.buckets=20000"}, signature = {"verify.by=signature"},
      all = {"shingles.unit=character", "shingles.k=10", "verify.prefix=2", "lsh.buckets=20000", "verify.by=signature"};
  std::vector<Case> cases;
  for (const auto& corpus : {kReuters, kDevice, kNewsgroups, kBuiltin, kGenerated}) {
    cases.push_back({corpus, "words, k 3, 20 x 5", words});
    cases.push_back({corpus, "10 x 10", ten});
    cases.push_back({corpus, "k 1", k1});
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

Recipe recipe_of(const Case& tried) {
  Recipe recipe;
  for (const std::string& setting : tried.settings)
    if (const auto problem = apply_setting(recipe, setting)) throw std::runtime_error(*problem);
  return recipe;
}

std::shared_ptr<const Corpus> corpus_named(const std::string& name) {
  static std::map<std::string, std::shared_ptr<const Corpus>> known;
  auto& corpus = known[name];
  const char* data = std::getenv("LOOKALIKE_DATA");
  const char* made = std::getenv("LOOKALIKE_AUDIT_FOLDER");
  const std::string folder = name == kGenerated ? (made ? made : ".") : data ? data : ".";
  if (!corpus) corpus = audited(load_corpus({name == kBuiltin ? name : folder + "/" + name}, {}, {}));
  return corpus;
}

void print_limits(int seeds, const std::string& only) {
  std::printf("| corpus | recipe | floor | candidates | half width | kept | missed | circles below 0.5 | above |\n");
  std::printf("|---|---|--:|--:|--:|--:|--:|--:|--:|\n");
  for (const Case& tried : limit_cases()) {
    if (!only.empty() && (tried.corpus + " " + tried.name).find(only) == std::string::npos) continue;
    const auto held = test::hold_limits(corpus_named(tried.corpus), recipe_of(tried), tried.floor, seeds);
    std::printf("| %s | %s | %.2f | %.2f | %.1f %% | %.2f | %.2f | %.2f | %.2f |\n", tried.corpus.c_str(),
                tried.name.c_str(), held.floor, held.candidates.share(), 100 * held.width, held.kept.share(),
                held.missed.share(), held.low_circles.share(), held.high_circles.share());
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace lookalike

int main(int argc, char** argv) {
  int seeds = 100;
  std::string only;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--seeds" && i + 1 < argc)
      seeds = std::atoi(argv[++i]);
    else
      only = argument;
  }
  try {
    lookalike::print_limits(seeds, only);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
