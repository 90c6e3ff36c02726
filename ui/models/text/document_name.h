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

/// Whether a document's title identifies it: false if a third of some other documents share it, as in reviews of the
/// same product. Reads at most 12 others. O(1).
bool title_tells_apart(const Corpus& corpus, DocumentIndex index);

/// The document, with its text only if that may become the name, and without its title if the title does not identify
/// it.
Document document_to_name(const Corpus& corpus, DocumentIndex index);

/// The names of two documents in a list of pairs. If they are equal, the second name is a ditto mark and the second
/// text from the first difference. Plain text of one line.
std::pair<QString, QString> pair_names(const Corpus& corpus, DocumentIndex a, DocumentIndex b);

/// Its number and its name, the heading of its text.
QString document_heading(const Corpus& corpus, DocumentIndex index);

/// Its name, preceded by its title if they differ. Plain text of at most two lines.
QString document_title(const Corpus& corpus, DocumentIndex index);

}  // namespace lookalike
