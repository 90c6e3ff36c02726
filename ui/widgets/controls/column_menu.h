#pragma once

#include <QMenu>
#include <vector>

class QTableView;

namespace lookalike {

/// Chooses which columns of a table are seen, by a right click on its header or in its context menu, and remembers them
/// for every later window. One of them always stays.
class ColumnMenu final : public QMenu {
  Q_OBJECT

 public:
  /// `columns` are those to choose from, of which some are hidden until a person chooses; `name` is what they are
  /// remembered by.
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
