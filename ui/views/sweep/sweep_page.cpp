#include "ui/views/sweep/sweep_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/sweep/sweep_text.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/session/session.h"
#include "ui/views/sweep/charts/drawing_pace.h"
#include "ui/views/sweep/charts/sweep_plots.h"
#include "ui/views/sweep/sweep_columns.h"
#include "ui/views/sweep/sweep_costs.h"
#include "ui/views/sweep/sweep_saving.h"
#include "ui/views/sweep/sweep_setup.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

constexpr double kQuick = 1, kQuickAgain = 3;  // seconds that a sweep nobody asked for may take, at first and again
constexpr double kTableShare = 0.4, kMostOfTable = 0.55;  // of the page's width
constexpr Qt::Orientation kOrientations[] = {Qt::Horizontal, Qt::Vertical};

/// Whether both are of one sweep: what the recipe says of a varied parameter, and verdicts, which nobody asks for in the
/// form, make no difference.
bool are_alike(SweepPlan asked, const SweepPlan& run) {
  if (asked.axes != run.axes) return false;
  for (const std::string& key : varied_keys(run))
    if (const Parameter* parameter = find_parameter(key)) (void)parameter->set(asked.base, parameter->get(run.base));
  if (run.repeat > 1) asked.base.sketch.seed = run.base.sketch.seed;
  if (asked.truth && run.truth) asked.truth = run.truth;
  asked.verdicts = run.verdicts;
  return asked == run;
}

}  // namespace

SweepPage::SweepPage(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setObjectName(QStringLiteral("page.sweep"));
  drawing_ = new DrawingPace([this] { show_plots(); }, this);
  setup_ = new SweepSetup;
  message_ = named("sweep.message", wrapped_label({}));
  message_->hide();
  stack_ = new QStackedWidget;
  stack_->addWidget(make_introduction());
  stack_->addWidget(make_split());
  auto* column = new QVBoxLayout(this);
  column->addWidget(setup_);
  column->addWidget(message_);
  column->addWidget(stack_, 1);
  costs_ = new SweepCosts(
      session_, [this] { return setup_->plan(session_.recipe()); }, this);
  connect_setup();
  connect_session();
  show_table();
}

SweepPage::~SweepPage() = default;

QWidget* SweepPage::make_introduction() {
  auto* introduction = new QWidget;
  QLabel* text = wrapped_label(
      tr("A sweep runs the recipe with many values of one or two parameters over the corpus, and shows what each finds, "
         "misses and costs."));
  text->setAlignment(Qt::AlignCenter);
  fill_ = named("sweep.fill", new QPushButton);
  fill_->setToolTip(tr("Runs the sweep that stands above."));
  connect(fill_, &QPushButton::clicked, this, &SweepPage::begin);
  auto* column = new QVBoxLayout(introduction);
  column->addStretch(1);
  column->addWidget(text);
  column->addWidget(fill_, 0, Qt::AlignHCenter);
  column->addStretch(1);
  return introduction;
}

QWidget* SweepPage::make_split() {
  split_ = new QSplitter;
  split_->addWidget(make_plots());
  split_->addWidget(make_table());
  split_->setStretchFactor(0, 3);
  split_->setStretchFactor(1, 2);
  split_->setChildrenCollapsible(false);
  split_->setObjectName(QStringLiteral("sweep.splitter"));
  connect(split_, &QSplitter::splitterMoved, this, [this] { sizes_[split_->orientation()] = split_->sizes(); });
  return split_;
}

void SweepPage::connect_setup() {
  connect(costs_, &SweepCosts::told, setup_, &SweepSetup::show_cost);
  connect(costs_, &SweepCosts::told, this, [this](const QString& cost) {
    fill_->setText(tr("Run it: %1").arg(cost));
    fill_->setVisible(!cost.isEmpty());
    fill_by_itself();
  });
  connect(costs_, &SweepCosts::refused, setup_, &SweepSetup::show_problem);
  connect(setup_, &SweepSetup::changed, costs_, &SweepCosts::ask);
  connect(setup_, &SweepSetup::changed, this, &SweepPage::show_notes);
  connect(setup_, &SweepSetup::run_asked, this, &SweepPage::begin);
  connect(setup_, &SweepSetup::resume_asked, this, &SweepPage::resume);
  connect(setup_, &SweepSetup::cancel_asked, &session_.sweeps(), &SweepRunner::cancel);
}

