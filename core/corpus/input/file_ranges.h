#pragma once

#include <span>
#include <vector>

#include "core/corpus/file_list.h"

namespace lookalike {

/// Maximum number of ranges of a list.
inline constexpr std::size_t kMostFileRanges = 64;

/// Splits the files of a list, in order, into contiguous ranges of at least `least_bytes` each, except the last one.
/// Leaves `unreadable` empty in every range. O(files), with one stat each.
std::vector<FileList> split_files(const FileList& list, std::uint64_t least_bytes);

/// The same with whole lists. O(their files).
std::vector<std::span<const FileList>> split_lists(std::span<const FileList> lists, std::uint64_t least_bytes);

/// Sum of the sizes of the files, as far as known. O(files).
std::uint64_t size_of(const FileList& list);
std::uint64_t size_of(const std::string& file);

}  // namespace lookalike
