#include "ui/models/lesson/scene.h"

#include <algorithm>

#include "ui/models/lesson/bands_scene.h"
#include "ui/models/lesson/formula_scene.h"
#include "ui/models/lesson/hash_functions_scene.h"
#include "ui/models/lesson/matrix_scene.h"
#include "ui/models/lesson/open_corpus_scene.h"
#include "ui/models/lesson/permutations_scene.h"
#include "ui/models/lesson/real_systems_scene.h"
#include "ui/models/lesson/shingles_scene.h"
#include "ui/models/lesson/signatures_scene.h"

namespace lookalike {
namespace {

template <typename... Inputs>
std::vector<std::unique_ptr<Scene>> scenes_of() {
  std::vector<std::unique_ptr<Scene>> scenes;
  (scenes.push_back(std::make_unique<LessonScene<Inputs>>()), ...);
  return scenes;
}

/// Consecutive steps of the same kind.
struct Run {
  int kind = 0, begin = 0, count = 0;
};

std::vector<Run> runs_of(const Scene& scene) {
  std::vector<Run> runs;
  for (int step = 0; step < scene.steps(); ++step) {
    const int kind = scene.kind_of(step);
    if (runs.empty() || runs.back().kind != kind) runs.push_back({kind, step, 0});
    ++runs.back().count;
  }
  return runs;
}

}  // namespace

std::vector<std::unique_ptr<Scene>> make_scenes() {
  using namespace lesson;
  return scenes_of<ShinglesInputs, MatrixInputs, PermutationsInputs, HashFunctionsInputs, SignaturesInputs, BandsInputs,
                   FormulaInputs, RealSystemsInputs, OpenCorpusInputs>();
}

StepPlace place_of(const Scene& scene, int step) {
  const std::vector<Run> runs = runs_of(scene);
  const auto here = std::ranges::find_if(runs, [&](const Run& run) { return run.begin + run.count > step; });
  const auto before = std::count_if(runs.begin(), here, [&](const Run& run) { return run.kind == here->kind; });
  return {here->kind, static_cast<int>(before), step - here->begin, step + 1 == here->begin + here->count};
}

int step_at(const Scene& scene, const StepPlace& place) {
  std::vector<Run> runs = runs_of(scene), of_kind;
  std::ranges::copy_if(runs, std::back_inserter(of_kind), [&](const Run& run) { return run.kind == place.kind; });
  if (of_kind.empty()) {
    const auto next = std::ranges::find_if(runs, [&](const Run& run) { return run.kind > place.kind; });
    return next == runs.end() ? scene.steps() - 1 : next->begin;
  }
  const Run& run = of_kind[std::min<std::size_t>(static_cast<std::size_t>(place.run), of_kind.size() - 1)];
  const bool to_end = place.last && place.offset > 0;
  return run.begin + (to_end ? run.count - 1 : std::min(place.offset, run.count - 1));
}

}  // namespace lookalike
