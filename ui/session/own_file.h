#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <string>

class QLockFile;

namespace lookalike {

/// One of a few numbered files ("latest.csv", "latest-2.csv", ...), locked for this program as long as the object and
/// its copies live, so that two running programs do not overwrite each other's file. The file of a program that has
/// ended, even by a crash, is taken over as it is.
class OwnFile {
 public:
  static constexpr int kNames = 32;

  /// The first unowned file among `path` and its numbered variants. If all are owned, a name with the process id; if no
  /// lock can be made, `path` itself. O(kNames) file operations.
  explicit OwnFile(const std::string& path);

  const std::string& path() const { return path_; }

  /// Keeps the present file locked as long as the returned object lives, even after an exchange.
  std::shared_ptr<const void> hold() const { return lock_; }

  /// Exchanges the file for the first unowned one that is `wanted`. False: there is none, and nothing changes.
  bool exchange(const std::function<bool(const std::string&)>& wanted);

 private:
  QString name(int number) const;
  /// Null: another program owns the file, or it cannot be locked.
  static std::shared_ptr<QLockFile> locked(const QString& path);

  QString first_;
  std::string path_;
  std::shared_ptr<QLockFile> lock_;  // null: without a lock
};

}  // namespace lookalike
