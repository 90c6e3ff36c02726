#pragma once

#include <QString>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// The documents that a person may mean, the likeliest first, at most `most`: the one at this position, those with this
/// id, those whose titles have all the words (as beginnings of words first), and where there are none of these, those
/// whose id, title or text has them. "id:" before a name asks for ids alone. Fewer when stopped. O(titles), and
/// O(bytes of text) where no title fits.
std::vector<DocumentIndex> find_documents(const Corpus& corpus, const QString& name, std::size_t most,
                                          const Progress& progress);

}  // namespace lookalike
