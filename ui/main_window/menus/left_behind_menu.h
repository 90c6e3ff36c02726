#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace lookalike {

class RecoveryCopy;

/// The menu of work that programs have left behind which did not end by themselves. It is there only while there is
/// some.
class LeftBehindMenu final : public QObject {
  Q_OBJECT

 public:
  LeftBehindMenu(RecoveryCopy& copy, QObject* parent);

  void add_to(QMenu* menu);
  /// Opens the newest.
  QAction* newest_action() const { return newest_; }
  /// Something was taken up or discarded.
  void update();
  /// Names the newest and its place; empty when there is none.
  QString sentence() const;

 signals:
  void chosen(const QString& path);

 private:
  void fill(QMenu* menu);

  RecoveryCopy& copy_;
  QAction* newest_;
  QMenu* menu_ = nullptr;
};

}  // namespace lookalike
