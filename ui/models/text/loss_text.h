#pragma once

#include <QString>

#include "core/corpus/corpus.h"

namespace lookalike {

/// Names the file that breaks off, where, and how much of it was read; empty when none does.
/// "reuters.tar.gz breaks off in reut2-007.sgm: what follows its 7 217th document is lost."
QString break_off_text(const LoadReport& report);

/// How many documents were lost to damage in files that were read to their end. Empty when none were: a text file that
/// is empty or no text was never a document.
QString lost_records_text(const LoadReport& report);

}  // namespace lookalike
