#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <optional>

#include "core/exchange/run_file.h"
#include "ui/main_window/run_files/recovery_copy.h"
#include "ui/session/worker.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

class HandKeepers;
class LeftBehindMenu;
class Session;

/// Saving and opening what was worked on as one file, and a copy of it every few seconds that a program that was killed
/// leaves behind for the next.
class RunFiles final : public QObject {
  Q_OBJECT

 public:
  RunFiles(Session& session, HandKeepers& keepers, QWidget* window);

  void add_to(QMenu* menu);
  /// Reads and opens one in the background: recipe, runs and sweep are taken with its corpus, or not at all. Asks first
  /// where the present one has changes.
  void open(const QString& path);
  /// The file is being read.
  bool reading() const { return reading_.busy(); }
  /// Asks whether to save the changes of the present file, or verdicts and documents kept by hand that are in no file,
  /// and does so, then goes on; at once where there is nothing to ask, never when the answer is Cancel or the file
  /// cannot be written.
  void settle_changes(std::function<void()> go_on);
  /// The corpus of the run that could not be opened lies here now: opens it.
  void locate(const QString& corpus);
  /// Asks where the corpus of the run lies that could not be opened.
  QAction* locate_action() const { return locate_; }
  /// Another corpus is opened: what is being read, or waits for its corpus, does so no longer.
  void give_way();
  /// False, and `failed` says why, when it cannot be written.
  bool save_as(const QString& path);
  /// The file that was opened or saved last and is still worked on; empty when there is none.
  const QString& path() const { return path_; }
  /// There is such a file, and recipe, runs to compare with, the sweep's table, verdicts or documents kept by hand are
  /// not those in it.
  bool differs() const;
  /// It differs, or verdicts or documents kept by hand are in no file.
  bool has_unsaved() const { return differs() || has_unsaved_verdicts() || has_unsaved_keepers(); }
  /// Takes up the latest work that another window has left, first that of a program that did not end by itself; where
  /// `corpus` has paths, the latest on these whose program did not end by itself. False when there is none; the first
  /// result names what else was left like this.
  bool recover(const std::vector<std::string>& corpus = {});
  /// The program ends as it should: the next one goes on here, without the verdicts and choices that a person did not
  /// want to save.
  void finish();
  /// Nobody works in this window: the next one does not go on here.
  void leave_nothing() { leaves_nothing_ = true; }
  /// The program ends because the desktop does: changes of a file that nobody could be asked about stay for the next.
  void finish_unasked();
  /// Opens work that was left behind.
  void open_left_behind(const QString& path);
  QAction* left_behind_action() const;
  /// Writes the copy now, if there is something new, in the background.
  void keep_copy();
  bool keeping_copy() const { return copy_.keeping(); }

 signals:
  /// A corpus is about to be opened.
  void opening();
  /// Another file is worked on, or it was written.
  void path_changed();
  void said(const QString& sentence);
  void failed(const QString& sentence);
  /// The run cannot be opened unless somebody tells where its corpus lies.
  void corpus_missing(const QString& sentence);
  /// Work was left behind, and an action opens it.
  void left_behind(const QString& sentence);

 private:
  /// A run whose corpus is being read.
  struct Pending {
    RunFile run;
    QString path;  // empty: it was left behind
    QString due;
    QString left = {};  // where it was left behind
  };
  RunFile present() const;
  RunFile work_to_copy() const;
  void read(const QString& path);
  void load_or_ask(Pending pending);
  void load(Pending pending);
  void ask_where_the_corpus_is();
  void take_corpus();
  void forget_pending();
  void take(const Pending& pending);
  void take_up(const LeftBehind& left);
  void leave_file_of_another_corpus();
  void keep_path(const QString& path, const Recipe& recipe);
  bool has_unsaved_verdicts() const;
  bool has_unsaved_keepers() const;
  void ask_for_name(std::function<void()> saved = {});
  void ask_what_to_open();
  void save();
  void say_what_is_due();
  void tell_what_is_left();

  Session& session_;
  HandKeepers& keepers_;
  QWidget* window_;
  QAction* locate_;
  QPointer<QWidget> question_;
  std::optional<Pending> pending_;
  std::optional<Pending> lost_;  // its corpus is not there
  QString path_;                 // of the file that Save writes; empty: not saved yet
  RunFile of_;                   // the corpus that file refers to, and its recipe
  int runs_of_ = 0;              // which edition of the runs to compare with it has
  int sweep_of_ = 0;             // which edition of the sweep's table it has
  int verdicts_of_ = 0;          // which edition of the verdicts it has
  int keepers_of_ = 0;           // which edition of the documents kept by hand it has
  QString due_;                  // to be said when the result is there: what is said before, it clears
  QTimer copying_;
  RecoveryCopy copy_;
  LeftBehindMenu* left_;
  Worker reader_;
  LatestRequest reading_{reader_};
  bool left_is_told_ = false;
  bool leaves_nothing_ = false;
};

}  // namespace lookalike
