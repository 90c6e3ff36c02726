#pragma once

#include <atomic>
#include <functional>
#include <limits>
#include <string>

#include "core/corpus/file_list.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// Counts the bytes read from files whose sizes sum up to `total`, and reports them as progress. Thread-safe.
class ReadMeter {
 public:
  ReadMeter(const Progress& progress, std::uint64_t total) : progress_(progress), total_(total) {}

  bool cancelled() const { return progress_.cancelled(); }
  void add(std::uint64_t bytes);

 private:
  const Progress& progress_;
  std::uint64_t total_;
  std::atomic<std::uint64_t> read_{0};
};

/// The share of one file in a meter; used by one thread at a time.
class FileMeter {
 public:
  explicit FileMeter(ReadMeter& meter) : meter_(meter) {}

  bool cancelled() const { return meter_.cancelled(); }
  /// Sets the number of bytes read from the file so far.
  void at(std::uint64_t bytes);

 private:
  ReadMeter& meter_;
  std::uint64_t counted_ = 0;
};

/// One file, or one member of an archive, that is being read.
struct Member {
  std::string id;     // the path from the list's root or, in an archive, the path inside
  std::string place;  // the path, followed by the member's path
  std::string path;   // path of the file; empty for a member of an archive
  bool alone = true;  // it is the requested file itself, not one of a folder or an archive
  BufferedReader& bytes;
  FileMeter& meter;                   // of the file
  const std::string& encoding_guess;  // as DecodingSource::guess
};

/// How to handle the members of a list of files.
struct MemberVisitor {
  /// Reads as much as it wants; returns whether to continue. An error ends the walk.
  std::function<Result<bool>(Member&)> visit;
  /// Called for a file or archive that cannot be opened or is empty, or `truncated` between members.
  std::function<void(const std::string& place, const Error& error, bool truncated)> broken;
  /// Encoding of the members' bytes as iconv names it; empty: detected.
  std::string encoding = {};
};

/// Walks through the files and the members of archives; skips hidden members. A member that is itself compressed or an
/// archive is read like a file, but a packed member inside it is refused. Stops after more than `budget` decompressed
/// bytes. Returns whether it reached the end. Checks for cancellation at least every 64 KiB. Errors: cancelled,
/// unreadable if a file becomes shorter during the walk, those of `visit`.
Result<bool> walk_members(const FileList& list, const MemberVisitor& visitor, ReadMeter& meter,
                          std::uint64_t budget = std::numeric_limits<std::uint64_t>::max());

}  // namespace lookalike
