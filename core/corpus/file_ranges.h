#pragma once

#include <vector>

#include "core/corpus/file_list.h"

namespace lookalike {

/// The most ranges a list is split into.
inline constexpr std::size_t kMaxFileRanges = 64;

/// The files of a list in contiguous ranges of at least `least_bytes` each, the last one apart; in order. What is
/// unreadable stays behind. O(files), with a look at the size of each.
std::vector<FileList> split_files(const FileList& list, std::uint64_t least_bytes);

}  // namespace lookalike
