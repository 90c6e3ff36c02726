#pragma once

#include <string>
#include <type_traits>
#include <utility>

#include "ui/models/lesson/scene.h"

namespace lookalike::test {

template <typename Scene>
using InputsOf = std::decay_t<decltype(std::declval<Scene>().inputs())>;

template <typename Scene>
Scene scene_of(const InputsOf<Scene>& inputs) {
  Scene scene;
  scene.show(inputs);
  return scene;
}

struct ShownWords {
  std::string title, sentence, hint;
};

/// The words of a scene with these inputs after a step, and after its last one.
template <typename Scene>
ShownWords words(const InputsOf<Scene>& inputs, std::size_t step) {
  const SceneFrame frame = scene_of<Scene>(inputs).frame(static_cast<int>(step));
  return {frame.title.toStdString(), frame.sentence.toStdString(), frame.hint.toStdString()};
}

template <typename Scene>
ShownWords last_words(const InputsOf<Scene>& inputs) {
  return words<Scene>(inputs, static_cast<std::size_t>(scene_of<Scene>(inputs).steps()) - 1);
}

}  // namespace lookalike::test
