#pragma once

#include <QObject>

#include "core/exchange/pairs/verdict_files.h"
#include "ui/session/worker.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

class ExportMenu;
class FileExport;
class Session;

/// Writes the verdicts on the current result's documents as a table.
FileExport* make_verdicts_export(Session& session, CsvCells cells, QWidget* window);

/// Commands that write verdicts to a table, read them from one or from another run file, and name the judge.
class VerdictExchange final : public QObject {
  Q_OBJECT

 public:
  /// `exports` has the options for writing tables.
  VerdictExchange(Session& session, const ExportMenu& exports, QWidget* window);

  void add_to(QMenu* menu);
  /// Adds the verdicts of a file, in the background, as one undo step.
  void import(const QString& path);
  bool importing() const { return reading_.busy(); }

 signals:
  void export_wanted(lookalike::FileExport* job);
  void said(const QString& sentence);
  void failed(const QString& sentence);

 private:
  struct Read {
    std::shared_ptr<const Corpus> corpus;
    VerdictTable table;
    std::size_t pairs = 0;
    VerdictHistory::Step step;
    QString comparison;  // with other judges, in sentences
  };
  void take(const QString& path, Read read);
  /// Reports that the last import was undone, as soon as the verdicts equal those before the import.
  void look_for_undo();
  void ask_for_name();
  void show_what_can_be_done();

  Session& session_;
  const ExportMenu& exports_;
  QWidget* window_;
  QAction *export_ = nullptr, *import_ = nullptr;
  std::shared_ptr<const Verdicts> before_import_;  // null: there was no import, or it is undone
  QString imported_;                               // its number of verdicts
  Worker worker_;
  LatestRequest reading_{worker_};
};

}  // namespace lookalike
