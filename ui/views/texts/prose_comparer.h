#pragma once

#include <QObject>
#include <memory>

#include "ui/models/reading/pair_reading.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Compares pairs of texts, long ones on a thread of its own. A new request stops the one before.
class ProseComparer : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Answers with `done`, for short texts before it returns. The recipe may be null.
  void compare(PairTexts texts, std::shared_ptr<const Recipe> recipe);
  void cancel();

 signals:
  void done(const lookalike::PairReading& reading);

 private:
  Worker worker_;
  LatestRequest comparing_{worker_};
};

}  // namespace lookalike
