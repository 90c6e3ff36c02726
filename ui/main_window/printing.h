#pragma once

#include <QObject>
#include <QString>

namespace lookalike {

class MainWindow;
class Session;
struct Error;

/// Writes the whole lesson as a PDF, or the evidence slide, as soon as the corpus is known, and ends the program.
class Printing final : public QObject {
  Q_OBJECT

 public:
  enum class What { lesson, slide };
  Printing(Session& session, MainWindow& window, What what, const QString& path);

 private:
  void go_on();
  bool ready() const;
  void print();
  void give_up(const Error& error);

  Session& session_;
  MainWindow& window_;
  const What what_;
  const std::string path_;
};

}  // namespace lookalike
