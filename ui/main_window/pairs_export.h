#pragma once

#include <QObject>

#include "ui/session/worker.h"

class QWidget;

namespace lookalike {

class Session;

/// Asks for a file and writes the pairs that the Pairs page lists to it, all of them, on the worker. Deletes itself
/// when done.
class PairsExport final : public QObject {
  Q_OBJECT

 public:
  PairsExport(Session& session, QWidget* window);

  void ask();
  void write(const QString& path);

 signals:
  void done(const QString& message);
  void failed(const QString& message);

 private:
  Session& session_;
  QWidget* window_;
  Lane lane_;
};

}  // namespace lookalike
