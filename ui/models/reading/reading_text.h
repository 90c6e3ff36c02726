#pragma once

#include "ui/models/reading/document_reading.h"
#include "ui/models/tables/text_table.h"

namespace lookalike {

/// "1 234 characters." or how many of them are shown.
QString text_sentence(const TextBeginning& beginning, std::uint64_t characters);
/// "437 words, 52 left out (struck through)." and, where it is so, that only the first are shown.
QString token_sentence(const DocumentReading& reading);
/// "435 shingles of 3 words, 430 of them different." and, where it is so, that only the first are shown.
QString shingle_sentence(const DocumentReading& reading);

/// Place, shingle, hash in hexadecimal, which occurrence it is; the tooltip is the whole shingle.
std::vector<TextTable::Row> shingle_rows(const DocumentReading& reading);

}  // namespace lookalike
