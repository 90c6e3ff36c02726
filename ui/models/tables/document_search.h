#pragma once

#include <QString>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// The documents that the user may mean, the likeliest first, at most `most`: the document at this position, those with
/// this id, those whose titles contain all words (word beginnings first); if there are none, those whose id, title or
/// text contains them. "id:" before a name searches only ids. Fewer if stopped. O(titles), and O(bytes of text) if no
/// title matches.
std::vector<DocumentIndex> find_documents(const Corpus& corpus, const QString& name, std::size_t most,
                                          const Progress& progress);

}  // namespace lookalike
