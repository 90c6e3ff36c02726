#include "ui/views/runs/runs_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <algorithm>
#include <iterator>

#include "ui/models/s_curve/curve_samples.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/pair_choice_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/models/text/text_table.h"
#include "ui/session/session.h"
#include "ui/views/s_curve/curve_style.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"

namespace lookalike {
namespace {

enum Column {
  name,
  k,
  n,
  banding,
  threshold,
  candidates,
  similar,
  recall,
  missed,
  seconds,
  memory,
  only_here,
  columns = 14
};
constexpr PairKind kLinks[] = {PairKind::only_here, PairKind::only_baseline, PairKind::in_both};
constexpr int kMostRows = 4, kFewestRows = 2;  // visible without scrolling, also while there are fewer
constexpr int kLinesOfRow = 12;                // of the window for each of these rows
constexpr int kShortestName = 18;              // characters
const QString kUnknown = QStringLiteral("\u2013");

class Table final : public QTableWidget {
 public:
  using QTableWidget::QTableWidget;
  bool is_editing(const QTableWidgetItem* cell) const { return state() == EditingState && currentItem() == cell; }
};

TableColumns headings() {
  return named_columns("runs", {{"name", RunsPanel::tr("run")},
                                {"k", RunsPanel::tr("k")},
                                {"n", RunsPanel::tr("n")},
                                {"banding", RunsPanel::tr("b \u00D7 r")},
                                {"threshold", RunsPanel::tr("t")},
                                {"candidates", RunsPanel::tr("candidates")},
                                {"similar", RunsPanel::tr("similar")},
                                {"recall", RunsPanel::tr("recall, %")},
                                {"missed", RunsPanel::tr("missed")},
                                {"seconds", RunsPanel::tr("time")},
                                {"memory", RunsPanel::tr("memory")},
                                {"only_here", RunsPanel::tr("current only")},
                                {"only_there", RunsPanel::tr("row only")},
                                {"both", RunsPanel::tr("both")}});
}

QStringList settings_cells(const Recipe& recipe) {
  return {QString::number(recipe.shingles.k), count_text(recipe.sketch.hashes),
          QStringLiteral("%1 \u00D7 %2").arg(recipe.lsh.bands).arg(recipe.lsh.rows),
          similarity_text(recipe.verify.threshold)};
}

QString recall_cell(const RunFigures& figures) {
  if (!figures.against_truth) return RunsPanel::tr("not measured");
  const auto recall = figures.against_truth->recall();
  if (!recall) return RunsPanel::tr("no such pairs");
  if (!figures.recall) return share_text(*recall);
  return RunsPanel::tr("%1 (%2\u2013%3)")
      .arg(share_text(*recall), share_text(figures.recall->low), share_text(figures.recall->high));
}

QStringList figure_cells(const std::optional<RunFigures>& figures) {
  if (!figures) return QStringList(memory - candidates + 1, kUnknown);
  const auto& counts = figures->against_truth;
  return {count_text(figures->candidates), count_text(figures->similar),
          recall_cell(*figures),           counts ? count_text(counts->false_negatives) : kUnknown,
          seconds_text(figures->seconds),  figures->bytes ? bytes_text(*figures->bytes) : kUnknown};
}

QPixmap swatch_of(const CurveStyle& curve, const QTableWidget& table) {
  const int height = table.fontMetrics().height();
  QPixmap swatch(2 * height, height);
  swatch.fill(Qt::transparent);
  QPainter painter(&swatch);
  painter.setPen(curve.pen(table.palette(), line_unit(table.font())));
  painter.drawLine(0, height / 2, 2 * height, height / 2);
  return swatch;
}

}  // namespace

RunsPanel::RunsPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), table_(explained("runs.table", new Table(0, columns), tr("Runs"))) {
  setObjectName(QStringLiteral("runs_panel"));
  style_table(table_);
  table_->horizontalHeader()->setStretchLastSection(false);
  table_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);  // at minimum height until resized
  table_->setEditTriggers(QAbstractItemView::EditKeyPressed);
  table_->setIconSize({2 * fontMetrics().height(), fontMetrics().height()});
  for (int column = 0; const auto& [title, meaning, alignment, id] : headings()) {
    auto* heading = new QTableWidgetItem(title);
    heading->setToolTip(tooltip_text(meaning));
    table_->setHorizontalHeaderItem(column++, heading);
  }
  without_margins(new QVBoxLayout(this))->addWidget(table_);
  add_actions();
  connect(table_, &QTableWidget::cellChanged, this, &RunsPanel::take_edit);
  connect(table_, &QTableWidget::cellActivated, this, &RunsPanel::activate);
  new LinkDelegate(
      table_,
      [](const QModelIndex& index) { return index.column() >= only_here && !index.data().toString().isEmpty(); },
      [this](const QModelIndex& index) { activate(index.row(), index.column()); });
  for (const auto change : {&Runs::changed, &Runs::progress})
    connect(&session_.runs(), change, this, &RunsPanel::show_runs);
  connect(&session_, &Session::recipe_changed, this, &RunsPanel::show_runs);
  connect(&session_.surveyor(), &Surveyor::changed, this, &RunsPanel::show_runs);
  show_runs();
}

