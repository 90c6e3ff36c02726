#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <vector>

#include "core/exchange/run_file.h"

class QAction;
class QMenu;

namespace lookalike {

class RecoveryCopy;
class Session;

/// The corpora that were opened last, newest first, as the settings hold them: paths, how they were read and the recipe
/// that was last worked on with. At most eight.
std::vector<RunFile> recent_corpora();
/// Makes it the newest; what was known of the same paths is replaced.
void remember_corpus(RunFile corpus);

/// The run files that were opened or saved last, newest first, whether they are still there or not. At most eight.
QStringList recent_runs();
/// Makes it the newest.
void remember_run(const QString& path);
void forget_recent_runs();

/// Adds a menu of these run files; `open` gets the path that was chosen.
void add_recent_runs(QMenu* menu, std::function<void(const QString&)> open);

/// The menu of corpora that were opened before. Keeps up which corpus is worked on, and with which recipe: a recipe
/// that changes is written once it has rested for a second, because every change writes to a file.
class RecentMenu final : public QObject {
  Q_OBJECT

 public:
  explicit RecentMenu(Session& session, QObject* parent = nullptr);

  void add_to(QMenu* menu);
  /// Writes down the present corpus with its recipe; the built-in one has an entry of its own.
  void remember();

 signals:
  void chosen(const lookalike::RunFile& corpus);

 private:
  Session& session_;
  QTimer rest_;
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
  RecoveryCopy& copy_;
  QAction* newest_;
  QMenu* menu_ = nullptr;
};

}  // namespace lookalike
