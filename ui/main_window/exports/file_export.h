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

/// Asks for a file and writes it on a thread of its own: runs go on meanwhile. Deletes itself when done.
class FileExport final : public QObject {
  Q_OBJECT

 public:
  struct Offer {
    QString title, name, filter;  // of the dialog
  };
  /// Writes the file of this path and gives the sentence that says so; goes on when everything that is shown has
  /// changed.
  using Write = std::function<Result<QString>(const std::string& path, const Progress& progress)>;

  /// `work` is called once the file is known and makes what writes it.
  FileExport(Offer offer, std::function<Write()> work, QWidget* window);

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
  void say(const Result<QString>& written, const QString& path);

  Offer offer_;
  std::function<Write()> work_;
  QWidget* window_;
  std::stop_source stop_;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
