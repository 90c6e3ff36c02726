#pragma once

#include <QStatusBar>
#include <QTimer>

class QLabel;
class QProgressBar;
class QToolButton;

namespace lookalike {

class ElidedLabel;
class Session;

/// Shows the corpus and the time of each stage on the left, the current work and Cancel on the right.
class StatusStrip final : public QStatusBar {
  Q_OBJECT

 public:
  explicit StatusStrip(Session& session, QWidget* parent = nullptr);

 private:
  void make_activity();
  void show_result();
  void show_stages(const QString& text);
  void show_busy(bool busy);
  void show_progress(const QString& stage, double fraction, double elapsed, double remaining);

  Session& session_;
  QLabel* corpus_;
  ElidedLabel* stages_;
  QWidget* activity_;
  QLabel* stage_;
  QProgressBar* bar_;
  QToolButton* cancel_;
  QTimer delay_;  // short work is not shown
};

}  // namespace lookalike
