#include "core/system/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
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

/// An open file, closed by the destructor.
class OpenFile {
 public:
  OpenFile(const std::string& path, int flags) : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags)) {
    if (file_ >= 0) ::fstat(file_, &status_);
  }
  ~OpenFile() {
    if (file_ >= 0) ::close(file_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  bool good() const { return file_ >= 0; }
  int number() const { return file_; }
  // Reading a folder fails with the system's reason.
  bool is_stream() const { return !S_ISREG(status_.st_mode) && !S_ISDIR(status_.st_mode); }
  std::size_t size() const { return S_ISREG(status_.st_mode) ? static_cast<std::size_t>(status_.st_size) : 0; }

 private:
  int file_;
  struct stat status_ {};
};

tl::unexpected<Error> unreadable(const std::string& path, const std::string& reason) {
  return failure(ErrorCode::unreadable, "The file cannot be read: " + reason + ".", {path, {}, {}});
}

std::string last_reason() {
  return std::generic_category().message(errno);
}

Result<std::string> read_all(const OpenFile& file, const std::string& path, std::size_t limit) {
  const auto too_long = [&] { return unreadable(path, "it is longer than " + std::to_string(limit) + " bytes"); };
  if (file.size() > limit) return too_long();
  std::string text;
  std::array<char, 1 << 16> buffer;
  while (const ssize_t length = ::read(file.number(), buffer.data(), buffer.size())) {
    if (length < 0 && errno == EINTR) continue;
    if (length < 0) return unreadable(path, last_reason());
    if (text.size() + static_cast<std::size_t>(length) > limit) return too_long();
    text.append(buffer.data(), static_cast<std::size_t>(length));
  }
  return text;
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

Result<std::string> read_whole_file(const std::string& path, std::size_t limit) {
  const OpenFile file(path, O_NONBLOCK);  // a pipe without a writer is refused rather than waited for
  if (!file.good()) return unreadable(path, last_reason());
  if (file.is_stream()) return unreadable(path, "it is not a regular file");
  return read_all(file, path, limit);
}

Result<std::string> read_whole_stream(const std::string& path, std::size_t limit) {
  const OpenFile file(path, 0);
  if (!file.good()) return unreadable(path, last_reason());
  return read_all(file, path, limit);
}

}  // namespace lookalike
