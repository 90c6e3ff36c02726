#pragma once

#include <QString>

#include "core/corpus/corpus.h"
#include "ui/models/text/text_table.h"

namespace lookalike {

/// Names the truncated file, the place, and how much of it was read; empty if none is truncated.
/// "reuters.tar.gz is truncated in reut2-007.sgm: the rest is lost. 7 217 documents were read."
QString truncation_text(const LoadReport& report);

/// The number of documents lost to damage in files that were read to the end. Empty if none were; a text file that is
/// empty or binary does not count as a document.
QString lost_records_text(const LoadReport& report);

/// "3 records skipped, 2 records salvaged, 1 798 items without text by design." If the list is limited, it adds how
/// many are listed.
QString damage_sentence(const LoadReport& report);

/// A table of the damaged records, one row each: place, skipped or salvaged, and reason. The tooltip has the place with
/// all folders, and the reason on a separate line.
TableColumns damage_columns();
std::vector<TextTable::Row> damage_rows(const LoadReport& report);

}  // namespace lookalike
