#include "core/exchange/runs/moved_corpus.h"

#include <algorithm>
#include <filesystem>

namespace lookalike {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kLongestPath = 4096;  // bytes, PATH_MAX of Linux: longer paths cannot be opened
constexpr int kMostFolders = 16;            // of the old path that are tried in the new one

bool is_there(const fs::path& path) {
  std::error_code error;
  if (path.native().size() > kLongestPath) return false;
  return fs::exists(path, error);
}

bool is_missing(const std::string& path) {
  return path != kBuiltinCorpus && !is_there(path);
}

std::optional<fs::path> find_by_its_end(const fs::path& path, const fs::path& folder) {
  const fs::path names = path.relative_path();
  fs::path end;
  int folders = 0;
  for (auto name = names.end(); name != names.begin() && folders <= kMostFolders;) {
    --name;
    if (name->empty()) continue;  // after a trailing slash
    ++folders;
    end = end.empty() ? *name : *name / end;
    if (is_there(folder / end)) return folder / end;
  }
  return {};
}

std::string found(const std::string& path, const fs::path& folder) {
  if (path == kBuiltinCorpus || path.size() > kLongestPath) return path;
  if (fs::path(path).is_relative() && is_there(folder / path)) return (folder / path).lexically_normal().string();
  if (is_there(path)) return path;
  const auto moved = find_by_its_end(path, folder);
  return moved ? moved->lexically_normal().string() : path;
}

}  // namespace

void look_for_corpus(RunFile& run, const std::string& folder) {
  for (std::string& path : run.paths) path = found(path, folder);
}

std::optional<std::string> missing_path(const RunFile& run) {
  const auto missing = std::ranges::find_if(run.paths, is_missing);
  return missing == run.paths.end() ? std::nullopt : std::optional(*missing);
}

void move_corpus(RunFile& run, const std::string& path) {
  const auto missing = std::ranges::find_if(run.paths, is_missing);
  if (missing != run.paths.end()) *missing = path;
  look_for_corpus(run, fs::path(path).parent_path().string());
}

}  // namespace lookalike
