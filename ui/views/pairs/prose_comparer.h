#pragma once

#include <QObject>
#include <string>

#include "ui/models/text/marked_text.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Compares pairs of texts, long ones on a thread of its own. A new request stops the one before.
class ProseComparer : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Answers with `done`, for short texts before it returns. The texts must be valid UTF-8.
  void compare(std::string left, std::string right);
  void cancel();

 signals:
  void done(const lookalike::MarkedPair& pair, bool approximate);

 private:
  Worker worker_;
  LatestRequest comparing_{worker_};
};

}  // namespace lookalike
