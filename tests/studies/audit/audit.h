#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/corpus/corpus.h"
#include "core/pipeline/recipe.h"

namespace lookalike::audit {

/// How thoroughly to audit, and what.
struct Scale {
  int seeds = 100;
  int documents = 0;  // drawn from each corpus for the limits; all when 0
  std::string only;   // rows whose name contains this; all when empty

  bool wants(const std::string& name) const { return only.empty() || name.find(only) != std::string::npos; }
};

inline const std::string kReuters = "reuters21578.tar.gz", kDevice = "reviews/kindle-device-15728.csv.gz",
                         kNewsgroups = "newsgroups/sci-train.tar.gz", kBuiltin = "builtin",
                         kGenerated = "generated.csv";

/// A corpus, read once: generated.csv from LOOKALIKE_AUDIT_FOLDER, real ones from LOOKALIKE_DATA.
/// Throws std::runtime_error when it cannot be read.
std::shared_ptr<const Corpus> corpus_named(const std::string& name);
/// A sample of this many documents, drawn with a seed.
std::shared_ptr<const Corpus> sample_named(const std::string& name, std::uint64_t documents, std::uint64_t seed);
/// The defaults with some settings, each "key=value".
Recipe recipe_with(const std::vector<std::string>& settings);

/// Coverage of every printed limit.
void print_limits(const Scale& scale);
/// Bias and variance of each hash family's estimates.
void print_families(const Scale& scale);
/// Coverage where limits once held too rarely: tests/support/coverage_cases.h.
void print_cases(const Scale& scale);
/// Recall that Suggest's answers reach.
void print_suggestions(const Scale& scale);

}  // namespace lookalike::audit
