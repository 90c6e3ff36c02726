#pragma once

#include <QObject>

#include "core/exchange/verdict_files.h"
#include "ui/main_window/run_files/file_export.h"
#include "ui/session/worker.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

class ExportMenu;
class Session;

/// Writes all verdicts as a table.
class VerdictsExport final : public FileExport {
  Q_OBJECT

 public:
  VerdictsExport(Session& session, QWidget* window, CsvCells cells = CsvCells::safe_in_spreadsheets)
      : FileExport(window), session_(session), cells_(cells) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  Session& session_;
  CsvCells cells_;
};

/// Commands that take verdicts to a table and from one, or from another run's file.
class VerdictExchange final : public QObject {
  Q_OBJECT

 public:
  /// `exports` says how tables are written.
  VerdictExchange(Session& session, const ExportMenu& exports, QWidget* window);

  void add_to(QMenu* menu);
  /// Adds the verdicts of a file, in the background, as one step that can be undone.
  void import(const QString& path);
  bool importing() const { return reading_.busy(); }

 signals:
  void export_wanted(lookalike::FileExport* job);
  void said(const QString& sentence);
  void failed(const QString& sentence);

 private:
  void take(const QString& path, VerdictTable table);
  void show_what_can_be_done();

  Session& session_;
  const ExportMenu& exports_;
  QWidget* window_;
  QAction *export_ = nullptr, *import_ = nullptr;
  Worker worker_;
  LatestRequest reading_{worker_};
};

}  // namespace lookalike
