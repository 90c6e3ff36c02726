#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <vector>

#include "core/exchange/runs/run_file.h"
#include "ui/session/worker.h"

class QAction;
class QMenu;

namespace lookalike {

class RecoveryCopy;
class Session;

/// Leaves "builtin" unchanged.
std::vector<std::string> absolute_paths(const std::vector<std::string>& paths);

/// The open corpus, its load options and the recipe; paths are absolute. Without runs, sweeps and verdicts.
RunFile present_run(const Session& session);

/// At most eight corpora opened last, newest first, from the settings: paths, load options and the last recipe.
std::vector<RunFile> recent_corpora();
/// Makes it the newest; replaces the entry of the same paths.
void remember_corpus(RunFile corpus);

/// The run files opened or saved last, newest first, even if they no longer exist. At most eight.
QStringList recent_runs();
/// Makes it the newest.
void remember_run(const QString& path);
void forget_recent_runs();

/// Adds a menu of these run files; `open` gets the chosen path.
void add_recent_runs(QMenu* menu, std::function<void(const QString&)> open);

/// The menu of recent corpora. Stores the current corpus and its recipe. Writes a changed recipe after a second without
/// edits, because each write goes to a file.
class RecentMenu final : public QObject {
  Q_OBJECT

 public:
  explicit RecentMenu(Session& session, QObject* parent = nullptr);

  void add_to(QMenu* menu);
  /// Stores the current corpus with its recipe before it returns; the built-in corpus has its own entry.
  void remember();

 signals:
  void chosen(const lookalike::RunFile& corpus);

 private:
  void write_soon();

  Session& session_;
  QTimer rest_;
  Worker worker_;
};

/// The menu of recovery copies from programs that did not end properly. Visible only if there are any.
class LeftBehindMenu final : public QObject {
  Q_OBJECT

 public:
  LeftBehindMenu(RecoveryCopy& copy, QObject* parent);

  void add_to(QMenu* menu);
  /// Opens the newest.
  QAction* newest_action() const { return newest_; }
  /// A copy was opened or discarded.
  void update();
  /// Names the newest copy and its path; empty if there is none.
  QString sentence() const;

 signals:
  void chosen(const QString& path);

 private:
  RecoveryCopy& copy_;
  QAction* newest_;
  QMenu* menu_ = nullptr;
};

}  // namespace lookalike
