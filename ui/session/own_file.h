#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <string>

class QLockFile;

namespace lookalike {

/// One of a few numbered files ("latest.csv", "latest-2.csv", ...), which belongs to this program alone for as long as
/// the object and its copies live: two programs at the same time do not write over each other. The file of a program
/// that has ended, however it did, is taken over as it is.
class OwnFile {
 public:
  static constexpr int kNames = 32;

  /// The first that nobody owns, of `path` and the numbered ones beside it. If all have owners, a name with the
  /// number of this process; if no lock can be made, `path` itself. O(kNames) file operations.
  explicit OwnFile(const std::string& path);

  const std::string& path() const { return path_; }

  /// Keeps the present file this program's as long as the answer lives, whatever it is exchanged for.
  std::shared_ptr<const void> hold() const { return lock_; }

  /// Gives the file up for the first one that nobody owns and that is `wanted`. False: there is none, nothing changes.
  bool exchange(const std::function<bool(const std::string&)>& wanted);

 private:
  QString name(int number) const;
  /// Null: owned by another, or it cannot be locked.
  static std::shared_ptr<QLockFile> locked(const QString& path);

  QString first_;
  std::string path_;
  std::shared_ptr<QLockFile> lock_;  // null: without a lock
};

}  // namespace lookalike
