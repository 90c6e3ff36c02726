#pragma once

#include <optional>
#include <string>

#include "core/corpus/corpus_format.h"
#include "core/corpus/input/member_walk.h"

namespace lookalike {

/// A sentence for files of columns that are known by their first bytes and cannot be read: Arrow, with the command line
/// that reads it through a pipe, and Parquet whose end is out of reach or that is asked for as another format. Nothing
/// for all others.
std::optional<std::string> why_not_read(Member& member, CorpusFormat format);

}  // namespace lookalike
