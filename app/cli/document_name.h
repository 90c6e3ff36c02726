#pragma once

#include <string>

#include "core/corpus/corpus.h"

namespace lookalike::cli {

/// The beginning of a document's title, or of its id where it has none, on one line.
std::string name_of(const Corpus& corpus, DocumentIndex index);

}  // namespace lookalike::cli
