#pragma once

#include <QObject>
#include <QString>
#include <deque>
#include <functional>

#include "core/base/error.h"

namespace lookalike {

class MainWindow;
class Session;

/// Carries out a command-line option as soon as the corpus is loaded, then ends the program. Errors go to standard
/// error and also end it.
class Unattended final : public QObject {
  Q_OBJECT

 public:
  Unattended(Session& session, MainWindow& window);

  /// The whole lesson as a PDF, and the slide about the run as PNG, SVG or PDF.
  void print_lesson(const QString& path);
  void print_slide(const QString& path);

 private:
  struct Job {
    std::function<bool()> ready;
    std::string path;
    std::function<Result<void>(const std::string& path)> write;
  };
  bool measured() const;
  void end(const Error& error, int code);
  void go_on();

  Session& session_;
  MainWindow& window_;
  std::deque<Job> jobs_;
};

}  // namespace lookalike
