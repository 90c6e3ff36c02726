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

std::vector<std::unique_ptr<Scene>> make_scenes() {
  std::vector<std::unique_ptr<Scene>> scenes;
  scenes.push_back(std::make_unique<lesson::ShinglesScene>());
  scenes.push_back(std::make_unique<lesson::MatrixScene>());
  scenes.push_back(std::make_unique<lesson::PermutationsScene>());
  scenes.push_back(std::make_unique<lesson::HashFunctionsScene>());
  scenes.push_back(std::make_unique<lesson::SignaturesScene>());
  scenes.push_back(std::make_unique<lesson::BandsScene>());
  scenes.push_back(std::make_unique<lesson::FormulaScene>());
  scenes.push_back(std::make_unique<lesson::RealSystemsScene>());
  scenes.push_back(std::make_unique<lesson::OpenCorpusScene>());
  return scenes;
}

}  // namespace lookalike
