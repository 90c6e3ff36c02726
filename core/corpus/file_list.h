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

/// The files below one path that was given.
struct FileList {
  std::vector<std::string> files;  // the path itself, or what the folder and its folders hold, sorted
  std::vector<Damage> unreadable;  // folders that cannot be listed, broken links, links to folders
  bool folder = false;
  std::shared_ptr<StreamInput> stream = {};  // where the path is a pipe
  std::string root = {};                     // the folder, or that of the file, from /; of no pipe
};

/// Gives the lists of one corpus a common root: the folder that holds them all. O(lists).
void share_root(std::vector<FileList>& lists);

/// The path of a file of the list as seen from its root, however the list's path was written; of a pipe its path.
std::string path_from_root(const FileList& list, const std::string& file);

/// Whether a path names a pipe, a terminal or a socket: what can be read once and from front to back alone.
bool is_stream(const std::string& path);

/// Hidden files and folders are left out, links to folders are not followed. O(files log files). Errors: unreadable (no
/// such path, no regular file or folder, an empty folder), cancelled.
Result<FileList> list_files(const std::string& path, const Progress& progress);

/// A hash of the path, size and time of change of every file, sorted. O(files), with a look at each.
std::vector<std::uint64_t> stamps_of(std::span<const FileList> lists);

/// Whether a part of the path begins with a dot or is one of the folders an archiver of macOS adds.
bool is_hidden(std::string_view path);

}  // namespace lookalike
