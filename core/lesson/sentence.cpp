#include "core/lesson/sentence.h"

namespace lookalike::lesson {

std::string Sentence::text() const {
  std::vector<std::string> parts = values;
  for (const Sentence& phrase : phrases) parts.push_back(phrase.text());
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
    const auto part = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : parts.size();
    if (part >= parts.size()) {
      text += pattern[i];
      continue;
    }
    text += parts[part];
    ++i;
  }
  return text;
}

}  // namespace lookalike::lesson
