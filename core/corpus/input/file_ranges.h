#pragma once

#include <span>
#include <vector>

#include "core/corpus/file_list.h"

namespace lookalike {

/// The most ranges a list is split into.
inline constexpr std::size_t kMostFileRanges = 64;

/// Splits the files of a list, in order, into contiguous ranges of at least `least_bytes` each, except the last one.
/// Leaves `unreadable` of the ranges empty. O(files), with a look at the size of each.
std::vector<FileList> split_files(const FileList& list, std::uint64_t least_bytes);

/// The same with whole lists. O(files of them).
std::vector<std::span<const FileList>> split_lists(std::span<const FileList> lists, std::uint64_t least_bytes);

/// Sum of the sizes of the files, as far as they can be told. O(files).
std::uint64_t size_of(const FileList& list);
std::uint64_t size_of(const std::string& file);

}  // namespace lookalike
