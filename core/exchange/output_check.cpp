#include "core/exchange/output_check.h"

#include <sys/stat.h>

#include <filesystem>
#include <map>
#include <optional>
#include <tuple>

#include "core/corpus/file_list.h"

namespace lookalike {
namespace fs = std::filesystem;
namespace {

/// Device and inode of a regular file; for a file that does not exist yet, those of its folder with its name.
using FileIdentity = std::tuple<dev_t, ino_t, std::string>;

std::optional<FileIdentity> identity_of_file(const std::string& path) {
  struct stat file {};
  if (::stat(path.c_str(), &file) != 0 || !S_ISREG(file.st_mode)) return {};
  return FileIdentity(file.st_dev, file.st_ino, "");
}

std::optional<FileIdentity> identity_of_output(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) == 0) return identity_of_file(path);
  const fs::path target(path);
  const std::string folder = target.has_parent_path() ? target.parent_path().string() : ".";
  if (::stat(folder.c_str(), &found) != 0) return FileIdentity({}, {}, path);
  return FileIdentity(found.st_dev, found.st_ino, target.filename().string());
}

using Outputs = std::map<FileIdentity, std::string>;

tl::unexpected<Error> refused(const std::string& output, const std::string& reason) {
  return failure(ErrorCode::bad_usage, "\"" + output + "\" " + reason + " Name another file.");
}

Result<Outputs> distinct(const std::vector<std::string>& paths) {
  Outputs outputs;
  for (const std::string& path : paths) {
    const auto identity = path.empty() ? std::nullopt : identity_of_output(path);
    if (!identity) continue;
    const auto [known, added] = outputs.emplace(*identity, path);
    if (!added)
      return refused(path, "and \"" + known->second + "\" are the same file, and each would replace the other.");
  }
  return outputs;
}

Result<void> check_file(const std::string& input, const Outputs& outputs) {
  const auto identity = identity_of_file(input);
  const auto found = identity ? outputs.find(*identity) : outputs.end();
  if (found == outputs.end()) return {};
  return refused(found->second, "would replace \"" + input + "\", which is an input.");
}

Result<void> check_folder(const std::string& folder, const Outputs& outputs) {
  const auto list = list_files(folder, {});
  if (!list) return {};  // reading it will report why
  for (const std::string& file : list->files)
    if (const auto checked = check_file(file, outputs); !checked) return checked;
  return {};
}

bool is_there(const FileIdentity& identity) {
  return std::get<std::string>(identity).empty();
}

// A file that does not exist yet cannot be an input.
Outputs only_present(Outputs outputs) {
  std::erase_if(outputs, [](const auto& output) { return !is_there(output.first); });
  return outputs;
}

}  // namespace

Result<void> check_outputs(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs) {
  auto all = distinct(outputs);
  if (!all) return tl::unexpected(all.error());
  const Outputs present = only_present(std::move(*all));
  if (present.empty()) return {};
  for (const std::string& input : inputs) {
    std::error_code unknown;
    const auto checked = fs::is_directory(input, unknown) ? check_folder(input, present) : check_file(input, present);
    if (!checked) return checked;
  }
  return {};
}

}  // namespace lookalike
