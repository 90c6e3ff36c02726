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

template <typename... Each>
std::vector<std::unique_ptr<Scene>> made() {
  std::vector<std::unique_ptr<Scene>> scenes;
  (scenes.push_back(std::make_unique<Each>()), ...);
  return scenes;
}

}  // namespace

std::vector<std::unique_ptr<Scene>> make_scenes() {
  using namespace lesson;
  return made<ShinglesScene, MatrixScene, PermutationsScene, HashFunctionsScene, SignaturesScene, BandsScene,
              FormulaScene, RealSystemsScene, OpenCorpusScene>();
}

}  // namespace lookalike
