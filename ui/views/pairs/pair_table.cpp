#include "ui/views/pairs/pair_table.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTimer>
#include <algorithm>

#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/column_menu.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kLeastName = 20;  // characters

/// All columns except the change, which appears only when two runs are compared.
std::vector<int> chosen_columns() {
  std::vector<int> columns;
  for (int column = 0; column < kPairColumns; ++column)
    if (column != static_cast<int>(PairColumn::change)) columns.push_back(column);
  return columns;
}

}  // namespace

PairTable::PairTable(PairsModel& model, QWidget* parent) : QTableView(parent) {
  explained("pairs.table", this, tr("Pairs of documents"));
  style_table(this);
  setModel(&model);
  horizontalHeader()->setStretchLastSection(false);
  show_order(PairColumn::jaccard, Qt::DescendingOrder);
  setSortingEnabled(true);
  horizontalHeader()->moveSection(static_cast<int>(PairColumn::change), 0);
  const auto place = [this](PairColumn column, int at) {
    horizontalHeader()->moveSection(horizontalHeader()->visualIndex(static_cast<int>(column)), at);
  };
  place(PairColumn::verdict, 0);
  place(PairColumn::note, 1);
  place(PairColumn::containment, horizontalHeader()->visualIndex(static_cast<int>(PairColumn::bands)));
  auto* columns = new ColumnMenu(
      this, QStringLiteral("pairs"), chosen_columns(),
      {static_cast<int>(PairColumn::note), static_cast<int>(PairColumn::id_a), static_cast<int>(PairColumn::id_b)});
  connect(columns, &ColumnMenu::changed, this, &PairTable::share_out_names);
  setContextMenuPolicy(Qt::ActionsContextMenu);
  addAction(columns->menuAction());
  follow_type(this, [this](const QFontMetrics&) {
    set_column_widths();
    QTimer::singleShot(0, this, [this] { scrollTo(currentIndex()); });  // after the rows get their new height
  });
}

PairColumn PairTable::sorted_by() const {
  return static_cast<PairColumn>(horizontalHeader()->sortIndicatorSection());
}

Qt::SortOrder PairTable::direction() const {
  return horizontalHeader()->sortIndicatorOrder();
}

void PairTable::show_order(PairColumn column, Qt::SortOrder direction) {
  const QSignalBlocker quiet(horizontalHeader());
  horizontalHeader()->setSortIndicator(static_cast<int>(column), direction);
}

void PairTable::select_row(std::size_t row) {
  const QModelIndex index = model()->index(static_cast<int>(row), 0);
  // Ctrl with a key must not add the row to the selection.
  selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  scrollTo(index);
}

/// Set by the font, because measuring the rows would touch every one of them.
void PairTable::set_column_widths() {
  const int character = fontMetrics().averageCharWidth();
  constexpr int kCharacters[kPairColumns] = {9, 12, 9, 10, 30, 10, 30, 11, 11, 25, 14, 20, 12, 12, 12};
  horizontalHeader()->setMinimumSectionSize(6 * character);
  for (int column = 0; column < kPairColumns; ++column) set_column_width(this, column, kCharacters[column] * character);
  share_out_names();
}

void PairTable::share_out_names() {
  std::vector<int> names;
  for (const PairColumn name : {PairColumn::title_a, PairColumn::title_b})
    if (!isColumnHidden(static_cast<int>(name))) names.push_back(static_cast<int>(name));
  if (names.empty()) return;
  int numbers = horizontalHeader()->length();
  for (const int name : names) numbers -= columnWidth(name);
  const int share = (viewport()->width() - numbers) / static_cast<int>(names.size());
  const int least = kLeastName * fontMetrics().averageCharWidth();
  for (const int name : names)
    setColumnWidth(name, std::max({share, least, horizontalHeader()->sectionSizeHint(name)}));
}

void PairTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  share_out_names();
}

}  // namespace lookalike
