#include "core/base/whole_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

namespace lookalike {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

}  // namespace

Result<std::string> read_whole_file(const std::string& path, std::size_t limit) {
  const auto unreadable = [&path](const std::string& reason) {
    return failure(ErrorCode::unreadable, "The file cannot be read: " + reason + ".", {path, {}, {}});
  };
  const auto reason = [] { return std::generic_category().message(errno); };
  const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
  if (!file) return unreadable(reason());
  const auto too_long = [&] { return unreadable("it is longer than " + std::to_string(limit) + " bytes"); };
  std::error_code unknown;
  if (const auto size = std::filesystem::file_size(path, unknown); !unknown && size > limit) return too_long();
  std::string text;
  std::array<char, 1 << 16> buffer;
  while (const std::size_t length = std::fread(buffer.data(), 1, buffer.size(), file.get())) {
    if (text.size() + length > limit) return too_long();
    text.append(buffer.data(), length);
  }
  if (std::ferror(file.get())) return unreadable(reason());
  return text;
}

}  // namespace lookalike
