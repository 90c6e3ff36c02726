#include "ui/models/lesson/scenes.h"

namespace lookalike {

std::vector<std::unique_ptr<Scene>> make_scenes() {
  std::vector<std::unique_ptr<Scene>> scenes;
  scenes.push_back(std::make_unique<ShinglesScene>());
  scenes.push_back(std::make_unique<MatrixScene>());
  scenes.push_back(std::make_unique<PermutationsScene>());
  scenes.push_back(std::make_unique<HashFunctionsScene>());
  scenes.push_back(std::make_unique<SignaturesScene>());
  scenes.push_back(std::make_unique<BandsScene>());
  scenes.push_back(std::make_unique<FormulaScene>());
  scenes.push_back(std::make_unique<RealSystemsScene>());
  scenes.push_back(std::make_unique<OpenCorpusScene>());
  return scenes;
}

}  // namespace lookalike
