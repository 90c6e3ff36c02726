#pragma once

#include <atomic>
#include <functional>
#include <limits>
#include <string>

#include "core/corpus/file_list.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// Counts the bytes read from files whose sizes sum up to `total`, and reports them as progress. Safe to use from
/// several threads.
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
  /// So many bytes of the file were read by now.
  void at(std::uint64_t bytes);

 private:
  ReadMeter& meter_;
  std::uint64_t counted_ = 0;
};

/// One file, or one member of an archive, that is being read.
struct Member {
  std::string id;     // the path from the list's root or, in an archive, the path inside
  std::string place;  // the path, with that of the member behind it
  std::string path;   // where the file lies; empty for a member of an archive
  bool alone = true;  // it is the very file that was asked for, not one of a folder or an archive
  BufferedReader& bytes;
  FileMeter& meter;                   // of the file
  const std::string& encoding_guess;  // as DecodingSource::guess
};

/// Tells how the members of a list of files are treated.
struct MemberVisitor {
  /// Reads as much as it likes; returns whether to go on. An error ends the walk.
  std::function<Result<bool>(Member&)> visit;
  /// A file or archive that cannot be opened or is empty, or `breaks_off` between members.
  std::function<void(const std::string& place, const Error& error, bool breaks_off)> broken;
  /// Of the members' bytes, as iconv names it; empty: detected.
  std::string encoding = {};
};

/// Walks through the files and, where they are archives, through their members; hidden members are passed over. A
/// member that is compressed or an archive itself is read as a file is, but a packed member of that is refused. Stops
/// when more than `budget` unpacked bytes were read. Returns whether it came to the end. Cancellation is checked at
/// least every 64 KiB. Errors: cancelled, unreadable where a file becomes shorter meanwhile, those of `visit`.
Result<bool> walk_members(const FileList& list, const MemberVisitor& visitor, ReadMeter& meter,
                          std::uint64_t budget = std::numeric_limits<std::uint64_t>::max());

}  // namespace lookalike
