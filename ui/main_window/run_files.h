#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "core/exchange/run_file.h"
#include "ui/main_window/recovery_copy.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

class SCurvePage;
class Session;

/// Saving and opening what was worked on as one file, and a copy of it every few seconds that a program that was killed
/// leaves behind for the next.
class RunFiles final : public QObject {
  Q_OBJECT

 public:
  RunFiles(Session& session, SCurvePage& curves, QWidget* window);

  void add_to(QMenu* menu);
  /// Opens one in the background: recipe, pins and sweep are taken with its corpus, or not at all.
  void open(const QString& path);
  /// The corpus of the run that could not be opened lies here now: opens it.
  void locate(const QString& corpus);
  /// Asks where the corpus of the run lies that could not be opened.
  QAction* locate_action() const { return locate_; }
  /// What waits for a corpus does so no longer.
  void forget_pending();
  void save_as(const QString& path);
  /// The file that was opened or saved last and is still worked on; empty when there is none.
  const QString& path() const { return path_; }
  /// There is such a file, and the recipe is not the one in it.
  bool differs() const;
  /// Takes up what a program that did not end by itself has left; false when there is nothing.
  bool recover();
  /// The program ends as it should: nothing is left behind.
  void finish();
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

 private:
  /// A run whose corpus is being read.
  struct Pending {
    RunFile run;
    QString path;  // empty: it is the copy
    QString due;
  };
  RunFile present() const;
  void load_or_ask(Pending pending);
  void load(Pending pending);
  void ask_where_the_corpus_is();
  void take_corpus();
  void take(const Pending& pending);
  void leave_file_of_another_corpus();
  void keep_path(const QString& path, const Recipe& recipe);
  void ask_for_name();
  void ask_what_to_open();
  void save();
  void say_what_is_due();

  Session& session_;
  SCurvePage& curves_;
  QWidget* window_;
  QAction* locate_;
  std::optional<Pending> pending_;
  std::optional<Pending> lost_;  // its corpus is not there
  QString path_;                 // of the file that Save writes; empty: not saved yet
  RunFile of_;                   // the corpus that file refers to, and its recipe
  QString due_;                  // to be said when the result is there: what is said before, it clears
  QTimer copying_;
  RecoveryCopy copy_;
};

}  // namespace lookalike
