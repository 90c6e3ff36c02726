#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <optional>

#include "core/exchange/runs/run_file.h"
#include "ui/main_window/run_files/recovery_copy.h"
#include "ui/session/worker.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

class ChosenKeepers;
class Pages;
class Session;

/// Saves and opens the user's work as one file, and copies it every few seconds, so that the next program can recover
/// it after a crash.
class RunFiles final : public QObject {
  Q_OBJECT

 public:
  RunFiles(Session& session, Pages& pages, QWidget* window);

  void add_to(QMenu* menu);
  /// Reads and opens a run file in the background. Applies recipe, runs and sweeps together with the corpus, or not at
  /// all. If no corpus is open, shows them while it is read; without it, only recipe and sweeps stay. Asks first if the
  /// current run has changes.
  void open(const QString& path);
  /// Whether a file is being read.
  bool reading() const { return reading_.busy(); }
  /// Asks whether to save the changes of the current file, or verdicts and chosen keepers that are not in any file,
  /// saves them and continues. Continues at once if there is nothing to ask, and never if the answer is Cancel or the
  /// file cannot be written.
  void settle_changes(std::function<void()> go_on);
  /// Opens the run that could not be opened, with its corpus at this place.
  void locate(const QString& corpus);
  /// Call when another corpus is opened: drops the run that is being read or waits for its corpus.
  void give_way();
  /// False if the file cannot be written; `failed` gives the reason.
  bool save_as(const QString& path);
  /// The current run file, opened or saved last; empty if none exists.
  const QString& path() const { return path_; }
  /// Whether there is such a file and recipe, runs, the sweep's table, verdicts or chosen keepers differ from it.
  bool differs() const;
  /// Whether it differs, or verdicts or chosen keepers are not in any file.
  bool has_unsaved() const {
    return !leaves_nothing_ && (differs() || has_unsaved_verdicts() || has_unsaved_keepers());
  }
  /// Continues the latest work that another window left, or its latest work on `corpus` if that has paths, preferring
  /// programs that did not end properly. False if none exists. The first result names the remaining copies.
  bool recover(const std::vector<std::string>& corpus = {});
  /// Call when the program ends properly: the next one continues this work, without the verdicts and choices that the
  /// user discarded.
  void finish();
  /// Call if nobody uses this window: it closes without asking, and the next one does not continue it.
  void leave_nothing() { leaves_nothing_ = true; }
  /// Call when the desktop session ends the program: the next one gets unsaved changes, since nobody can be asked.
  /// Without work nothing is left.
  void finish_unasked();
  /// Opens a recovery copy.
  void open_left_behind(const QString& path);
  /// Writes the copy now, in the background, if anything has changed since the program started or the last copy.
  void keep_copy();
  bool keeping_copy() const { return copy_.keeping(); }

 signals:
  /// A corpus is about to be opened.
  void opening();
  /// The current file changed or was written.
  void path_changed();
  void said(const QString& sentence);
  void failed(const QString& sentence);
  /// The run cannot be opened until the user locates its corpus, for which the action asks.
  void corpus_missing(const QString& sentence, QAction* locate);
  /// There are recovery copies, and an action opens the newest.
  void left_behind(const QString& sentence, QAction* open);

 private:
  /// A run whose corpus is being read.
  struct Pending {
    RunFile run;
    QString path;  // empty: a recovery copy
    QString due;
    QString left = {};     // path of the recovery copy
    bool differs = false;  // from the file at `path`
    bool is_shown = false;
  };
  /// Numbers that change with the content.
  struct Editions {
    int runs = 0, sweep = 0, verdicts = 0, keepers = 0;

    bool operator==(const Editions&) const = default;
  };
  Editions editions() const;
  /// The rows of the last sweep are also in their own file.
  RunFile present() const;
  /// The same with the name of its file.
  RunFile to_recover() const;
  RunFile closed() const;
  bool is_untouched(const RunFile& run) const;
  /// With the place that the window had when it was closed, if that is given.
  void read(const QString& path, std::optional<Pending> copy);
  void load_or_ask(Pending pending);
  void load(Pending pending);
  void ask_where_the_corpus_is();
  void take_corpus();
  const LeftBehind* left_with_sweeps() const;
  void bring_back_sweeps();
  void drop_pending();
  void take(const Pending& pending);
  void show(const RunFile& run, const std::string& digest);
  void take_up(const LeftBehind& left, QString due = {});
  void show_left_behind();
  void leave_file_of_another_corpus();
  /// `saved`: the file has the same content.
  void keep_path(const QString& path, const Recipe& recipe, bool saved = true);
  bool has_unsaved_verdicts() const;
  bool has_unsaved_keepers() const;
  void ask_for_name(std::function<void()> saved = {});
  void ask_what_to_open();
  void save();
  void say_what_is_due();
  void report_unsaved_work();

  Session& session_;
  Pages& pages_;
  ChosenKeepers& keepers_;
  QWidget* window_;
  QAction* locate_;
  QPointer<QWidget> question_;
  std::optional<Pending> pending_;
  std::optional<Pending> lost_;    // its corpus was not found
  std::optional<RunFile> before_;  // work on the corpus that another replaces, with sweeps
  QString path_;                   // the file that Save writes; empty: not saved yet
  RunFile of_;                     // the corpus that file refers to, and its recipe
  Recipe fresh_;                   // of the corpus when it was opened
  Editions saved_;                 // of the runs to compare, the sweep's table, verdicts and chosen keepers in it
  QString due_;                    // shown with the result, which clears earlier messages
  const std::string start_;        // place of a new window
  QTimer copying_;
  RecoveryCopy copy_;
  QAction* newest_;  // opens the newest recovery copy
  QMenu* left_ = nullptr;
  Worker reader_;
  LatestRequest reading_{reader_};
  bool unsaved_reported_ = false;
  bool leaves_nothing_ = false;
  bool is_edited_ = false;  // the recipe, before this corpus was opened
  bool continues_ = false;  // a run file or a recovery copy
  int brought_back_ = -1;   // the edition of sweeps that an earlier program left
  bool touched_ = false;    // there is work to copy
};

}  // namespace lookalike
