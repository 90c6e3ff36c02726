#include "core/corpus/synthetic/writer.h"

#include <algorithm>

#include "core/base/resources.h"

namespace lookalike::generation {
namespace {

constexpr std::size_t kSentence = 200;  // bytes; enough for nearly every sentence

// Capitalises the first letter, which may follow a quotation mark.
void capitalise(std::string& text) {
  const std::size_t letter = !text.empty() && text.front() == '"' ? 1 : 0;
  if (letter < text.size() && text[letter] >= 'a' && text[letter] <= 'z') {
    text[letter] = static_cast<char>(text[letter] - 'a' + 'A');
  }
}

}  // namespace

Writer::Writer(const char* resource)
    : grammar_({embedded_resource("grammar/common.txt"), embedded_resource(resource)}) {}

std::string Writer::wording(Grammar::Rule rule, Story& story, Random& random) const {
  std::string text;
  text.reserve(kSentence);
  grammar_.expand(rule, random, story.memory, text);
  capitalise(text);
  return text;
}

std::string Writer::wording(Grammar::Rule rule, std::uint32_t turn, Story& story, Random& random) const {
  std::string text;
  text.reserve(kSentence);
  grammar_.expand(rule, turn, random, story.memory, text);
  capitalise(text);
  return text;
}

void Writer::fill(Story& story, std::size_t words, Random& random) const {
  std::size_t written = 0;
  for (const std::string& text : story.sentences) written += count_words(text);
  while (written < words) {
    story.sentences.push_back(sentence(story, random));
    written += count_words(story.sentences.back());
  }
}

std::size_t count_words(const std::string& sentence) {
  return static_cast<std::size_t>(std::count(sentence.begin(), sentence.end(), ' ')) + 1;
}

std::size_t draw_length(const std::uint16_t* steps, std::size_t count, Random& random) {
  const std::size_t step = random.below(count - 1);
  return random.between(steps[step], steps[step + 1]);
}

}  // namespace lookalike::generation
