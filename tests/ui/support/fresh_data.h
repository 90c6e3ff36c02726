#pragma once

#include <QTemporaryDir>

namespace lookalike {

/// While it lives, a separate folder for the files that the program writes: otherwise an unfinished sweep of an
/// earlier test would be resumed, with its plan.
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
