#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <stop_token>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "ui/session/worker.h"

class QWidget;

namespace lookalike {

/// Asks for a file and writes it on its own thread, so that runs can continue. Deletes itself when done.
class FileExport final : public QObject {
  Q_OBJECT

 public:
  struct Offer {
    QString title, name, filter;  // for the dialog
  };
  /// Writes the file at this path and returns the sentence to report. Must not depend on what the window shows by then.
  using Write = std::function<Result<QString>(const std::string& path, const Progress& progress)>;

  /// Calls `work` when the user has chosen the file; it returns the function that writes it.
  FileExport(Offer offer, std::function<Write()> work, QWidget* window);

  void ask();
  void write(const QString& path);
  /// Requests a stop; `done` reports whether the file was written nevertheless.
  void cancel();
  bool writing() const { return request_.busy(); }

 signals:
  void writing_changed();
  void done(const QString& message);
  void failed(const QString& message);

 private:
  void say(const Result<QString>& written, const QString& path);

  Offer offer_;
  std::function<Write()> work_;
  QWidget* window_;
  std::stop_source stop_;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
