#pragma once

#include <QStatusBar>
#include <QTimer>

class QLabel;
class QProgressBar;
class QToolButton;

namespace lookalike {

class ElidedLabel;
class Session;

/// Shows what was read and how long it took on the left; the work under way, and Cancel, on the right.
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
  QTimer delay_;  // work that ends before a person would ask is not mentioned
};

}  // namespace lookalike
