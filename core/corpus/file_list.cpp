#include "core/corpus/file_list.h"

#include <algorithm>
#include <filesystem>
#include <ranges>

namespace lookalike {
namespace fs = std::filesystem;
namespace {

bool is_hidden_name(std::string_view name) {
  return name == "__MACOSX" || (name.starts_with('.') && name != "." && name != "..");
}

class Lister {
 public:
  Lister(FileList& list, const Progress& progress) : list_(list), progress_(progress) {}

  void list(const fs::path& folder) {
    std::error_code error;
    fs::directory_iterator entries(folder, error);
    for (const fs::directory_iterator end; !error && entries != end && !progress_.cancelled(); entries.increment(error))
      take(*entries);
    if (error) cannot_read(folder, error);
  }

 private:
  void take(const fs::directory_entry& entry) {
    const fs::path& path = entry.path();
    if (is_hidden_name(path.filename().native())) return;
    std::error_code error;
    const fs::file_type type = entry.status(error).type();
    if (type == fs::file_type::directory) {
      if (entry.is_symlink(error))
        return list_.unreadable.push_back(damage(path, "A link to a folder is not followed."));
      return list(path);
    }
    if (type == fs::file_type::regular) return list_.files.push_back(path.native());
    if (type == fs::file_type::not_found) error = std::make_error_code(std::errc::no_such_file_or_directory);
    if (error) return cannot_read(path, error);
    list_.unreadable.push_back(damage(path, "It is neither a file nor a folder."));
  }

  static Damage damage(const fs::path& path, std::string reason) {
    return {{path.native(), std::nullopt, std::nullopt}, std::move(reason), false};
  }

  void cannot_read(const fs::path& path, std::error_code error) {
    list_.unreadable.push_back(damage(path, "It cannot be read: " + error.message() + "."));
  }

  FileList& list_;
  const Progress& progress_;
};

fs::path from_root(const fs::path& path) {
  std::error_code error;
  return fs::absolute(path, error).lexically_normal();
}

fs::path common_folder(const fs::path& a, const fs::path& b) {
  fs::path common;
  for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end() && *i == *j; ++i, ++j) common /= *i;
  return common;
}

}  // namespace

void share_root(std::vector<FileList>& lists) {
  fs::path root;
  for (const FileList& list : lists)
    if (!list.stream) root = root.empty() ? fs::path(list.root) : common_folder(root, list.root);
  for (FileList& list : lists)
    if (!list.stream) list.root = root.native();
}

std::string path_from_root(const FileList& list, const std::string& file) {
  return list.stream ? file : from_root(file).lexically_relative(list.root).native();
}

bool is_stream(const std::string& path) {
  std::error_code unknown;
  const fs::file_status status = fs::status(path, unknown);
  return fs::is_fifo(status) || fs::is_character_file(status) || fs::is_socket(status);
}

Result<FileList> list_files(const std::string& path, const Progress& progress) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  const Place place{path, std::nullopt, std::nullopt};
  if (status.type() == fs::file_type::not_found)
    return failure(ErrorCode::unreadable, "There is no such file or folder.", place);
  if (error) return failure(ErrorCode::unreadable, "It cannot be read: " + error.message() + ".", place);
  FileList list;
  if (fs::is_regular_file(status)) {
    list.files.push_back(path);
    list.root = from_root(path).parent_path().native();
    return list;
  }
  if (!fs::is_directory(status)) return failure(ErrorCode::unreadable, "It is neither a file nor a folder.", place);
  list.folder = true;
  list.root = from_root(path).native();
  Lister(list, progress).list(path);
  if (progress.cancelled()) return cancelled();
  std::ranges::sort(list.files);
  std::ranges::sort(list.unreadable, {}, [](const Damage& damage) { return damage.place.file; });
  if (!list.files.empty()) return list;
  if (!list.unreadable.empty())
    return failure(ErrorCode::unreadable, list.unreadable[0].reason, list.unreadable[0].place);
  return failure(ErrorCode::unreadable, "The folder contains no files.", place);
}

std::vector<std::uint64_t> stamps_of(std::span<const FileList> lists) {
  std::vector<std::uint64_t> stamps;
  for (const FileList& list : lists)
    for (const std::string& file : list.files) {
      std::error_code unknown;
      const auto size = fs::file_size(file, unknown);
      const auto time = fs::last_write_time(file, unknown).time_since_epoch().count();
      stamps.push_back(std::hash<std::string>()(file + '\0' + std::to_string(size) + ' ' + std::to_string(time)));
    }
  std::ranges::sort(stamps);
  return stamps;
}

bool is_hidden(std::string_view path) {
  return std::ranges::any_of(path | std::views::split('/'), [](const auto& part) {
    return is_hidden_name({part.begin(), part.end()});
  });
}

}  // namespace lookalike