void SweepPage::connect_session() {
  const SweepRunner& runner = session_.sweeps();
  connect(&runner, &SweepRunner::changed, this, &SweepPage::show_table);
  connect(&runner, &SweepRunner::row_added, this, &SweepPage::take_row);
  connect(&runner, &SweepRunner::note_added, this, &SweepPage::show_notes);
  connect(&runner, &SweepRunner::progress, this, &SweepPage::show_progress);
  connect(&runner, &SweepRunner::failed, this, &SweepPage::say);
  connect(&session_, &Session::corpus_changed, this, &SweepPage::look_for_unfinished);
  connect(&session_, &Session::recipe_changed, this, [this] {
    plots_->set_current(session_.recipe().lsh);
    show_notes();
  });
  connect(&session_, &Session::corpus_changed, this, [this] { plots_->set_corpus(session_.paths()); });
}

QWidget* SweepPage::make_plots() {
  plots_ = new SweepPlots;
  plots_->set_current(session_.recipe().lsh);
  connect(plots_, &SweepPlots::chosen, this, &SweepPage::adopt);
  connect(plots_, &SweepPlots::kind_changed, this, &SweepPage::lay_out);
  connect(plots_, &SweepPlots::about_to_export, drawing_, &DrawingPace::catch_up);
  return plots_;
}

QWidget* SweepPage::make_table() {
  auto* side = new QWidget;
  table_ = named("sweep.table", new QTableView);
  table_->setAccessibleName(tr("Rows of the sweep"));
  table_->setToolTip(
      tr("Enter or a double click makes a row's values those of the recipe; a click on a header sorts, "
         "the third one takes the order of the runs."));
  style_table(table_);
  table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // else a part of a column is seen in the room kept for it
  table_->setModel(&model_);
  columns_ = std::make_unique<SweepColumns>(*table_, model_);
  let_sort();
  connect(&model_, &SweepModel::rowsInserted, this, [this](const QModelIndex&, int row) {
    if (columns_->take_row(row)) share_out();
  });
  connect(table_, &QTableView::activated, this,
          [this](const QModelIndex& index) { adopt(model_.row_at(index.row())); });
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this] { plots_->look_at(selected_row()); });
  before_ = named("sweep.before", new QPushButton(tr("Previous table (&Z)")));
  before_->setToolTip(tr(
      "Brings back the rows that the last sweep took the place of, and stops what runs; once more brings back these."));
  before_->hide();
  connect(before_, &QPushButton::clicked, &session_.sweeps(), &SweepRunner::bring_back);
  auto* column = without_margins(new QVBoxLayout(side));
  column->addWidget(table_, 1);
  column->addWidget(before_, 0, Qt::AlignRight);
  column->addLayout(make_buttons());
  return side;
}

QLayout* SweepPage::make_buttons() {
  auto* use = named("sweep.use", new QPushButton(tr("Use th&is row")));
  use->setToolTip(tr("Makes the values of the selected row those of the recipe; Undo takes it back."));
  connect(use, &QPushButton::clicked, this, [this] {
    if (const auto row = selected_row()) adopt(*row);
  });
  auto* save = named("sweep.save", new QPushButton(tr("Export CSV (&K)\u2026")));
  save->setToolTip(
      tr("Writes every column as CSV in run order, however the table is sorted, and beside it as JSON "
         "that the command line goes on with."));
  auto* saving = new SweepSaving(model_.table(), this);
  connect(save, &QPushButton::clicked, saving, &SweepSaving::ask);
  connect(saving, &SweepSaving::said, this, &SweepPage::say);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(use);
  buttons->addWidget(save);
  return buttons;
}

/// By a header: up, down, as they were run.
void SweepPage::let_sort() {
  QHeaderView* header = table_->horizontalHeader();
  header->setSortIndicatorClearable(true);
  header->setSortIndicator(-1, Qt::AscendingOrder);
  table_->setSortingEnabled(true);
  connect(header, &QHeaderView::sortIndicatorChanged, this, [this] { columns_->fit(); });
}

void SweepPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange || !table_) return;
  fit_row_height(table_);
  columns_->forget();
  share_out();
}

void SweepPage::begin() {
  SweepTable table;
  const auto plan = setup_->plan(session_.recipe());
  if (!plan) {
    setup_->show_problem(QString::fromStdString(plan.error().message));
    return setup_->go_to_problem();
  }
  table.plan = *plan;
  if (const SavedSweep* saved = setup_->saved()) {
    table.name = saved->name;
    table.source = saved->source;
    table.source_table = saved->source_table;
    table.remarks = saved->remarks;
  }
  start(std::move(table));
}

void SweepPage::resume() {
  start(session_.sweeps().table());
}

