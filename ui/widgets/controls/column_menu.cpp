#include "ui/widgets/controls/column_menu.h"

#include <QHeaderView>
#include <QSettings>
#include <QTableView>
#include <algorithm>

namespace lookalike {

ColumnMenu::ColumnMenu(QTableView* table, const QString& name, const std::vector<int>& columns,
                       const std::vector<int>& hidden_at_first)
    : QMenu(tr("&Columns"), table), table_(table), key_(u"columns/" + name) {
  setObjectName(name + u".columns");
  menuAction()->setObjectName(objectName() + u".action");
  menuAction()->setToolTip(tr("Choose the visible columns."));
  for (const int column : columns) add(column, std::ranges::find(hidden_at_first, column) != hidden_at_first.end());
  keep_one();
  QHeaderView* header = table->horizontalHeader();
  header->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(header, &QWidget::customContextMenuRequested, this,
          [this, header](const QPoint& at) { popup(header->mapToGlobal(at)); });
}

void ColumnMenu::add(int column, bool hidden_at_first) {
  const QSettings settings;
  const bool hidden =
      settings.contains(key_) ? settings.value(key_).toStringList().contains(heading_of(column)) : hidden_at_first;
  // 1 to 9, then A, B and so on.
  QAction* action = addAction(QStringLiteral("&%1 %2").arg(QString::number(column, 36).toUpper(), heading_of(column)));
  action->setObjectName(objectName() + u'.' + QString::number(column));
  action->setToolTip(table_->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
  action->setData(column);
  action->setCheckable(true);
  action->setChecked(!hidden);
  table_->setColumnHidden(column, hidden);
  connect(action, &QAction::toggled, this, [this, column](bool checked) { show_column(column, checked); });
}

QString ColumnMenu::heading_of(int column) const {
  return table_->model()->headerData(column, Qt::Horizontal).toString();
}

void ColumnMenu::show_column(int column, bool seen) {
  table_->setColumnHidden(column, !seen);
  QSettings().setValue(key_, hidden());
  keep_one();
  emit changed();
}

/// Headings, which stay valid when columns are added.
QStringList ColumnMenu::hidden() const {
  QStringList headings;
  for (const QAction* action : actions())
    if (!action->isChecked()) headings << heading_of(action->data().toInt());
  return headings;
}

void ColumnMenu::keep_one() {
  const bool last = hidden().size() == actions().size() - 1;
  for (QAction* action : actions()) action->setEnabled(!last || !action->isChecked());
}

}  // namespace lookalike
