#include "core/text/blanks.h"

#include <algorithm>
#include <utility>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"

namespace lookalike {

std::string few_blanks_sentence(const Corpus& corpus, ShingleUnit unit) {
  constexpr std::size_t kDocuments = 100, kBytes = 10'000, kLongWord = 15;
  constexpr std::string_view kBlanks = " \t\r\n\f\v";
  if (unit == ShingleUnit::character) return {};
  std::uint64_t words = 0, characters = 0;
  for (std::size_t i = 0; i < std::min(corpus.size(), kDocuments); ++i) {
    const Document document = corpus[DocumentIndex(i * corpus.size() / std::min(corpus.size(), kDocuments))];
    bool blank = true;
    for (const char c : document.text.substr(0, kBytes)) {
      const bool before = std::exchange(blank, kBlanks.find(c) != std::string_view::npos);
      words += before && !blank ? 1 : 0;
      characters += !blank && !continues_character(c) ? 1 : 0;
    }
  }
  if (words == 0 || characters < kLongWord * words) return {};
  return "These texts have few spaces: words are about " +
         decimal(static_cast<double>(characters) / static_cast<double>(words), 0) +
         " characters long. Shingles of characters suit them better.";
}

}  // namespace lookalike
