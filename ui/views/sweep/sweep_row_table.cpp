#include "ui/views/sweep/sweep_row_table.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include "core/exchange/sweeps/sweep_files.h"
#include "ui/models/text/pair_choice_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {

SweepRowTable::SweepRowTable(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  make_table();
  auto* column = without_margins(new QVBoxLayout(this));
  column->addWidget(table_, 1);
  column->addLayout(make_buttons());
}

void SweepRowTable::make_table() {
  table_ = explained("sweep.table", new QTableView, tr("Rows of the sweep"));
  style_table(table_);
  table_->setModel(&model_);
  follow_type(table_, [this](const QFontMetrics&) { fit_columns(table_, model_.sort_column()); });
  new LinkDelegate(
      table_, [this](const QModelIndex& index) { return link_at(index).has_value(); },
      [this](const QModelIndex& index) { follow(index); },
      [](const QModelIndex& index) { return index.data(SweepModel::kIsBelowGoal).toBool(); });
  QHeaderView* header = table_->horizontalHeader();
  header->setSortIndicatorClearable(true);
  header->setSortIndicator(-1, Qt::AscendingOrder);
  header->setResizeContentsPrecision(100);
  table_->setSortingEnabled(true);
  // Names the rows while the columns of their values are scrolled out of sight.
  connect(table_->horizontalScrollBar(), &QScrollBar::valueChanged, table_->verticalHeader(),
          [names = table_->verticalHeader()](int scrolled) { names->setVisible(scrolled > 0); });
  connect(header, &QHeaderView::sortIndicatorChanged, this, [this](int column) { fit_columns(table_, column); });
  connect(table_, &QTableView::activated, this,
          [this](const QModelIndex& index) { adopt(model_.row_at(index.row())); });
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this] { emit selected(selected_row()); });
}

QLayout* SweepRowTable::make_buttons() {
  auto* use = push_button("sweep.use", tr("Use th&is row"), this, [this] {
    if (const auto row = selected_row()) adopt(*row);
  });
  auto* save = push_button("sweep.save", tr("Export CSV (&K)\u2026"), this, [this] {
    ask_where_to_save(window(), tr("Export the table as CSV and as JSON"), QStringLiteral("sweep.csv"),
                      tr("Tables (*.csv)"), [this](const QString& path) { this->save(path); });
  });
  auto* list = explained("sweep.list", new QPushButton(tr("&More")));
  pairs_ = new QMenu(list);
  list->setMenu(pairs_);
  connect(pairs_, &QMenu::aboutToShow, this, &SweepRowTable::offer_pairs);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  for (QPushButton* each : {list, use, save}) buttons->addWidget(each);
  return buttons;
}

void SweepRowTable::show_table(const SweepTable& table, const std::vector<SweepSetting>& settings) {
  model_.set_table(table, settings);
  table_->horizontalHeader()->setSortIndicator(model_.sort_column(), model_.sort_direction());
  fit_columns(table_, model_.sort_column());
}

std::optional<std::size_t> SweepRowTable::selected_row() const {
  const QModelIndex index = table_->currentIndex();
  return index.isValid() ? std::optional(model_.row_at(index.row())) : std::nullopt;
}

void SweepRowTable::select(std::size_t row) {
  const QModelIndex index = model_.index_of(row);
  table_->setCurrentIndex(index);
  table_->scrollTo(index);
}

void SweepRowTable::select_recipe(const Recipe& recipe) {
  const SweepTable& table = model_.table();
  const auto own = own_values(recipe, table);
  if (!own) return;
  const auto is_own = [&](const SweepRow& row) { return row.values == *own && row.seed == recipe.sketch.seed; };
  const auto row = std::ranges::find_if(table.rows, is_own);
  if (row != table.rows.end()) select(static_cast<std::size_t>(row - table.rows.begin()));
}

void SweepRowTable::adopt(std::size_t row) {
  const SweepTable& table = model_.table();
  if (row >= table.rows.size()) return;
  session_.edit(with_row(table.plan.base, table.plan, table.rows[row]),
                tr("values %1 of the sweep").arg(values_text(table.plan, table.rows[row])));
}

std::optional<SweepLink> SweepRowTable::link_at(const QModelIndex& index) const {
  const auto& corpus = session_.corpus();
  if (!corpus || session_.sweeps().is_of_other_data(*corpus)) return {};
  return model_.link_at(index);
}

void SweepRowTable::follow(const QModelIndex& index) {
  const SweepTable& table = model_.table();
  // Copies, because another table may replace that of the row meanwhile.
  if (const auto link = link_at(index))
    list(SweepPlan(table.plan), SweepRow(table.rows[model_.row_at(index.row())]), link->choice);
}

void SweepRowTable::list(const SweepPlan& plan, const SweepRow& row, PairChoice choice) {
  const Recipe recipe = with_row(plan.base, plan, row);
  const QString values = values_text(plan, row);
  if (recipe != session_.recipe()) emit taken(tr("the sweep's row %1").arg(values));
  session_.edit(recipe, tr("values %1 of the sweep").arg(values));
  if (needs_baseline_run(choice.kind)) session_.runs().compare_with_reference(plan, recipe, session_.paths());
  emit pairs_wanted(choice);
}

void SweepRowTable::offer_pairs() {
  pairs_->clear();
  const auto at = selected_row();
  const auto& corpus = session_.corpus();
  if (!at || !corpus || session_.sweeps().is_of_other_data(*corpus))
    return pairs_->addAction(tr("Select a row of this corpus first"))->setEnabled(false);
  const SweepTable& table = model_.table();
  const SweepRow& row = table.rows[*at];
  const Recipe recipe = with_row(table.plan.base, table.plan, row);
  std::optional<RunFigures> figures;  // without its own similar pairs the row is run again for its recall
  if (is_own_truth(table.plan, recipe)) figures = figures_of(row, table.corpus.digest);
  if (table.plan.repeat > 1) pairs_->addAction(tr("Of hash seed %1:").arg(row.seed))->setEnabled(false);
  pairs_->addAction(tr("&Add to Runs"), this, [this, recipe, figures] {
    session_.runs().add({{}, recipe, true, figures});
  });
  pairs_->addSeparator();
  std::vector<PairChoice> offered;  // the true pairs that were found may be the similar ones
  for (const SweepMeasure& measure : sweep_measures()) {
    const auto link = link_of(table, row, measure.column);
    if (!link || !has_measure(table.plan, measure) || std::ranges::count(offered, link->choice) > 0) continue;
    offered.push_back(link->choice);
    pairs_->addAction(choice_count(link->choice, link->pairs), this,
                      [this, plan = table.plan, row, choice = link->choice] { list(plan, row, choice); });
  }
}

/// The dialog asked only about the CSV: does not replace a JSON file beside it that is not a sweep.
void SweepRowTable::save(const QString& path) {
  const std::string table = path.toStdString();
  if (!may_save(this, QString::fromStdString(json_beside(table)))) return;
  Result<void> written = check_files_beside(table);
  if (written) written = SweepFiles(table, session_.sweeps().table()).write();
  emit saved(written ? tr("%1 and a JSON file beside it written.").arg(path)
                     : QString::fromStdString(to_string(written.error())));
}

}  // namespace lookalike
