#include "tests/benchmarks/measured.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <utility>

#include "core/corpus/load.h"

namespace lookalike::benchmarks {
namespace {

class GeneratedFile {
 public:
  GeneratedFile(GeneratedKind kind, std::uint64_t documents) {
    const char* ending = kind == GeneratedKind::reviews ? ".csv" : ".sgm";
    path_ = std::filesystem::temp_directory_path() /
            ("lookalike-benchmarks-" + std::to_string(getpid()) + "-" + std::to_string(documents) + ending);
    const auto written = write_generated({kind, documents, 1}, path_, {});
    if (!written) throw std::runtime_error(to_string(written.error()));
  }
  ~GeneratedFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  GeneratedFile(const GeneratedFile&) = delete;
  GeneratedFile& operator=(const GeneratedFile&) = delete;

  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

std::optional<std::string> environment(const char* name) {
  const char* value = std::getenv(name);
  if (!value || !*value) return {};
  return value;
}

}  // namespace

Recipe measured_recipe() {
  Recipe recipe;
  recipe.shingles.k = 5;
  return recipe;
}

const std::string& generated_file(GeneratedKind kind, std::uint64_t documents) {
  static std::map<std::pair<GeneratedKind, std::uint64_t>, GeneratedFile> files;
  return files.try_emplace({kind, documents}, kind, documents).first->second.path();
}

std::shared_ptr<const Corpus> load(const std::string& path) {
  return value_of(load_corpus({path}, {}, {}));
}

const RunResult& run_of_reviews() {
  static const auto run =
      value_of(Engine(load(generated_file(GeneratedKind::reviews, kReviews))).run(measured_recipe(), {}));
  return *run;
}

std::optional<std::string> reuters() {
  const auto folder = environment("LOOKALIKE_DATA");
  if (!folder) return {};
  const std::string path = *folder + "/reuters21578.tar.gz";
  return std::filesystem::exists(path) ? std::optional(path) : std::nullopt;
}

std::optional<std::string> large_file() {
  return environment("LOOKALIKE_LARGE");
}

}  // namespace lookalike::benchmarks
