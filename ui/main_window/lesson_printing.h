#pragma once

#include <QObject>
#include <QString>

namespace lookalike {

class MainWindow;
class Session;
struct Error;

/// Writes the whole lesson as a PDF as soon as the last scene shows the corpus, and ends the program.
class LessonPrinting final : public QObject {
  Q_OBJECT

 public:
  LessonPrinting(Session& session, MainWindow& window, QString path);

 private:
  void go_on();
  bool ready() const;
  void print();
  void give_up(const Error& error);

  Session& session_;
  MainWindow& window_;
  const QString path_;
};

}  // namespace lookalike