void RunsPanel::add_actions() {
  const auto add = [this](const ActionText& text, auto act) {
    QAction* action = describe(new QAction(table_), text);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, [this, act] {
      if (const Runs::Entry* entry = selected()) act(*entry);
    });
    table_->addAction(action);
  };
  add({"runs.use", tr("&Use this recipe")}, [this](const Runs::Entry& entry) { adopt(entry); });
  add({"runs.rename", tr("&Rename"), Qt::Key_F2}, [this](const Runs::Entry&) {
    QTableWidgetItem* cell = table_->item(current_row(), name);
    if (!static_cast<Table*>(table_)->is_editing(cell)) table_->editItem(cell);
  });
  for (int i = 0; const PairKind kind : kLinks)
    add({"runs.pairs", tr("&%1 List %2").arg(++i).arg(choice_name(kind)), choice_meaning(kind)},
        [this, kind](const Runs::Entry& entry) { list_pairs(entry.id, kind); });
  add({"runs.remove", tr("Re&move"), QKeySequence::Delete}, [this](const Runs::Entry& entry) {
    session_.remove_run(entry, tr("removal of %1").arg(name_at(current_row())));
  });
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

int RunsPanel::current_row() const {
  return table_->currentRow();
}

QString RunsPanel::name_at(int row) const {
  return run_names(session_.runs().records())[static_cast<std::size_t>(row) - 1];
}

const Runs::Entry* RunsPanel::entry_at(int row) const {
  const auto& all = session_.runs().all();
  return row >= 1 && row <= static_cast<int>(all.size()) ? &all[static_cast<std::size_t>(row) - 1] : nullptr;
}

QStringList RunsPanel::present_cells() const {
  const auto& result = session_.result();
  const bool is_there = result && result->recipe == session_.recipe();
  std::optional<RunFigures> figures;
  if (is_there)
    figures = figures_of(*result, session_.surveyor().summary().get(), result->corpus->report().digest,
                         session_.runs().records());
  return QStringList{tr("this run")} + settings_cells(session_.recipe()) + figure_cells(figures) +
         QStringList(std::size(kLinks), QString());
}

bool RunsPanel::is_of_other_corpus(const Runs::Entry& entry) const {
  const auto& corpus = session_.corpus();
  return corpus && entry.record.figures && entry.record.figures->digest != corpus->report().digest;
}

QStringList RunsPanel::cells_of(const Runs::Entry& entry, const QString& run) const {
  const auto& corpus = session_.corpus();
  QStringList cells = QStringList{run} + settings_cells(entry.record.recipe) +
                      figure_cells(corpus ? entry.record.figures : std::nullopt);
  if (session_.runs().making() == &entry)
    return cells << tr("%1 %").arg(static_cast<int>(100 * session_.runs().fraction())) << QString() << QString();
  if (entry.waits) return cells << tr("waits") << QString() << QString();
  if (!entry.result) return cells << (corpus ? tr("compare") : QString()) << QString() << QString();
  if (!entry.overlap) return cells << kUnknown << kUnknown << kUnknown;  // not yet, or too many pairs
  const RunOverlap& overlap = *entry.overlap;
  return cells << count_text(overlap.only_here) << count_text(overlap.only_there) << count_text(overlap.both);
}

