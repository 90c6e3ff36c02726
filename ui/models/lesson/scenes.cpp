#include "ui/models/lesson/bands_scene.h"
#include "ui/models/lesson/formula_scene.h"
#include "ui/models/lesson/open_corpus_scene.h"
#include "ui/models/lesson/real_systems_scene.h"
#include "ui/models/lesson/scene.h"

namespace lookalike {

std::vector<std::unique_ptr<Scene>> make_scenes() {
  std::vector<std::unique_ptr<Scene>> scenes;
  scenes.push_back(std::make_unique<BandsScene>());
  scenes.push_back(std::make_unique<FormulaScene>());
  scenes.push_back(std::make_unique<RealSystemsScene>());
  scenes.push_back(std::make_unique<OpenCorpusScene>());
  return scenes;
}

}  // namespace lookalike
