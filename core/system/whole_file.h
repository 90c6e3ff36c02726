#pragma once

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace lookalike {

/// The bytes of a small file (a word list, a run file). Errors: unreadable (missing, not a regular file, no permission,
/// longer than `limit` bytes), with the system's reason.
Result<std::string> read_whole_file(const std::string& path, std::size_t limit = std::size_t{64} << 20);

/// The same, but also for a pipe or a device: waits for its writer. It can be read only once.
Result<std::string> read_whole_stream(const std::string& path, std::size_t limit = std::size_t{64} << 20);

/// A file written under a temporary name beside its target, which it replaces only when committed. It gets the
/// permissions of the file that it replaces. A target that is not a regular file (a pipe, a terminal) is written
/// directly; "-" and the system's names of standard output append to existing output. `commit` reports the first error;
/// writing after it does nothing.
class NewFile {
 public:
  explicit NewFile(const std::string& target);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  bool good() const { return error_ == 0; }
  void write(std::string_view bytes);

  /// Waits until everything written is on the disk: if committed after that, the target is whole even after a power
  /// failure, either old or new.
  void sync();

  /// Closes and renames. Errors: unwritable, with the system's reason.
  Result<void> commit();
  /// The error so far, as `commit` would report it.
  tl::unexpected<Error> problem() const;

 private:
  std::FILE* begin_temporary();
  void note_error();
  void close();

  std::string target_, temporary_;
  std::FILE* file_ = nullptr;
  int error_ = 0;
};

}  // namespace lookalike
