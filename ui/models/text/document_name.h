#pragma once

#include <QString>
#include <utility>

#include "core/corpus/document_label.h"

namespace lookalike {

/// The name of a document in a list. Plain text of one line.
QString document_name(const Document& document);

/// The names of two documents in a list of pairs. If they are equal, the second name is a ditto mark and the second
/// text from the first difference. Plain text of one line.
std::pair<QString, QString> pair_names(const Corpus& corpus, DocumentIndex a, DocumentIndex b);

/// Its number and its name, the heading of its text.
QString document_heading(const Corpus& corpus, DocumentIndex index);

/// Its name, preceded by its title if they differ. Plain text of at most two lines.
QString document_title(const Corpus& corpus, DocumentIndex index);

}  // namespace lookalike
