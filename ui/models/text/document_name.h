#pragma once

#include <QString>
#include <string_view>
#include <utility>

#include "core/corpus/corpus.h"

namespace lookalike {

/// The bytes of a document's name: its title, else its first words, else its id; at most 160, which may split the last
/// character. Valid as long as the document is.
std::string_view document_name_bytes(const Document& document);

/// The name of a document in a list. Plain text of one line.
QString document_name(const Document& document);

/// Whether a document's title tells it from others: false where every third of some others has it too, as in reviews of
/// one product. Asks 12 others at most. O(1).
bool title_tells_apart(const Corpus& corpus, DocumentIndex index);

/// The document, its text only where the name may be the beginning of it; without its title where that does not tell it
/// from others.
Document document_to_name(const Corpus& corpus, DocumentIndex index);

/// The names of two documents as a list of pairs shows them: where they are equal, a ditto mark and how the second text
/// goes on from the first difference stand for the second name. Plain text of one line.
std::pair<QString, QString> pair_names(const Corpus& corpus, DocumentIndex a, DocumentIndex b);

/// Its number and its name, as they stand above its text.
QString document_heading(const Corpus& corpus, DocumentIndex index);

/// Its name, after its title where the name is not that. Plain text of two lines at most.
QString document_title(const Corpus& corpus, DocumentIndex index);

}  // namespace lookalike
