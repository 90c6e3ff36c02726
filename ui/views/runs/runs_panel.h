#pragma once

#include <QWidget>

#include "core/experiment/evaluation/pair_choice.h"
#include "ui/session/runs.h"

class QTableWidget;

namespace lookalike {

class Session;

/// The current run and the runs it is compared with, one per row: settings, counts, missed pairs and cost, and the
/// numbers of pairs that two runs share, as links.
class RunsPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit RunsPanel(Session& session, QWidget* parent = nullptr);

  QTableWidget* table() const { return table_; }

 signals:
  /// Asks to list these pairs of the compared run.
  void pairs_wanted(const lookalike::PairChoice& choice);
  /// The recipe is now that of this run.
  void taken(const QString& run);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void add_actions();
  void show_runs();
  void show_row(int row, const QStringList& cells);
  QStringList present_cells() const;
  bool is_of_other_corpus(const Runs::Entry& entry) const;
  QStringList cells_of(const Runs::Entry& entry, const QString& run) const;
  /// The name in a row below the current run.
  QString name_at(int row) const;
  /// Null for the current run.
  const Runs::Entry* entry_at(int row) const;
  const Runs::Entry* selected() const { return entry_at(current_row()); }
  int current_row() const;
  void take_edit(int row, int column);
  void activate(int row, int column);
  void list_pairs(int id, PairKind kind);
  void adopt(const Runs::Entry& entry);

  Session& session_;
  QTableWidget* table_;
};

}  // namespace lookalike