void SweepPage::start(SweepTable table, bool automatic) {
  message_->setVisible(!session_.corpus());
  message_->setText(session_.corpus() ? QString() : tr("Open a corpus first: Ctrl+O."));
  pace_ = {};
  is_timed_ = session_.corpus() && table.rows.empty();
  clock_.start();
  if (session_.corpus())
    session_.sweeps().start(session_.corpus(), std::move(table), session_.engine_options(),
                            session_.judging().verdicts(), automatic);
}

/// With what stands above, where nobody ran anything else and it is quick.
void SweepPage::fill_by_itself() {
  const SweepRunner& runner = session_.sweeps();
  const bool rests = session_.corpus() && !session_.busy() && !session_.waits() && !runner.recovering();
  if (!isVisible() || !rests || !runner.may_give_way() || setup_->is_edited()) return;
  const auto plan = setup_->plan(session_.recipe());
  if (!plan || (runner.is_automatic() && are_alike(*plan, runner.table().plan))) return;
  const double most = runner.is_automatic() ? kQuickAgain : kQuick;
  if (costs_->seconds_of(*plan).value_or(most) >= most) return;
  SweepTable table;
  table.plan = *plan;
  start(std::move(table), true);
}

/// Learns what a sweep took beyond its stages, once all of it was run in one go.
void SweepPage::learn_cost() {
  const SweepRunner& runner = session_.sweeps();
  if (runner.running() || !is_timed_) return;
  is_timed_ = false;
  const SweepTable& table = runner.table();
  if (!table.rows.empty() && table.rows.size() == runner.points())
    costs_->learn(table, static_cast<double>(clock_.elapsed()) / 1000);
}

void SweepPage::look_for_unfinished() {
  if (session_.corpus()) session_.sweeps().recover(*session_.corpus());
  if (session_.sweeps().may_give_way()) setup_->follow({});
  show_notes();
  show_state();
}

void SweepPage::show_table() {
  const SweepRunner& runner = session_.sweeps();
  const SweepTable& table = runner.table();
  show_state();
  columns_->forget();
  model_.set_table(table);
  table_->horizontalHeader()->setSortIndicator(model_.sort_column(), model_.sort_direction());
  columns_->fit();
  fit_row_height(table_);
  share_out();
  before_->setVisible(runner.has_before());
  if (!runner.running() && is_of_other_sweep()) setup_->follow(table);
  show_plots_or_introduction(runner.running() || runner.has_before() || !table.rows.empty());
  show_notes();
  show_state();
  drawing_->draw();
  learn_cost();
}

bool SweepPage::is_of_other_sweep() const {
  const SweepTable& table = session_.sweeps().table();
  const auto plan = setup_->plan(table.plan.base);
  return !table.rows.empty() && (!plan || !are_alike(*plan, table.plan));
}

/// On the whole screen, too.
void SweepPage::show_plots_or_introduction(bool plots) {
  stack_->setCurrentIndex(plots ? 1 : 0);
  setProperty(kPresentable, QVariant::fromValue(plots ? plots_->drawing() : static_cast<QWidget*>(stack_)));
}

