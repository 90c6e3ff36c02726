#include "ui/views/pairs/pair_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QSignalBlocker>
#include <QTableView>
#include <algorithm>
#include <vector>

#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

/// Chooses the visible columns of a table, in the context menu of its header or of the table, and stores the choice in
/// the settings. At least one column stays visible.
class ColumnMenu final : public QMenu {
  Q_OBJECT

 public:
  /// `columns` are the columns to choose from, some of them hidden by default; `name` is the key in the settings.
  ColumnMenu(QTableView* table, const QString& name, const std::vector<int>& columns,
             const std::vector<int>& hidden_at_first = {})
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

 signals:
  void changed();

 private:
  void add(int column, bool hidden_at_first) {
    const QSettings settings;
    const bool hidden =
        settings.contains(key_) ? settings.value(key_).toStringList().contains(heading_of(column)) : hidden_at_first;
    // 1 to 9, then A, B and so on.
    QAction* action =
        addAction(QStringLiteral("&%1 %2").arg(QString::number(column, 36).toUpper(), heading_of(column)));
    action->setObjectName(objectName() + u'.' + QString::number(column));
    action->setToolTip(table_->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
    action->setData(column);
    action->setCheckable(true);
    action->setChecked(!hidden);
    table_->setColumnHidden(column, hidden);
    connect(action, &QAction::toggled, this, [this, column](bool checked) { show_column(column, checked); });
  }
  void show_column(int column, bool seen) {
    table_->setColumnHidden(column, !seen);
    QSettings().setValue(key_, hidden());
    keep_one();
    emit changed();
  }
  void keep_one() {
    const bool last = hidden().size() == actions().size() - 1;
    for (QAction* action : actions()) action->setEnabled(!last || !action->isChecked());
  }
  QString heading_of(int column) const { return table_->model()->headerData(column, Qt::Horizontal).toString(); }
  /// Headings, which stay valid when columns are added.
  QStringList hidden() const {
    QStringList headings;
    for (const QAction* action : actions())
      if (!action->isChecked()) headings << heading_of(action->data().toInt());
    return headings;
  }

  QTableView* table_;
  QString key_;  // of the settings
};

constexpr int kLeastName = 20;  // characters
constexpr int kLeastRows = 3;

/// All columns except the change, which appears only when two runs are compared.
std::vector<int> chosen_columns() {
  std::vector<int> columns;
  for (int column = 0; column < kPairColumns; ++column)
    if (column != static_cast<int>(PairColumn::change)) columns.push_back(column);
  return columns;
}

}  // namespace

EmptyPairs::EmptyPairs(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  hint_ = named("pairs.hint", empty_label());
  show_identical_ =
      push_button("pairs.show_identical", tr("Show identical pairs"), this, &EmptyPairs::identical_wanted);
  auto* column = new QVBoxLayout(this);
  column->addStretch(1);
  column->addWidget(hint_);
  column->addWidget(show_identical_, 0, Qt::AlignHCenter);
  column->addStretch(1);
  explain(nullptr, {}, false);
}

void EmptyPairs::explain(const PairRows* rows, const QString& problem, bool alone) {
  const QString why = reason(rows, problem);
  hint_->setText(alone && session_.result() ? tr("%1\nF4 shows the filter and the list again.").arg(why) : why);
  show_identical_->setVisible(problem.isEmpty() && rows && rows->identical > 0);
}

/// Suggests a remedy; a more precise one once the exact similarities are known.
QString EmptyPairs::none_is_similar() const {
  const auto summary = session_.surveyor().summary();
  const bool known = summary && summary->run == session_.result();
  const auto most = known ? most_similar_different(*summary->survey->truth) : std::nullopt;
  if (most && *most < session_.result()->recipe.verify.threshold)
    return tr("No two documents are this similar: the nearest ones reach %1.\nLower the threshold t to find them; the "
              "S-curve page offers this value.")
        .arg(similarity_text(*most));
  return tr(
      "No two documents are this similar.\nLower the threshold t, or use more bands or fewer rows, to find more.");
}

QString EmptyPairs::reason(const PairRows* rows, const QString& problem) const {
  if (!session_.corpus())
    return tr("No corpus is open yet.\nOpen files with Ctrl+O, or drop them anywhere on this window.");
  if (!session_.result()) return tr("The pairs appear here after the first run.");
  if (!problem.isEmpty()) return problem;
  const std::uint64_t identical = rows ? rows->identical : 0;
  if (rows && !rows->pairs.empty())
    return identical == 0 ? tr("No pair passes the filter.")
                          : tr("No different pair passes the filter. The %1 identical ones are hidden.")
                                .arg(count_text(identical));
  if (identical > 0) return tr("All pairs have equal shingle sets and are hidden.");
  const PairKind kind = session_.pair_choice().kind;
  if (kind == PairKind::similar) return none_is_similar();
  if (kind == PairKind::missed) return tr("Nothing was missed: every pair that reaches the threshold was found.");
  return tr("There are no such pairs.");
}

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
    QTimer::singleShot(0, this, &PairTable::fit_height);  // after the rows get their new height
  });
}

void PairTable::fit_height() {
  setMinimumHeight(horizontalHeader()->sizeHint().height() + kLeastRows * verticalHeader()->defaultSectionSize() +
                   horizontalScrollBar()->sizeHint().height() + 2 * frameWidth());
  scrollTo(currentIndex());
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
  constexpr int kCharacters[kPairColumns] = {9, 12, 9, 10, 30, 10, 30, 11, 11, 25, 19, 20, 12, 12, 12};
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

#include "pair_table.moc"
