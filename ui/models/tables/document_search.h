#pragma once

#include <QString>
#include <optional>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// The document that a person names: its position, else its id, else the first one whose id, title or text has all the
/// words. Nothing where there is none, or when stopped. O(bytes of text).
std::optional<DocumentIndex> find_document(const Corpus& corpus, const QString& name, const Progress& progress);

}  // namespace lookalike
