#pragma once

#include <string>

#include "core/corpus/corpus.h"
#include "core/text/text_options.h"

namespace lookalike {

/// Suggested characters per shingle for such texts.
inline constexpr std::uint32_t kCharactersWithoutBlanks = 5;

/// A warning if words are the unit and the texts have few blanks, as in Chinese, Japanese or Thai: words there have 15
/// characters or more on average, but hardly ever more than 10 in languages with blanks between words. Otherwise empty.
/// Reads the beginnings of up to 100 documents. O(1).
std::string few_blanks_sentence(const Corpus& corpus, ShingleUnit unit);

}  // namespace lookalike
