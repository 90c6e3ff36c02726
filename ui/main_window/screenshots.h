#pragma once

#include <QObject>
#include <QString>
#include <deque>
#include <functional>

namespace lookalike {

struct Error;
class MainWindow;
class Session;

/// Takes the pictures of the README: waits until each page shows all it has to show, grabs it and ends the program.
class Screenshots final : public QObject {
  Q_OBJECT

 public:
  /// Pictures go into `folder`.
  Screenshots(Session& session, MainWindow& window, QString folder);

 private:
  struct Step {
    std::function<bool()> ready;
    std::function<void()> act;
  };
  void plan();
  void show_page(int page);
  void press(const char* button);
  void save(const QString& name);
  void give_up(const Error& error);
  void go_on();

  Session& session_;
  MainWindow& window_;
  const QString folder_;
  std::deque<Step> steps_;
};

}  // namespace lookalike
