#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

class StreamInput;

/// The files below one given path.
struct FileList {
  std::vector<std::string> files;  // the path itself, or all files below the folder, sorted
  std::vector<Damage> unreadable;  // folders that cannot be listed, broken links, links to folders
  bool folder = false;
  std::shared_ptr<StreamInput> stream = {};  // if the path is a pipe
  std::string root = {};                     // absolute path of the folder, or of the file's folder; empty for a pipe
};

/// Gives the lists of one corpus a common root: the folder that contains them all. O(lists).
void share_root(std::vector<FileList>& lists);

/// A file's path relative to its root, however the list's path was written; a pipe's path is unchanged.
std::string path_from_root(const FileList& list, const std::string& file);

/// Whether a path names a pipe, a terminal or a socket, which can be read only once and in order.
bool is_stream(const std::string& path);

/// Lists files; skips hidden files and folders and does not follow links to folders. O(files log files). Errors:
/// unreadable (no such path, not a regular file or folder, an empty folder), cancelled.
Result<FileList> list_files(const std::string& path, const Progress& progress);

/// A hash of the path, size and modification time of every file, sorted. O(files), with one stat each.
std::vector<std::uint64_t> stamps_of(std::span<const FileList> lists);

/// Whether a part of the path begins with a dot or is one of the folders added by a macOS archiver.
bool is_hidden(std::string_view path);

}  // namespace lookalike
