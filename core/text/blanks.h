#pragma once

#include <string>

#include "core/corpus/corpus.h"
#include "core/text/text_options.h"

namespace lookalike {

/// Characters a shingle for such texts.
inline constexpr std::uint32_t kCharactersWithoutBlanks = 5;

/// A sentence where words are the unit and the texts have few blanks, as in Chinese, Japanese or Thai: a word has 15
/// characters or more on average, and in languages with blanks between words hardly ever over 10. Otherwise empty. From
/// the beginnings of up to 100 documents. O(1).
std::string few_blanks_sentence(const Corpus& corpus, ShingleUnit unit);

}  // namespace lookalike
