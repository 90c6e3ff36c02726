#pragma once

#include <QMenu>
#include <vector>

class QTableView;

namespace lookalike {

/// Chooses the visible columns of a table, in the context menu of its header or of the table, and stores the choice in
/// the settings. At least one column stays visible.
class ColumnMenu final : public QMenu {
  Q_OBJECT

 public:
  /// `columns` are the columns to choose from, some of them hidden by default; `name` is the key in the settings.
  ColumnMenu(QTableView* table, const QString& name, const std::vector<int>& columns,
             const std::vector<int>& hidden_at_first = {});

 signals:
  void changed();

 private:
  void add(int column, bool hidden_at_first);
  void show_column(int column, bool seen);
  void keep_one();
  QString heading_of(int column) const;
  QStringList hidden() const;

  QTableView* table_;
  QString key_;  // of the settings
};

}  // namespace lookalike
