#pragma once

#include <QObject>
#include <QStyledItemDelegate>
#include <QTableView>
#include <functional>
#include <vector>

class QAbstractItemView;
class QHeaderView;

namespace lookalike {

/// Gives a table the project's style: rows of equal height, no grid, selection of whole rows. Copying writes the
/// selected rows as lines, with the visible columns in order and separated by tabs.
void style_table(QTableView* table);

/// Sorts a table by the current cell's column, in reverse order the second time; false if the table is not sortable.
bool sort_by_current_column(QTableView* table);

/// The first kMostCopied selected rows of a table or a tree as tab-separated lines. Numbers have no spaces between
/// groups of digits, so that other programs can read them.
QString copied_rows(const QAbstractItemView& view);
/// Makes Ctrl+C copy the selected rows.
void copy_rows_of(QAbstractItemView* view);
inline constexpr std::size_t kMostCopied = 10'000;

/// Sets the width, or more if the header needs it: a translated header may be longer than any number below it.
void set_column_width(QTableView* table, int column, int width);

/// Draws some cells of a table as links, which a click on their text follows, and others pale. The predicates are asked
/// whenever a cell is drawn or the pointer moves over it.
class LinkDelegate final : public QStyledItemDelegate {
 public:
  using Predicate = std::function<bool(const QModelIndex&)>;
  LinkDelegate(
      QTableView* table, Predicate is_link, std::function<void(const QModelIndex&)> follow,
      Predicate is_pale = [](const QModelIndex&) { return false; });

  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  QTableView* table_;
  Predicate is_link_, is_pale_;
  std::function<void(const QModelIndex&)> follow_;
};

/// Makes columns as wide as their texts; only the sorted one (-1: none) has room for the arrow. O(columns).
void fit_columns(QTableView* table, int sorted = -1);

/// The row height for the current type, in pixels.
int row_height(const QFontMetrics& type);
/// Sets that height. A styled table calls this whenever its font changes.
void fit_row_height(QTableView* table);

/// Makes a small table as tall as its rows and as wide as its texts; the last column takes the remaining width. Call
/// after filling the model. O(cells).
void fit_small_table(QTableView* table, int most_rows);

/// Makes room for the names in a narrow table or tree: hides the least needed columns until the name column has enough
/// characters, and shows them again once they fit. Other columns keep their widths.
class ColumnRoom final : public QObject {
 public:
  /// The first of `least_needed` is hidden first.
  ColumnRoom(QAbstractItemView* view, QHeaderView* header, int column, int characters, std::vector<int> least_needed);

  /// Call when column widths have changed.
  void fit();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QAbstractItemView* view_;
  QHeaderView* header_;
  int column_, characters_;
  std::vector<int> least_needed_;
};

}  // namespace lookalike
