#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace lookalike {

class Session;

/// Commands that keep a run, or make one from a run file's recipe, to compare later ones with.
class RunComparing final : public QObject {
  Q_OBJECT

 public:
  RunComparing(Session& session, QWidget* window);

  void add_to(QMenu* menu);
  /// Makes the run of this file's recipe the kept one; the corpus must be the same.
  void compare_with(const QString& path);

 signals:
  void said(const QString& sentence);
  void failed(const QString& sentence);

 private:
  void keep();
  void choose_file();
  void take_baseline_run();
  void look_if_possible();

  Session& session_;
  QWidget* window_;
  QString asked_for_;  // the name of the run file whose run is being made
};

}  // namespace lookalike
