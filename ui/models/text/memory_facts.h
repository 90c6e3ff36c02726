#pragma once

#include <QString>
#include <vector>

#include "core/pipeline/engine.h"

namespace lookalike {

/// The memory of a part of a run, in all and, if that is worth knowing, a document.
struct MemoryFact {
  QString name, bytes, bytes_per_document, meaning;
};

/// The memory that each part of the run keeps, the sum of it, and the peak.
std::vector<MemoryFact> memory_facts(const RunResult& run);

}  // namespace lookalike
