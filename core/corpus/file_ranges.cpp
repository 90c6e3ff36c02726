#include "core/corpus/file_ranges.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace lookalike {
namespace {

std::vector<std::uint64_t> sizes_of(const std::vector<std::string>& files) {
  std::vector<std::uint64_t> sizes;
  for (const std::string& file : files) {
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    sizes.push_back(error ? 0 : size);
  }
  return sizes;
}

}  // namespace

std::vector<FileList> split_files(const FileList& list, std::uint64_t least_bytes) {
  const auto sizes = sizes_of(list.files);
  const auto total = std::reduce(sizes.begin(), sizes.end(), std::uint64_t{0});
  const std::uint64_t least = std::max(least_bytes, total / kMaxFileRanges + 1);
  std::vector<FileList> ranges;
  std::uint64_t bytes = least;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (bytes >= least) {
      ranges.push_back({.files = {}, .unreadable = {}, .folder = list.folder});
      bytes = 0;
    }
    ranges.back().files.push_back(list.files[i]);
    bytes += sizes[i];
  }
  return ranges;
}

}  // namespace lookalike
