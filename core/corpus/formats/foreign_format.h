#pragma once

#include <optional>
#include <string>

#include "core/corpus/corpus_format.h"
#include "core/corpus/input/member_walk.h"

namespace lookalike {

/// A sentence for a file recognised by its first bytes that cannot be read: Arrow, with the command that reads it or
/// converts it to Parquet; Parquet whose end is out of reach or that is requested as another format; documents,
/// pictures, databases and the like. Nullopt for all other files.
std::optional<std::string> why_not_read(Member& member, CorpusFormat format);

}  // namespace lookalike
