#include "ui/widgets/controls/tables.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QToolTip>
#include <QTreeView>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/models/text/display_text.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr int kWidestColumn = 60;  // characters; longer texts are elided and complete in the tooltip

int header_text_width(const QTableView& table, int column) {
  const QString text = table.model()->headerData(column, Qt::Horizontal).toString();
  return table.fontMetrics().horizontalAdvance(text) + 3 * table.fontMetrics().averageCharWidth();
}

/// A model provides a separate text to copy if the displayed one is unclear out of context.
QString copied_cell(const QModelIndex& index) {
  const QVariant whole = index.data(Qt::EditRole);
  QString text = (whole.isValid() ? whole : index.data()).toString();
  static const QRegularExpression number(QStringLiteral("^[0-9.\\x{202F}]+$"));
  if (number.match(text).hasMatch()) return text.remove(QChar(0x202F));
  return text.replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
}

const QHeaderView* header_of(const QAbstractItemView& view) {
  const auto* tree = qobject_cast<const QTreeView*>(&view);
  const auto* table = qobject_cast<const QTableView*>(&view);
  return tree ? tree->header() : table ? table->horizontalHeader() : nullptr;
}

/// The position of a row, preceded by its parent's.
std::pair<int, int> place_of(const QModelIndex& index) {
  return index.parent().isValid() ? std::pair(index.parent().row(), index.row()) : std::pair(index.row(), -1);
}

/// The first cell of each of the first `most` selected rows.
std::vector<QModelIndex> selected_rows(const QAbstractItemView& view, std::size_t most) {
  std::vector<QModelIndex> rows;
  if (!view.selectionModel()) return rows;
  for (const QItemSelectionRange& range : view.selectionModel()->selection()) {
    const int end = std::min(range.bottom() + 1, range.top() + static_cast<int>(most));
    for (int row = range.top(); row < end; ++row) rows.push_back(view.model()->index(row, 0, range.parent()));
  }
  std::ranges::sort(rows, {}, place_of);
  rows.erase(std::ranges::unique(rows).begin(), rows.end());
  rows.resize(std::min(rows.size(), most));
  return rows;
}

std::vector<int> seen_columns(const QHeaderView& header) {
  std::vector<int> columns;
  for (int i = 0; i < header.count(); ++i)
    if (const int column = header.logicalIndex(i); !header.isSectionHidden(column)) columns.push_back(column);
  return columns;
}

void report_missing_rows(QAbstractItemView* view) {
  const QString text =
      QTableView::tr("Copied the first %1 of the selected rows, the maximum that can be copied at once.");
  QToolTip::showText(view->mapToGlobal(QPoint()), text.arg(count_text(kMostCopied)), view);
}

}  // namespace

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

QString copied_rows(const QAbstractItemView& view) {
  const QHeaderView* header = header_of(view);
  if (!header) return {};
  const std::vector<int> columns = seen_columns(*header);
  QString lines;
  for (const QModelIndex& row : selected_rows(view, kMostCopied)) {
    QStringList cells;
    for (const int column : columns) cells << copied_cell(row.siblingAtColumn(column));
    lines += cells.join(u'\t') + u'\n';
  }
  return lines;
}

/// By default a table copies only the current cell, and queries its model even if none exists.
void copy_rows_of(QAbstractItemView* view) {
  watch_events(view, [view](QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    if (!static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) return false;
    if (const QString rows = copied_rows(*view); !rows.isEmpty()) QGuiApplication::clipboard()->setText(rows);
    if (selected_rows(*view, kMostCopied + 1).size() > kMostCopied) report_missing_rows(view);
    return true;
  });
}

void style_table(QTableView* table) {
  table->setShowGrid(false);
  table->setWordWrap(false);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  copy_rows_of(table);
  table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table->setTabKeyNavigation(false);
  table->setFrameShape(QFrame::NoFrame);
  QHeaderView* rows = table->verticalHeader();
  rows->hide();
  rows->setSectionResizeMode(QHeaderView::Fixed);
  follow_type(table, [table](const QFontMetrics&) { fit_row_height(table); });
  // After sorting, selects only the current row: one row can be found again in the new order, a million cannot.
  QObject::connect(table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, table, [table] {
    if (!table->currentIndex().isValid()) return;
    table->selectionModel()->select(table->currentIndex(),
                                    QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  });
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setStretchLastSection(true);
}

void set_column_width(QTableView* table, int column, int width) {
  table->setColumnWidth(column, std::max(width, header_text_width(*table, column)));
}

LinkDelegate::LinkDelegate(QTableView* table, Predicate is_link, std::function<void(const QModelIndex&)> follow,
                           Predicate is_pale)
    : QStyledItemDelegate(table),
      table_(table),
      is_link_(std::move(is_link)),
      is_pale_(std::move(is_pale)),
      follow_(std::move(follow)) {
  table->setItemDelegate(this);
  table->setMouseTracking(true);
  connect(table, &QTableView::viewportEntered, this, [table] { table->viewport()->unsetCursor(); });
}

bool LinkDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                               const QModelIndex& index) {
  const bool moves = event->type() == QEvent::MouseMove, ends = event->type() == QEvent::MouseButtonRelease;
  const auto on_text = [&](const QMouseEvent& mouse) {  // so that a click beside it selects the row
    const int width = option.fontMetrics.horizontalAdvance(index.data().toString()) + option.fontMetrics.height();
    return (moves || mouse.button() == Qt::LeftButton) && option.rect.right() - mouse.position().x() <= width;
  };
  const bool is_link = (moves || ends) && is_link_(index) && on_text(*static_cast<QMouseEvent*>(event));
  if (moves) table_->viewport()->setCursor(is_link ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (!ends || !is_link) return QStyledItemDelegate::editorEvent(event, model, option, index);
  follow_(index);
  return true;
}

void LinkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  if (is_link_(index)) {
    option->font.setUnderline(true);
    option->palette.setBrush(QPalette::Text, option->palette.link());
  }
  if (is_pale_(index)) option->palette.setColor(QPalette::Text, faint_text(option->palette));
}

void fit_columns(QTableView* table, int sorted) {
  const QAbstractItemView& cells = *table;  // whose sizeHintForColumn leaves out the header
  for (int column = 0; column < table->model()->columnCount(); ++column) {
    const int arrow = column == sorted ? 2 * table->fontMetrics().height() : 0;
    const int header = header_text_width(*table, column) - table->fontMetrics().averageCharWidth() + arrow;
    table->setColumnWidth(column, std::max(header, cells.sizeHintForColumn(column)));
  }
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

int row_height(const QFontMetrics& type) {
  return type.height() * 8 / 5;
}

void fit_row_height(QTableView* table) {
  constexpr int kLeastPadding = 12;
  const int height = std::max(row_height(table->fontMetrics()), table->fontMetrics().height() + kLeastPadding);
  table->verticalHeader()->setMinimumSectionSize(height);  // Qt's own grows faster than the type
  table->verticalHeader()->setDefaultSectionSize(height);
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