void RunsPanel::show_runs() {
  const QSignalBlocker quiet(table_);
  const auto& all = session_.runs().all();
  const bool is_longer = table_->rowCount() < static_cast<int>(all.size()) + 1;
  table_->setRowCount(static_cast<int>(all.size()) + 1);
  show_row(0, present_cells());
  const std::vector<QString> names = run_names(session_.runs().records());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int row = static_cast<int>(i) + 1;
    show_row(row, cells_of(all[i], names[i]));
    table_->setRowHidden(row, is_of_other_corpus(all[i]));  // until its corpus is opened again
    QTableWidgetItem* first = table_->item(row, name);
    if (static_cast<Table*>(table_)->is_editing(first)) continue;
    first->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
    first->setCheckState(all[i].record.drawn ? Qt::Checked : Qt::Unchecked);
    first->setIcon(swatch_of(run_curve({{}, {}, i}), *table_));
    first->setToolTip(tooltip_text(names[i] + u": " + recipe_line(all[i].record.recipe)));
  }
  if (current_row() >= 0 && table_->isRowHidden(current_row())) table_->setCurrentItem(nullptr);
  fit_row_height(table_);
  fit_columns(table_);
  const QFontMetrics type = table_->fontMetrics();
  const int wide = table_->columnWidth(name), least = kShortestName * type.averageCharWidth();
  const int beyond = table_->horizontalHeader()->length() - table_->viewport()->width();  // a long name makes room
  table_->setColumnWidth(name, std::clamp(wide - beyond, std::min(wide, least), wide));
  if (is_longer) table_->scrollToBottom();
  const int rows = std::clamp(window()->height() / (kLinesOfRow * type.height()), kFewestRows, kMostRows);
  table_->setMinimumHeight(table_->horizontalHeader()->sizeHint().height() +
                           rows * table_->verticalHeader()->defaultSectionSize() + 2 * table_->frameWidth() +
                           table_->horizontalScrollBar()->sizeHint().height());
}

void RunsPanel::show_row(int row, const QStringList& cells) {
  for (int column = 0; column < columns; ++column) {
    QTableWidgetItem* item = table_->item(row, column);
    if (!item) {
      table_->setItem(row, column, item = new QTableWidgetItem);
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    if (static_cast<Table*>(table_)->is_editing(item)) continue;
    item->setTextAlignment(Qt::AlignVCenter | (column == name ? Qt::AlignLeft : Qt::AlignRight));
    if (item->text() != cells[column]) item->setText(cells[column]);
  }
}

void RunsPanel::take_edit(int row, int column) {
  const Runs::Entry* entry = entry_at(row);
  if (!entry || column != name) return;
  const int id = entry->id;
  const QString before = name_at(row);
  session_.runs().draw(id, table_->item(row, name)->checkState() == Qt::Checked);
  if (const QString text = table_->item(row, name)->text(); text != before) session_.runs().rename(id, text);
}

void RunsPanel::activate(int row, int column) {
  const Runs::Entry* entry = entry_at(row);
  if (!entry) return;
  if (column < only_here) return adopt(*entry);
  if (!entry->overlap) return session_.runs().compare_with(entry->id);
  list_pairs(entry->id, kLinks[column - only_here]);
}

void RunsPanel::list_pairs(int id, PairKind kind) {
  session_.runs().compare_with(id);
  emit pairs_wanted({kind});
}

void RunsPanel::adopt(const Runs::Entry& entry) {
  if (entry.record.recipe == session_.recipe()) return;
  emit taken(tr("the run %1").arg(name_at(1 + static_cast<int>(&entry - session_.runs().all().data()))));
  session_.edit(entry.record.recipe, tr("recipe of a run"));
}

void RunsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) show_runs();
}

}  // namespace lookalike
