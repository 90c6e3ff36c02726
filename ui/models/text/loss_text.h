#pragma once

#include <QString>

#include "core/corpus/corpus.h"
#include "ui/models/tables/text_table.h"

namespace lookalike {

/// Names the file that breaks off, where, and how much of it was read; empty when none does.
/// "reuters.tar.gz breaks off in reut2-007.sgm: what follows its 7 217th document is lost."
QString break_off_text(const LoadReport& report);

/// How many documents were lost to damage in files that were read to their end. Empty when none were: a text file that
/// is empty or no text was never a document.
QString lost_records_text(const LoadReport& report);

/// "3 records left out, 2 other remarks, 1 798 items without text by design." and, where it is so, that only the first
/// are listed.
QString damage_sentence(const LoadReport& report);

/// The damaged records as a table, and a row each: where, left out or kept, and why. The tooltip is the place with all
/// folders, and the reason in a line of its own.
TableColumns damage_columns();
std::vector<TextTable::Row> damage_rows(const LoadReport& report);

}  // namespace lookalike
