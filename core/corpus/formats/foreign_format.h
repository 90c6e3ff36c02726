#pragma once

#include <optional>
#include <string>

#include "core/corpus/corpus_format.h"
#include "core/corpus/input/member_walk.h"

namespace lookalike {

/// A sentence for a file that is known by its first bytes and cannot be read: Arrow, with the command that reads it or
/// writes it as Parquet, Parquet whose end is out of reach or that is asked for as another format, and documents,
/// pictures, databases and the like. Nothing for all others.
std::optional<std::string> why_not_read(Member& member, CorpusFormat format);

}  // namespace lookalike
