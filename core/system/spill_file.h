#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "core/system/mapped_file.h"

namespace lookalike {

/// A file without a name, private to this process, as memory for data that would take too much of it: the system writes
/// it to the disk and rereads it when memory is short. The file is created by the first `allocate` and disappears when
/// the process ends, however it ends. Thread-safe.
class SpillFile {
 public:
  /// Bytes left free on the disk.
  static constexpr std::uint64_t kLeft = std::uint64_t{1} << 30;
  /// Bytes by which the file grows.
  static constexpr std::size_t kPiece = std::size_t{256} << 20;

  /// The user's folder for temporary files (TMPDIR), or /var/tmp, which is meant for large ones.
  static std::string usual_folder();

  explicit SpillFile(std::string folder = usual_folder(), std::uint64_t left = kLeft, std::size_t piece = kPiece)
      : folder_(std::move(folder)), left_(left), piece_(piece) {}
  ~SpillFile();
  SpillFile(const SpillFile&) = delete;
  SpillFile& operator=(const SpillFile&) = delete;

  /// Null if the folder is not writable, is in memory itself, or has no room on its disk.
  char* allocate(std::size_t length);
  /// A part of the file whose bytes the disk has lost; null if all can be read. O(parts).
  std::shared_ptr<const MappedFile> lost() const;

 private:
  bool opened();
  bool has_room(std::size_t length) const;
  bool grow(std::size_t length);

  const std::string folder_;
  const std::uint64_t left_;
  const std::size_t piece_;
  mutable std::mutex mutex_;  // guards the members below
  bool tried_ = false;
  int file_ = -1;
  std::uint64_t size_ = 0;
  std::vector<std::shared_ptr<MappedFile>> pieces_;
  std::size_t taken_ = 0;  // bytes of the last piece
};

}  // namespace lookalike
