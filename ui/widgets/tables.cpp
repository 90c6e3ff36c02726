#include "ui/widgets/tables.h"

#include <QHeaderView>
#include <algorithm>

namespace lookalike {
namespace {

constexpr int kWidestColumn = 60;  // characters; longer texts are elided and whole in the tooltip

int header_text_width(const QTableView& table, int column) {
  const QString text = table.model()->headerData(column, Qt::Horizontal).toString();
  return table.fontMetrics().horizontalAdvance(text) + 3 * table.fontMetrics().averageCharWidth();
}

}  // namespace

void style_table(QTableView* table) {
  table->setShowGrid(false);
  table->setWordWrap(false);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table->setTabKeyNavigation(false);
  table->setFrameShape(QFrame::NoFrame);
  QHeaderView* rows = table->verticalHeader();
  rows->hide();
  rows->setSectionResizeMode(QHeaderView::Fixed);
  fit_row_height(table);
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setStretchLastSection(true);
}

void set_column_width(QTableView* table, int column, int width) {
  table->setColumnWidth(column, std::max(width, header_text_width(*table, column)));
}

bool sort_by_current_column(QTableView* table) {
  const QModelIndex index = table->currentIndex();
  if (!table->isSortingEnabled() || !index.isValid()) return false;
  const QHeaderView* header = table->horizontalHeader();
  const bool again = header->sortIndicatorSection() == index.column();
  const bool was_ascending = header->sortIndicatorOrder() == Qt::AscendingOrder;
  table->sortByColumn(index.column(), again && was_ascending ? Qt::DescendingOrder : Qt::AscendingOrder);
  return true;
}

void fit_row_height(QTableView* table) {
  table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() * 8 / 5);
}

void fit_small_table(QTableView* table, int most_rows) {
  fit_row_height(table);
  table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->resizeColumnsToContents();
  const int widest = kWidestColumn * table->fontMetrics().averageCharWidth();
  const int last = table->model()->columnCount() - 1;
  for (int column = 0; column < last; ++column)
    table->setColumnWidth(column, std::min(widest, table->columnWidth(column)));
  table->horizontalHeader()->setSectionResizeMode(last, QHeaderView::Stretch);
  const int rows = std::min(most_rows, table->model()->rowCount());
  const int height = table->horizontalHeader()->sizeHint().height() +
                     rows * table->verticalHeader()->defaultSectionSize() + 2 * table->frameWidth() + 2;
  table->setFixedHeight(height);
}

}  // namespace lookalike
