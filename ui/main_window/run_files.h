#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include "core/exchange/run_file.h"

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
  /// Opens one; the corpus follows in the background.
  void open(const QString& path);
  void save_as(const QString& path);
  /// Takes up what a program that did not end by itself has left; false when there is nothing.
  bool recover();
  /// The program ends as it should: nothing is left behind.
  void finish();
  /// Writes the copy now, if there is something new.
  void keep_copy();

 signals:
  void said(const QString& sentence);
  void failed(const QString& sentence);

 private:
  RunFile present() const;
  void take(const RunFile& run);
  void ask_where_to_save();
  void ask_what_to_open();
  void save();
  void check_digest();
  void say_what_is_due();

  Session& session_;
  SCurvePage& curves_;
  QWidget* window_;
  QString path_;               // of the file that Save writes; empty: not saved yet
  std::string wanted_digest_;  // of the corpus that a run file refers to
  QString due_;                // to be said when the result is there: what is said before, it clears
  std::string last_copy_;
  QTimer copying_;
  QLockFile alone_;  // the first of several programs keeps the copy; they are not each other's leftovers
};

}  // namespace lookalike
