#include "ui/views/groups/group_tree.h"

#include <QHeaderView>
#include <QStyle>
#include <QStyledItemDelegate>

#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kNameCharacters = 40;  // minimum width of names, before other columns get room

/// Rows as tall as those of a table, with names of groups in bold type.
class GroupRowsDelegate final : public QStyledItemDelegate {
 public:
  explicit GroupRowsDelegate(QTreeView* tree) : QStyledItemDelegate(tree), tree_(tree) {}

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
    return {0, row_height(tree_->fontMetrics())};
  }

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setBold(index.column() == 0 && !index.parent().isValid());
    option->fontMetrics = QFontMetrics(option->font);
  }

 private:
  QTreeView* tree_;
};

}  // namespace

GroupTree::GroupTree(GroupsModel& model, QWidget* parent) : QTreeView(parent), model_(model) {
  explained("groups.table", this, tr("Groups"));
  setModel(&model);
  setItemDelegate(new GroupRowsDelegate(this));
  setUniformRowHeights(true);
  setSortingEnabled(true);
  header()->setSortIndicator(static_cast<int>(GroupColumn::number), Qt::AscendingOrder);
  setExpandsOnDoubleClick(false);  // a double click activates
  setAllColumnsShowFocus(true);
  setSelectionMode(ExtendedSelection);
  setFrameShape(QFrame::NoFrame);
  setTabKeyNavigation(false);
  copy_rows_of(this);
  header()->setStretchLastSection(false);
  header()->setSectionsMovable(false);
  header()->setSectionResizeMode(static_cast<int>(GroupColumn::document), QHeaderView::Stretch);
  constexpr auto kColumn = [](GroupColumn column) { return static_cast<int>(column); };
  room_ = new ColumnRoom(this, header(), kColumn(GroupColumn::document), kNameCharacters,
                         {kColumn(GroupColumn::go), kColumn(GroupColumn::number), kColumn(GroupColumn::weakest),
                          kColumn(GroupColumn::link)});
  follow_type(this, [this](const QFontMetrics&) {
    set_column_widths();
    scheduleDelayedItemsLayout();
  });
}

/// Laying out rows of a hundred thousand documents would take a moment.
void GroupTree::unfold(bool unfolded) {
  if (!unfolded) return collapseAll();
  if (!model_.rows()) return;
  scheduleDelayedItemsLayout();  // one layout for all of them
  std::size_t documents = 0;
  for (const std::uint32_t group : model_.rows()->listed) {
    documents += model_.rows()->different(group);
    if (documents > kUnfolded && documents > model_.rows()->different(group)) return;
    expand(row_of(group));
  }
}

void GroupTree::select_row(const QModelIndex& index, bool more) {
  for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) expand(above);
  const auto how = more ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect;
  selectionModel()->setCurrentIndex(index, how | QItemSelectionModel::Rows);
  scrollTo(index);
}

void GroupTree::set_column_widths() {
  const int link = model_.rows() && model_.rows()->effects.judged_different > 0 ? 18 : 10;
  const int characters[kGroupColumns] = {0, 3, 3, 5, 5, link, 3};  // of the texts in rows that are not measured
  const int margin = 3 * fontMetrics().averageCharWidth();
  const int mark =
      style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, header()) + margin / 3;  // of the sort arrow
  // The largest groups have the widest counts, and the last group has the widest number.
  const auto widest = [&](int column) {
    const QString name = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    int width = std::max(characters[column] * fontMetrics().averageCharWidth() + margin,
                         fontMetrics().horizontalAdvance(name) + margin + mark);
    const std::size_t groups = model_.rows() ? model_.rows()->groups.size() : 0;
    for (const std::size_t group : {std::size_t{0}, groups - 1})
      if (group < groups)
        width = std::max(
            width, margin + fontMetrics().horizontalAdvance(row_of(group).siblingAtColumn(column).data().toString()));
    return width;
  };
  for (int column = 1; column < kGroupColumns; ++column) header()->resizeSection(column, widest(column));
  room_->fit();
}

}  // namespace lookalike
