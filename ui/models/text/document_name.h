#pragma once

#include <QString>
#include <string_view>

#include "core/corpus/corpus.h"

namespace lookalike {

/// The bytes of a document's name: its title, else its first words, else its id; at most 160, which may split the last
/// character. Valid as long as the document is.
std::string_view document_name_bytes(const Document& document);

/// The name of a document in a list. Plain text of one line.
QString document_name(const Document& document);

/// The document, its text only where the name may be the beginning of it.
Document document_to_name(const Corpus& corpus, DocumentIndex index);

}  // namespace lookalike
