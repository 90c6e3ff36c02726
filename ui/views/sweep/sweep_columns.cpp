#include "ui/views/sweep/sweep_columns.h"

#include <QScrollBar>
#include <QTableView>
#include <algorithm>
#include <numeric>

#include "ui/models/sweep/sweep_model.h"

namespace lookalike {

/// As their texts need them; only the column that is sorted by has room for its arrow.
QList<int> SweepColumns::widths() const {
  const QFontMetrics type = table_.fontMetrics();
  const QAbstractItemView& cells = table_;
  QList<int> widths;
  for (int column = 0; column < model_.columnCount(); ++column) {
    const int arrow = column == model_.sort_column() ? 2 * type.height() : 0;
    const QString name = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int header = type.horizontalAdvance(name) + 2 * type.averageCharWidth() + arrow;
    const int seen = cells.sizeHintForColumn(column) + type.averageCharWidth();
    widths << std::max({header, seen, widest_cells_.value(column)});
  }
  return widths;
}

/// Frame and scroll bar, for which there is room before it is seen: no column lies behind it when rows arrive.
int SweepColumns::width_around() const {
  return table_.verticalScrollBar()->sizeHint().width() + 2 * table_.frameWidth();
}

/// As wide as their texts, and what is left shared among them.
void SweepColumns::fit() {
  const QList<int> wanted = widths();
  const int left = table_.width() - std::accumulate(wanted.begin(), wanted.end(), width_around());
  const int share = wanted.isEmpty() ? 0 : std::max(0, left / static_cast<int>(wanted.size()));
  for (int column = 0; column < wanted.size(); ++column) table_.setColumnWidth(column, wanted[column] + share);
}

bool SweepColumns::take_row(int row) {
  const int margin = table_.fontMetrics().averageCharWidth();
  const QAbstractItemView& cells = table_;
  widest_cells_.resize(model_.columnCount());
  bool is_wider = false;
  for (int column = 0; column < model_.columnCount(); ++column) {
    const int needed = cells.sizeHintForIndex(model_.index(row, column)).width() + margin;
    widest_cells_[column] = std::max(widest_cells_[column], needed);
    is_wider = is_wider || needed > table_.columnWidth(column);
  }
  return is_wider;
}

int SweepColumns::table_width(int most) const {
  int whole = width_around();
  for (const int width : widths()) {
    if (whole + width > most) break;
    whole += width;
  }
  return whole;
}

}  // namespace lookalike
