// Repeats the audit: `lookalike-audit [--seeds N] [--documents N] limits|cases|families|suggestions [part of a row's
// name]`; packaging/audit runs all of it.

#include "tests/studies/audit/audit.h"

#include <cstdio>
#include <cstdlib>
#include <map>

#include "core/corpus/load.h"
#include "tests/support/limit_audit.h"

namespace lookalike::audit {

namespace {

std::string path_of(const std::string& name) {
  if (name == kBuiltin) return name;
  const char* folder = std::getenv(name == kGenerated ? "LOOKALIKE_AUDIT_FOLDER" : "LOOKALIKE_DATA");
  return std::string(folder ? folder : ".") + "/" + name;
}

}  // namespace

std::shared_ptr<const Corpus> corpus_named(const std::string& name) {
  static std::map<std::string, std::shared_ptr<const Corpus>> known;
  auto& corpus = known[name];
  if (!corpus) corpus = test::audited(load_corpus({path_of(name)}, {}, {}));
  return corpus;
}

std::shared_ptr<const Corpus> sample_named(const std::string& name, std::uint64_t documents, std::uint64_t seed) {
  LoadOptions options;
  options.sample = {documents, seed};
  return test::audited(load_corpus({path_of(name)}, options, {}));
}

Recipe recipe_with(const std::vector<std::string>& settings) {
  Recipe recipe;
  for (const std::string& setting : settings)
    if (const auto problem = apply_setting(recipe, setting)) throw std::runtime_error(*problem);
  return recipe;
}

}  // namespace lookalike::audit

int main(int argc, char** argv) {
  using namespace lookalike::audit;
  const std::map<std::string, void (*)(const Scale&)> parts{{"limits", print_limits},
                                                            {"cases", print_cases},
                                                            {"families", print_families},
                                                            {"suggestions", print_suggestions}};
  Scale scale;
  void (*part)(const Scale&) = nullptr;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--seeds" && i + 1 < argc)
      scale.seeds = std::atoi(argv[++i]);
    else if (argument == "--documents" && i + 1 < argc)
      scale.documents = std::atoi(argv[++i]);
    else if (!part && parts.contains(argument))
      part = parts.at(argument);
    else
      scale.only = argument;
  }
  if (!part || scale.seeds < 2) {
    std::fprintf(
        stderr,
        "lookalike-audit [--seeds N] [--documents N] limits|cases|families|suggestions [part of a row's name]\n");
    return 2;
  }
  try {
    part(scale);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