void SweepPage::show_notes() {
  const SweepTable& table = session_.sweeps().table();
  QStringList lines;
  if (is_of_other_sweep())
    lines << tr("These rows are of another sweep than the one above: %1.").arg(sweep_text(table));
  const auto plan = setup_->plan(session_.recipe());
  if (!is_of_other_sweep() && !table.rows.empty() && !setup_->saved() && plan && !are_alike(*plan, table.plan))
    lines << tr("The recipe has changed since these rows were run; Run sweep measures the present one.");
  if (is_of_other_data())
    lines
        << tr("\u26A0 These rows were measured on other data (%1, %2 documents), not on the corpus that is open. Press "
              "Run sweep to measure this one.")
               .arg(to_qstring(table.corpus.path), count_text(table.corpus.documents));
  if (const auto& error = session_.sweeps().not_on_file())
    lines << tr("\u26A0 The rows are in memory only; save the table before you close the window. %1")
                 .arg(QString::fromStdString(to_string(*error)));
  for (const std::string& note : table.notes) lines << note_text(note);
  for (const std::string& remark : table.remarks) lines << to_qstring(remark);
  message_->setText(fitting_text(lines.join(u'\n'), 3'000));
  message_->setVisible(!lines.isEmpty());
}

void SweepPage::take_row() {
  model_.add_row(session_.sweeps().table().rows.back());
  pace_.add(static_cast<double>(clock_.elapsed()) / 1000);
  drawing_->ask();
}

void SweepPage::show_plots() {
  plots_->show_table(model_.table());
  // It may have been selected before the plots had it, and other rows take the selection away without a word.
  plots_->look_at(selected_row());
  lay_out();
  share_out();
}

/// A map is as tall as it is wide, charts are not.
void SweepPage::lay_out() {
  const Qt::Orientation orientation = plots_->kind() == SweepPlots::Kind::map ? Qt::Horizontal : Qt::Vertical;
  if (laid_out_ && split_->orientation() == orientation) return;
  laid_out_ = true;
  split_->setOrientation(orientation);
  share_out();
}

/// Beside the plots: as many whole columns as there is room for, all of them where that is possible; but no part of a
/// column, unless hardly one fits. Plots never become narrower than they can be shown.
int SweepPage::table_width(int room) const {
  const int left = room - split_->widget(0)->minimumSizeHint().width();
  const int share = std::min(static_cast<int>(kTableShare * room), left);
  const int whole = columns_->table_width(std::min(static_cast<int>(kMostOfTable * room), left));
  const bool is_all = whole >= columns_->table_width(room);
  return is_all || whole < share / 2 ? std::max(whole, share) : whole;
}

/// Three fifths for the plots, less where a table beside them needs more, until a person moves the border.
void SweepPage::share_out() {
  const bool beside = split_->orientation() == Qt::Horizontal;
  const QMargins margins = layout()->contentsMargins();
  const int room = beside ? width() - margins.left() - margins.right() - split_->handleWidth() : height();
  const int table = beside ? table_width(room) : static_cast<int>(kTableShare * room);
  split_->setSizes(sizes_.value(split_->orientation(), {room - table, table}));
  columns_->fit();
}

void SweepPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fill_by_itself();
}

void SweepPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  share_out();
}

QVariant SweepPage::splitter_states() const {
  QVariantList states;
  for (const Qt::Orientation orientation : kOrientations) {
    QVariantList sizes;
    for (const int size : sizes_.value(orientation)) sizes << size;
    states.push_back(QVariant(sizes));
  }
  return states;
}

void SweepPage::restore_splitters(const QVariant& states) {
  for (std::size_t i = 0; i < std::size(kOrientations); ++i) {
    QList<int> sizes;
    for (const QVariant& size : states.toList().value(static_cast<qsizetype>(i)).toList()) sizes << size.toInt();
    if (sizes.size() == split_->count()) sizes_[kOrientations[i]] = sizes;
  }
  share_out();
}

std::optional<std::size_t> SweepPage::selected_row() const {
  const QModelIndex index = table_->currentIndex();
  return index.isValid() ? std::optional(model_.row_at(index.row())) : std::nullopt;
}

void SweepPage::show_state() {
  const SweepRunner& runner = session_.sweeps();
  const std::size_t rows = runner.table().rows.size();
  const auto& corpus = session_.corpus();
  setup_->show_running(runner.running(), corpus && runner.can_go_on_over(*corpus));
  const QString counts = tr("%1 of %2").arg(count_text(rows), count_text(runner.points()));
  const QString state = is_of_other_data() ? tr("%1, other data").arg(counts) : counts;
  setup_->show_progress(rows == 0 ? QString() : state, runner.running() ? 0 : 1);
}

bool SweepPage::is_of_other_data() const {
  return session_.corpus() && session_.sweeps().is_of_other_data(*session_.corpus());
}

void SweepPage::show_progress(double fraction, double elapsed) {
  const SweepRunner& runner = session_.sweeps();
  const std::size_t rows = runner.table().rows.size(), left = runner.points() - std::min(runner.points(), rows);
  QString text = tr("%1 of %2, %3").arg(count_text(rows), count_text(runner.points()), whole_seconds_text(elapsed));
  const QString remaining = remaining_text(pace_.remaining(elapsed, left).value_or(0));
  if (!remaining.isEmpty()) text += QStringLiteral(", ") + remaining;
  setup_->show_progress(text, fraction);
}

void SweepPage::adopt(std::size_t row) {
  const SweepTable& table = model_.table();
  if (row >= table.rows.size()) return;
  const QString values = QString::fromStdString([&] {
    std::string text;
    for (const std::string& value : table.rows[row].values) text += (text.empty() ? "" : ", ") + value;
    return text;
  }());
  session_.edit(with_row(session_.recipe(), table.plan, table.rows[row]), tr("values %1 of the sweep").arg(values));
}

void SweepPage::say(const QString& sentence) {
  message_->setText(fitting_text(sentence));
  message_->show();
}

}  // namespace lookalike
