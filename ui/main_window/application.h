#pragma once

#include <QApplication>
#include <QTimer>

namespace lookalike {

/// The application. An event whose handling finds no memory is given up; the program and what it holds stay.
class Application : public QApplication {
  Q_OBJECT

 public:
  Application(int& count, char** values);

  bool notify(QObject* receiver, QEvent* event) override;

 signals:
  /// That has happened, once or several times.
  void out_of_memory();

 private:
  void tell_later();

  QTimer tell_;
};

}  // namespace lookalike
