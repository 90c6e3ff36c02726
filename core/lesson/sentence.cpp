#include "core/lesson/sentence.h"

namespace lookalike::lesson {

std::string Sentence::text() const {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
    const auto value = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : values.size();
    if (value >= values.size()) {
      text += pattern[i];
      continue;
    }
    text += values[value];
    ++i;
  }
  return text;
}

}  // namespace lookalike::lesson
