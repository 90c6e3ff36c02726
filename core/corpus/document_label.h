#pragma once

#include <cstddef>
#include <string_view>

#include "core/corpus/corpus.h"

namespace lookalike {

inline constexpr std::size_t kNameBytes = 160;  // more than any column shows

/// The bytes of a document's name: its title, else its first words, else its id; at most 160.
/// Valid as long as the document is.
std::string_view document_name_bytes(const Document& document);

/// The document, with its text only if that may become the name, and without its title if a third of a few other
/// documents share it, as in reviews of the same product. Reads at most 12 others. O(1).
Document document_to_name(const Corpus& corpus, DocumentIndex index);

}  // namespace lookalike
