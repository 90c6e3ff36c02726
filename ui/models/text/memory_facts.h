#pragma once

#include <QString>
#include <vector>

#include "core/pipeline/engine.h"

namespace lookalike {

/// What a part of a run takes, in all and, where that is worth knowing, a document.
struct MemoryFact {
  QString name, bytes, bytes_per_document, meaning;
};

/// What the run keeps of each document, the sum of it, and what it took at most.
std::vector<MemoryFact> memory_facts(const RunResult& run);

}  // namespace lookalike
