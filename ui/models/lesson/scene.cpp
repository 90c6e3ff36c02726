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

std::vector<Exercise> student_way() {
  return {
      {0, 2, tr("Who bit whom?"),
       tr("Step to the end at k = 1, then move k to 2 and 3. From which k on do the two texts differ?"),
       "unit=word k=1 bag=false"},
      {0, 2, tr("Letters"),
       tr("Now characters: step to the end and compare k = 2, 5 and 9. Which k makes nearly all texts look alike, "
          "and which makes one changed word cost the most?"),
       "unit=character k=2 bag=false"},
      {1, 5, tr("One half"),
       tr("Click bits until the similarity is exactly 1/2. Then add ones in a 00 row: can it stay 1/2?"), ""},
      {2, 0, tr("A thousand shuffles"),
       tr("Guess the share that agrees, then step to the end. Is it in the green area? Try other seeds: about two "
          "of three are."),
       "shuffles=1000"},
      {3, 0, tr("A bad function"),
       tr("The second function shares a factor with the modulus. Step through the rows: which get the same number?"),
       "modulus=6 a2=3 b2=0"},
      {4, 4, tr("The hardest similarity"),
       tr("Move the similarity on the fixed axis: where is the cloud widest, and where does it vanish?"),
       "similarity=0.5 hashes=100"},
      {5, 26, tr("Nearly all collide"),
       tr("Twelve bands of one row: how many of the 66 pairs become candidates? Think first, then take the last step. "
          "How fast does the number grow with the bands?"),
       "bands=12"},
      {6, 0, tr("20 \u00D7 5 or 10 \u00D7 10?"),
       tr("20 \u00D7 5 or 10 \u00D7 10: which finds more pairs of similarity 0.6, and why? Guess, then compare both in "
          "step 12."),
       "similarity=0.6 hashes=100 bands=10 rows=10"},
      {7, 2, tr("The first-m check"), tr("Raise m from 1 to 5 values. How many of 100 pairs at t pass with each?"),
       "prefix_values=1"}};
}

}  // namespace lookalike
