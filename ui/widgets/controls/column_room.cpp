#include "ui/widgets/controls/column_room.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <utility>

namespace lookalike {

ColumnRoom::ColumnRoom(QAbstractItemView* view, QHeaderView* header, int column, int characters,
                       std::vector<int> least_needed)
    : QObject(view),
      view_(view),
      header_(header),
      column_(column),
      characters_(characters),
      least_needed_(std::move(least_needed)) {
  view->viewport()->installEventFilter(this);
}

void ColumnRoom::fit() {
  for (const int one : least_needed_) header_->setSectionHidden(one, false);
  const int wanted = characters_ * view_->fontMetrics().averageCharWidth();
  int room = view_->viewport()->width();
  for (int other = 0; other < header_->count(); ++other)
    if (other != column_) room -= header_->sectionSize(other);  // 0 if it is hidden
  for (const int one : least_needed_) {
    if (room >= wanted) return;
    room += header_->sectionSize(one);
    header_->setSectionHidden(one, true);
  }
}

bool ColumnRoom::eventFilter(QObject*, QEvent* event) {
  if (event->type() == QEvent::Resize) fit();
  return false;
}

}  // namespace lookalike
