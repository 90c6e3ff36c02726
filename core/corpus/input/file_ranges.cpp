#include "core/corpus/input/file_ranges.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace lookalike {

std::uint64_t size_of(const std::string& file) {
  std::error_code error;
  const auto size = std::filesystem::file_size(file, error);
  return error ? 0 : size;
}

namespace {

// Beginnings of the ranges.
std::vector<std::size_t> split(const std::vector<std::uint64_t>& sizes, std::uint64_t least_bytes) {
  const auto total = std::reduce(sizes.begin(), sizes.end(), std::uint64_t{0});
  const std::uint64_t least = std::max(least_bytes, total / kMostFileRanges + 1);
  std::vector<std::size_t> starts;
  std::uint64_t bytes = least;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (bytes >= least) {
      starts.push_back(i);
      bytes = 0;
    }
    bytes += sizes[i];
  }
  return starts;
}

template <typename T>
std::vector<std::span<const T>> split(std::span<const T> items, std::uint64_t least_bytes) {
  std::vector<std::uint64_t> sizes;
  sizes.reserve(items.size());
  for (const T& item : items) sizes.push_back(size_of(item));
  const auto starts = split(sizes, least_bytes);
  std::vector<std::span<const T>> ranges;
  for (std::size_t i = 0; i < starts.size(); ++i)
    ranges.push_back(items.subspan(starts[i], (i + 1 < starts.size() ? starts[i + 1] : items.size()) - starts[i]));
  return ranges;
}

}  // namespace

std::uint64_t size_of(const FileList& list) {
  std::uint64_t total = 0;
  for (const std::string& file : list.files) total += size_of(file);
  return total;
}

std::vector<FileList> split_files(const FileList& list, std::uint64_t least_bytes) {
  std::vector<FileList> ranges;
  for (const auto files : split<std::string>(list.files, least_bytes))
    ranges.push_back(
        {.files = {files.begin(), files.end()}, .unreadable = {}, .folder = list.folder, .root = list.root});
  return ranges;
}

std::vector<std::span<const FileList>> split_lists(std::span<const FileList> lists, std::uint64_t least_bytes) {
  return split(lists, least_bytes);
}

}  // namespace lookalike
