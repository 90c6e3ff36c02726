#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "core/exchange/run_file.h"

class QAction;
class QMenu;

namespace lookalike {

class RecoveryCopy;
class Session;

/// The menu of corpora that were opened before. Keeps up which corpus is worked on, and with which recipe: a recipe
/// that changes is kept once it has rested for a second, because every keeping writes to a file.
class RecentMenu final : public QObject {
  Q_OBJECT

 public:
  explicit RecentMenu(Session& session, QObject* parent = nullptr);

  void add_to(QMenu* menu);
  /// Keeps the present corpus with its recipe; the built-in one has an entry of its own.
  void remember();

 signals:
  void chosen(const lookalike::RunFile& corpus);

 private:
  void fill(QMenu* menu);

  Session& session_;
  QTimer rest_;
};

/// The menu of run files that were opened or saved before, newest first. The settings keep their paths.
class RecentRuns final : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  void add_to(QMenu* menu);

  /// At most eight, newest first, whether they are still there or not.
  static QStringList paths();
  /// Makes it the newest.
  static void remember(const QString& path);
  static void forget();

 signals:
  void chosen(const QString& path);

 private:
  void fill(QMenu* menu);
};

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
