#pragma once

#include "ui/models/reading/document_reading.h"
#include "ui/models/text/text_table.h"

namespace lookalike {

/// "1 234 characters.", plus a note if only the beginning is shown.
QString text_sentence(const TextBeginning& beginning, std::uint64_t characters);
/// "437 words, 52 left out (struck through).", plus a note if only the first are shown.
QString token_sentence(const DocumentReading& reading);
/// "435 shingles of 3 words, 430 of them different.", plus a note if only the first are shown.
QString shingle_sentence(const DocumentReading& reading);

/// Position, shingle, hexadecimal hash, number of the occurrence; the tooltip is the whole shingle.
std::vector<TextTable::Row> shingle_rows(const DocumentReading& reading);

}  // namespace lookalike
