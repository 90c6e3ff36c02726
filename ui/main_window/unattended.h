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
  /// The pictures of the README: each page after it has drawn everything.
  void take_pictures(const QString& folder);

 private:
  using Act = std::function<Result<void>()>;
  struct Step {
    std::function<bool()> ready;
    Act act;
  };
  bool measured() const;
  void add_file(std::function<bool()> ready, const QString& path,
                const std::function<Result<void>(const std::string&)>& write);
  Result<void> show_page(int page);
  void end(const Error& error, int code);
  void go_on();

  Session& session_;
  MainWindow& window_;
  std::deque<Step> steps_;
};

}  // namespace lookalike
