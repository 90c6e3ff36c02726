#include "core/base/new_file.h"

#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace lookalike {
namespace {

// A link is followed, so that the file it names is replaced and not the link.
std::string resolved(const std::string& target) {
  std::error_code unresolved;
  const std::filesystem::path path = std::filesystem::canonical(target, unresolved);
  return unresolved ? target : path.string();
}

bool is_special(const std::string& path) {
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

}  // namespace

NewFile::NewFile(const std::string& target) : target_(resolved(target)) {
  if (!is_special(target_)) temporary_ = target_ + ".part-" + std::to_string(::getpid());
  if (!temporary_.empty()) std::remove(temporary_.c_str());  // left over by a program that was killed
  file_ = temporary_.empty() ? std::fopen(target_.c_str(), "wb") : std::fopen(temporary_.c_str(), "wbx");
  if (!file_) note_error();
}

NewFile::~NewFile() {
  close();
  if (!temporary_.empty()) std::remove(temporary_.c_str());
}

void NewFile::write(std::string_view bytes) {
  if (good() && std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size()) note_error();
}

// What is no file (a pipe, a terminal) cannot wait for a disk.
void NewFile::sync() {
  if (!good() || temporary_.empty()) return;
  if (std::fflush(file_) != 0 || ::fsync(::fileno(file_)) != 0) note_error();
}

Result<void> NewFile::commit() {
  close();
  if (good() && !temporary_.empty() && std::rename(temporary_.c_str(), target_.c_str()) != 0) note_error();
  if (!good()) return problem();
  temporary_.clear();
  return {};
}

tl::unexpected<Error> NewFile::problem() const {
  return failure(ErrorCode::unwritable,
                 "The file could not be written: " + std::generic_category().message(error_) + ".",
                 {target_, std::nullopt, std::nullopt});
}

void NewFile::note_error() {
  error_ = errno != 0 ? errno : EIO;
}

void NewFile::close() {
  if (file_ && std::fclose(file_) != 0 && good()) note_error();
  file_ = nullptr;
}

}  // namespace lookalike
