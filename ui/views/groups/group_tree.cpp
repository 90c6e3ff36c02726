#include "ui/views/groups/group_tree.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include "ui/widgets/controls/tables.h"

namespace lookalike {
namespace {

/// Rows as tall as those of a table, names of groups in bold type.
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
  setObjectName(QStringLiteral("groups.table"));
  setAccessibleName(tr("Groups"));
  setToolTip(
      tr("Groups of similar documents, largest first. Right unfolds one to its documents, Left folds it; a document is "
         "compared with its keeper, two selected ones with each other."));
  setModel(&model);
  setItemDelegate(new GroupRowsDelegate(this));
  setUniformRowHeights(true);
  setExpandsOnDoubleClick(false);  // activates
  setAllColumnsShowFocus(true);
  setSelectionMode(ExtendedSelection);
  setFrameShape(QFrame::NoFrame);
  setTabKeyNavigation(false);
  copy_rows_of(this);
  header()->setStretchLastSection(false);
  header()->setSectionsMovable(false);
  header()->setSectionResizeMode(static_cast<int>(GroupColumn::document), QHeaderView::Stretch);
  set_column_widths();
}

/// Rows of a hundred thousand documents would take a moment to be laid out.
void GroupTree::unfold(bool unfolded) {
  if (!unfolded) return collapseAll();
  scheduleDelayedItemsLayout();  // of all of them at once
  std::size_t documents = 0;
  for (std::size_t group = 0; model_.rows() && group < model_.rows()->groups.size(); ++group) {
    documents += model_.rows()->summaries[group].documents;
    if (group > 0 && documents > kUnfolded) return;
    expand(row_of(group));
  }
}

void GroupTree::select_row(const QModelIndex& index, bool more) {
  if (index.parent().isValid()) expand(index.parent());
  const auto how = more ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect;
  selectionModel()->setCurrentIndex(index, how | QItemSelectionModel::Rows);
  scrollTo(index);
}

void GroupTree::set_column_widths() {
  constexpr int kCharacters[kGroupColumns] = {0, 7, 7, 9, 10, 14, 6};
  for (int column = 1; column < kGroupColumns; ++column)
    header()->resizeSection(
        column, std::max(kCharacters[column] * fontMetrics().averageCharWidth(), header()->sectionSizeHint(column)));
}

void GroupTree::changeEvent(QEvent* event) {
  QTreeView::changeEvent(event);
  if (event->type() != QEvent::FontChange || !model()) return;
  set_column_widths();
  scheduleDelayedItemsLayout();
}

}  // namespace lookalike
