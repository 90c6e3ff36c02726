#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <stop_token>

#include "core/base/error.h"
#include "core/experiment/evaluation/pair_choice.h"
#include "ui/session/worker.h"

class QWidget;

namespace lookalike {

class Session;

/// Asks for a file and writes the pairs that the Pairs page lists to it, all of them, on a thread of its own: runs go
/// on meanwhile. Deletes itself when done.
class PairsExport final : public QObject {
  Q_OBJECT

 public:
  PairsExport(Session& session, QWidget* window);

  void ask();
  void write(const QString& path);
  /// Asks it to stop; `done` says whether the file was written nevertheless.
  void cancel();
  bool writing() const { return request_.busy(); }

 signals:
  void writing_changed();
  void done(const QString& message);
  void failed(const QString& message);

 private:
  void say(const Result<std::uint64_t>& written, const QString& path, const PairChoice& choice);

  Session& session_;
  QWidget* window_;
  std::stop_source stop_;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
