#include "core/system/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <filesystem>
#include <system_error>

#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

// Follows a link, so that its target is replaced and not the link.
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

bool is_standard_output(const std::string& target) {
  return target == "-" || target == "/dev/stdout" || target == "/dev/fd/1" || target == "/proc/self/fd/1";
}

// Maximum bytes of a name in this folder.
std::size_t longest_name(const std::string& folder) {
  const long longest = ::pathconf(folder.empty() ? "." : folder.c_str(), _PC_NAME_MAX);
  return longest > 0 ? static_cast<std::size_t>(longest) : NAME_MAX;
}

std::string temporary_name(const std::string& target, unsigned number) {
  const std::string ending = ".part-" + std::to_string(::getpid()) + "-" + std::to_string(number);
  const std::string folder = target.substr(0, target.rfind('/') + 1);
  const std::string_view name = std::string_view(target).substr(folder.size());
  return folder + std::string(whole_characters(name, longest_name(folder) - ending.size())) + ending;
}

// Gives it the owner and permissions of the target.
void take_mode_of(const std::string& target, int file) {
  struct stat replaced {};
  if (::stat(target.c_str(), &replaced) != 0) return;
  [[maybe_unused]] const int owned = ::fchown(file, replaced.st_uid, replaced.st_gid);  // if that is allowed
  ::fchmod(file, replaced.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO));
}

}  // namespace

NewFile::NewFile(const std::string& target) : target_(is_standard_output(target) ? target : resolved(target)) {
  if (is_standard_output(target))
    file_ = ::fdopen(::dup(STDOUT_FILENO), "wb");
  else
    file_ = is_special(target_) ? std::fopen(target_.c_str(), "wb") : begin_temporary();
  if (!file_) note_error();
}

std::FILE* NewFile::begin_temporary() {
  static std::atomic<unsigned> numbers = 0;
  int file = -1;
  do {  // an existing name was left by a killed program
    temporary_ = temporary_name(target_, numbers++);
    file = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  } while (file < 0 && errno == EEXIST);
  if (file < 0) return nullptr;
  take_mode_of(target_, file);
  return ::fdopen(file, "wb");
}

NewFile::~NewFile() {
  close();
  if (!temporary_.empty()) std::remove(temporary_.c_str());
}

void NewFile::write(std::string_view bytes) {
  if (good() && std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size()) note_error();
}

// Pipes and terminals cannot be synced.
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
