#pragma once

#include <QTemporaryDir>

namespace lookalike {

/// A folder of its own for what the program keeps on disk, as long as it lives: a sweep that a test before left
/// unfinished would be taken up otherwise, with its plan.
class FreshData {
 public:
  FreshData() { qputenv("XDG_DATA_HOME", folder_.path().toUtf8()); }
  ~FreshData() { before_.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before_); }
  FreshData(const FreshData&) = delete;
  FreshData& operator=(const FreshData&) = delete;

 private:
  const QByteArray before_ = qgetenv("XDG_DATA_HOME");
  QTemporaryDir folder_;
};

}  // namespace lookalike
