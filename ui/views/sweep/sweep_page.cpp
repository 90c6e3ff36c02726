#include "ui/views/sweep/sweep_page.h"

#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "core/experiment/forecast/forecast.h"
#include "ui/models/sweep/sweep_model.h"
#include "ui/models/text/alternative_text.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/time_text.h"
#include "ui/session/session.h"
#include "ui/views/sweep/sweep_plots.h"
#include "ui/views/sweep/sweep_row_table.h"
#include "ui/views/sweep/sweep_setup.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

constexpr qsizetype kMostNamed = 4;

/// True if both plans describe the same sweep. Ignores the recipe's value of a varied parameter, verdicts, which are
/// not in the form, and the omission of costly settings.
bool are_alike(SweepPlan asked, const SweepPlan& run) {
  if (asked.axes != run.axes) return false;
  for (const std::string& key : varied_keys(run))
    if (const Parameter* parameter = find_parameter(key)) (void)parameter->set(asked.base, parameter->get(run.base));
  if (run.repeat > 1) asked.base.sketch.seed = run.base.sketch.seed;
  asked.verdicts = run.verdicts;
  asked.most_candidates = run.most_candidates;
  return asked == run;
}

/// A reference with a value of a varied parameter favours the rows with that value.
bool favours_a_value(const SweepPlan& plan) {
  return std::ranges::any_of(varied_keys(plan), [&plan](const std::string& key) {
    return plan.reference.find(key + '=') != std::string::npos;
  });
}

}  // namespace

SweepPage::SweepPage(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setObjectName(QStringLiteral("page.sweep"));
  drawing_.setSingleShot(true);
  connect(&drawing_, &QTimer::timeout, this, &SweepPage::draw);
  setup_ = new SweepSetup(session_);
  stack_ = new QStackedWidget;
  stack_->addWidget(make_introduction());
  rows_ = new SweepRowTable(session_);
  auto* split = named("sweep.splitter", new QSplitter);
  split->addWidget(make_plots());
  split->addWidget(rows_);
  split->setSizes({5'500, 4'200});  // in proportion
  split->setChildrenCollapsible(false);
  stack_->addWidget(split);
  again_ = push_button("sweep.again", tr("Recipe has changed: rerun"), this, [this] { begin(); });
  auto* before = push_button("sweep.before", tr("Previous table (&Z)"), &session_.sweeps(), &SweepRunner::bring_back);
  before->hide();
  connect(&session_.sweeps(), &SweepRunner::changed, before,
          [this, before] { before->setVisible(session_.sweeps().has_before()); });
  auto* said = new QHBoxLayout;
  said->addWidget(make_message(), 1);
  for (QPushButton* button : {again_, setup_->resume_button(), before})
    said->addWidget(button, 0, Qt::AlignRight | Qt::AlignTop);
  auto* column = new QVBoxLayout(this);
  column->addWidget(setup_);
  column->addWidget(stack_, 1);
  column->addWidget(setup_->problem());  // below, where messages come and go without moving a control
  column->addLayout(said);
  connect_setup();
  connect_session();
  connect(rows_, &SweepRowTable::selected, plots_, &SweepPlots::look_at);
  connect(rows_, &SweepRowTable::pairs_wanted, this, &SweepPage::pairs_wanted);
  connect(rows_, &SweepRowTable::taken, this, &SweepPage::taken);
  connect(rows_, &SweepRowTable::saved, this, &SweepPage::say);
  show_table();
}

/// More sentences than its lines scroll, so that they move nothing.
QWidget* SweepPage::make_message() {
  constexpr int kLines = 3;
  message_ = named("sweep.message", wrapped_label({}));
  message_->setAlignment(Qt::AlignTop);
  auto* area = new QScrollArea;
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(message_);
  follow_type(area, [area](const QFontMetrics& type) { area->setFixedHeight(kLines * type.lineSpacing()); });
  return area;
}

QWidget* SweepPage::make_introduction() {
  auto* introduction = new QWidget;
  QLabel* text = wrapped_label(
      tr("A sweep runs the recipe on the corpus with many values of one or two parameters, and shows what each finds, "
         "misses and costs."));
  text->setAlignment(Qt::AlignCenter);
  fill_ = push_button("sweep.fill", {}, this, [this] { begin(); });
  fill_->hide();
  auto* column = new QVBoxLayout(introduction);
  column->addStretch(1);
  column->addWidget(text);
  column->addWidget(fill_, 0, Qt::AlignHCenter);
  column->addStretch(1);
  return introduction;
}

void SweepPage::connect_setup() {
  connect(setup_, &SweepSetup::estimated, this, [this](const QString& cost) {
    fill_->setText(tr("Run it: %1").arg(cost));
    fill_->setVisible(!cost.isEmpty());
    fill_by_itself();
    show_notes();
  });
  connect(&setup_->estimates(), &SweepEstimates::judged, this, &SweepPage::draw);
  connect(&setup_->estimates(), &SweepEstimates::counted, this, [this] {
    SweepPlan plan = session_.sweeps().table().plan;
    plan.verdicts.clear();  // they are not in the form
    if (const auto time = setup_->estimates().time_of(plan)) session_.sweeps().learn(*time);
  });
  connect(setup_, &SweepSetup::changed, this, &SweepPage::show_notes);
  connect(setup_, &SweepSetup::run_asked, this, [this] { begin(); });
  connect(setup_, &SweepSetup::resume_asked, this, [this] { start(session_.sweeps().rest()); });
}

void SweepPage::connect_session() {
  const SweepRunner& runner = session_.sweeps();
  connect(&runner, &SweepRunner::changed, this, &SweepPage::show_table);
  const auto draw_soon = [this] {
    if (!drawing_.isActive()) drawing_.start();
  };
  connect(&runner, &SweepRunner::row_added, this, draw_soon);
  connect(&session_.surveyor(), &Surveyor::changed, this, draw_soon);  // with what is expected
  connect(&runner, &SweepRunner::note_added, this, &SweepPage::show_notes);
  connect(&runner, &SweepRunner::progress, this, &SweepPage::show_progress);
  connect(&runner, &SweepRunner::failed, this, &SweepPage::say);
  connect(&session_, &Session::corpus_changed, this, &SweepPage::take_corpus);
  connect(&session_, &Session::recipe_changed, this, [this] {
    plots_->set_current(session_.recipe());
    if (!selected_row()) rows_->select_recipe(session_.recipe());
    show_notes();
  });
}

QWidget* SweepPage::make_plots() {
  plots_ = new SweepPlots;
  plots_->set_current(session_.recipe());
  plots_->set_expect([this](const Recipe& recipe) { return expected(recipe); });
  connect(plots_, &SweepPlots::selected, rows_, &SweepRowTable::select);
  connect(plots_, &SweepPlots::goal_changed, &session_, &Session::set_recall_goal);
  connect(&session_, &Session::recall_goal_changed, this, &SweepPage::draw);
  connect(plots_, &SweepPlots::chosen, rows_, &SweepRowTable::adopt);
  connect(plots_, &SweepPlots::about_to_export, this, [this] {
    if (drawing_.isActive()) draw();
  });
  return plots_;
}

void SweepPage::begin(bool automatic) {
  SweepTable table;
  const auto plan = setup_->plan(session_.recipe());
  if (!plan) return setup_->refuse(note_text(plan.error().message));
  table.plan = *plan;
  table.automatic = automatic;
  if (const SavedSweep* saved = setup_->saved()) static_cast<SweepSource&>(table) = *saved;
  start(std::move(table));
}

void SweepPage::start(SweepTable table) {
  if (!session_.corpus()) return say(tr("Open a corpus first: Ctrl+O."));
  if (!table.automatic) sought_.reset();
  const SweepStart how{session_.engine_options(), session_.judging().verdicts(), session_.paths(),
                       setup_->estimates().time_of(table.plan), setup_->estimates().known_pairs()};
  session_.sweeps().start(session_.corpus(), std::move(table), how);
}

/// Runs the sweep set above, if it is quick and the user has run no other.
void SweepPage::fill_by_itself() {
  const SweepRunner& runner = session_.sweeps();
  const bool rests = session_.corpus() && !session_.busy() && !session_.waits() && !session_.surveyor().surveying();
  if (!isVisible() || !rests || !runner.may_give_way() || setup_->is_edited()) return;
  const auto plan = setup_->plan(session_.recipe());
  const bool is_there = plan && runner.is_automatic() && are_alike(*plan, runner.table().plan);
  if (plan && !is_there && is_quick(*plan)) begin(true);
}

void SweepPage::take_corpus() {
  plots_->set_corpus(session_.paths());
  if (session_.corpus()) session_.sweeps().follow(*session_.corpus());
  if (session_.sweeps().may_give_way()) setup_->follow({});
  show_notes();
  show_state();
}

void SweepPage::show_table() {
  const SweepRunner& runner = session_.sweeps();
  const SweepTable& table = runner.table();
  if (!runner.running() && is_of_other_sweep()) setup_->follow(table);
  const bool has_plots = runner.running() || runner.has_before() || !table.rows.empty();
  stack_->setCurrentIndex(has_plots ? 1 : 0);
  // Full screen shows the same widget.
  setProperty(kPresentable, QVariant::fromValue(has_plots ? plots_->drawing() : static_cast<QWidget*>(stack_)));
  show_notes();
  show_state();
  draw();
}

/// Updates table and plots, so rarely that this takes at most a tenth of the time.
void SweepPage::draw() {
  drawing_.stop();
  QElapsedTimer taken;
  taken.start();
  SweepRunner& runner = session_.sweeps();
  const SweepTable& table = runner.table();
  const double goal = session_.recall_goal();
  if (!runner.running() && !is_of_other_data() && !table.rows.empty() &&
      !(table.reached && table.reached->recall == goal))
    if (auto reached = setup_->estimates().reached(table.plan, goal)) runner.learn(std::move(*reached));
  settings_ = settings_of(table, goal);
  rows_->show_table(table, settings_);
  show_notes();
  plots_->show_table(table, settings_, goal, runner.points());
  if (sought_ && *sought_ < table.rows.size()) rows_->select(*std::exchange(sought_, {}));
  plots_->look_at(selected_row());
  drawing_.setInterval(std::max(200, 10 * static_cast<int>(taken.elapsed())));
}

bool SweepPage::is_of_other_sweep() const {
  const SweepTable& table = session_.sweeps().table();
  const auto plan = setup_->plan(table.plan.base);
  return !table.rows.empty() && (!plan || !are_alike(*plan, table.plan));
}

void SweepPage::show_notes() {
  const SweepTable& table = session_.sweeps().table();
  QStringList lines;
  if (is_of_other_sweep())
    lines << tr("These rows belong to another sweep, not to the one above: %1 (%2).")
                 .arg(sweep_text(table), recipe_line(table.plan.base));
  again_->setVisible(is_out_of_date());
  if (is_of_other_data())
    lines << tr("\u26A0 These rows were measured on other data (%1, %2), not on the open corpus. Press "
                "Run sweep to measure this one.")
                 .arg(to_qstring(table.corpus.path),
                      count_text(table.corpus.documents, tr("document"), tr("documents")));
  if (favours_a_value(table.plan))
    lines << tr("With this reference, the %1 are true by definition, which favours that row; verdicts and planted "
                "families "
                "favour none.")
                 .arg(reference_text(table.plan));
  for (const QString& note : {note_on_goal(table), note_on_pairs(table), note_on_recipe(table)})
    if (!note.isEmpty()) lines << note;
  std::vector<std::string> sentences = table.notes;
  if (!session_.sweeps().running()) std::ranges::copy(not_told_apart(table), std::back_inserter(sentences));
  std::ranges::copy(table.remarks, std::back_inserter(sentences));
  for (const std::string& sentence : sentences) lines << note_text(sentence);
  message_->setText(fitting_text(lines.join(u'\n'), 3'000));
}

/// Says if pairs are too few to judge the setting with the most of them, the best of equals.
QString SweepPage::note_on_pairs(const SweepTable& table) const {
  const SweepRow* const most = most_to_find(table.rows);
  if (!most) return {};
  const auto recall = most->against_truth->recall();
  if (!recall) return tr("No different pairs are similar: recall cannot be judged.");
  const QString few = few_pairs_text(*recall, static_cast<double>(most->against_truth->different()));
  return few.isEmpty() ? QString() : tr("%1: %2").arg(values_text(table.plan, *most), few);
}

/// Says why the sweep speaks for the recipe's value of its parameter, or how it could.
QString SweepPage::note_on_recipe(const SweepTable& table) const {
  const QString reason = reason_text(table, session_.recipe(), session_.recall_goal());
  if (session_.sweeps().running() || is_of_other_data() || reason.isEmpty() || !note_on_pairs(table).isEmpty())
    return {};
  const QString note = tr("Goal: recall %1; %2.").arg(percent_text(session_.recall_goal()), reason);
  return have_one_truth(table) ? note
                               : note + u' ' + tr("To rank them, choose the pairs of one recipe as the reference.");
}

/// Says that no setting reaches the goal, or which ones reach it by their hash seed only.
QString SweepPage::note_on_goal(const SweepTable& table) const {
  if (settings_.empty() || settings_.front().row >= table.rows.size()) return {};
  const SweepRow& row = table.rows[settings_.front().row];
  const QString name = values_text(table.plan, row), goal = percent_text(session_.recall_goal());
  const Confusion counts = row.against_truth.value_or(Confusion());
  if (counts.different() == 0) return {};
  const bool is_forecast = table.reached && table.reached->recall == session_.recall_goal();
  if (!is_forecast && session_.surveyor().surveying())
    return tr("Ranked by the measured recall until the exact comparison ends.");
  if (std::ranges::none_of(settings_, &SweepSetting::reaches_goal)) {
    const QString none = (is_forecast ? tr("No setting reaches the goal of %1 with 95 of 100 hash seeds.")
                                      : tr("No setting reaches the goal of %1."))
                             .arg(goal);
    return counts.not_here == 0 ? none
                                : tr("%1 %2 misses %3; %4 of these are below the threshold with its shingles, so no "
                                     "choice of bands and rows finds them.")
                                      .arg(none, name, count_text(counts.false_negatives), count_text(counts.not_here));
  }
  QStringList notes;
  const auto add = [&](bool SweepSetting::*is_such, const QString& note) {
    QStringList names;
    for (const SweepSetting& setting : settings_)
      if (setting.*is_such) names << values_text(table.plan, table.rows[setting.row]);
    if (names.size() > kMostNamed) names = names.first(kMostNamed) << QStringLiteral("\u2026");
    if (!names.isEmpty()) notes << note.arg(names.join(QStringLiteral(", ")), goal);
  };
  add(&SweepSetting::is_lucky, tr("\u26A0 %1: the goal of %2 is reached with this hash seed, but not with 95 of 100."));
  add(&SweepSetting::is_unlucky, tr("%1: the goal of %2 is reached with 95 of 100 hash seeds, but not with this one."));
  return notes.join(u'\n');
}

/// The recipe has changed since the rows of a custom sweep were run, and the sweep does not rerun automatically.
bool SweepPage::is_out_of_date() const {
  const SweepTable& table = session_.sweeps().table();
  const auto plan = setup_->plan(session_.recipe());
  if (!plan || table.rows.empty() || is_of_other_sweep() || setup_->saved()) return false;
  const bool is_refilled = session_.sweeps().is_automatic() && (!setup_->estimates().time_of(*plan) || is_quick(*plan));
  return !is_refilled && !are_alike(*plan, table.plan);
}

bool SweepPage::is_quick(const SweepPlan& plan) const {
  const auto time = setup_->estimates().time_of(plan);
  return time && time->remaining().value_or(patience_) < patience_;
}

/// Known if the sweep has the shingle sets of the current result, and all their pairs were compared.
std::optional<Forecast> SweepPage::expected(const Recipe& recipe) const {
  const auto& run = session_.result();
  const auto& survey = session_.surveyor().survey();
  if (!run || !session_.surveyor().truth_of(*run) || recipe.verify.threshold < survey->truth->floor) return {};
  if (!have_same_sets(recipe, run->recipe)) return {};
  return Forecaster(run->signatures, *survey->truth, survey->distribution).expect(ForecastSetting::of(recipe));
}

std::optional<std::size_t> SweepPage::selected_row() const {
  return rows_->selected_row();
}

void SweepPage::preview(const std::optional<Recipe>& recipe) {
  if (recipe) rows_->select_recipe(*recipe);
}

void SweepPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fill_by_itself();
}

void SweepPage::show_state() {
  const SweepRunner& runner = session_.sweeps();
  const auto& corpus = session_.corpus();
  setup_->show_running(runner.running(), corpus && runner.can_go_on_over(*corpus));
  const QStringList rest = is_of_other_data() ? QStringList(tr("other data")) : QStringList();
  setup_->show_progress(runner.table().rows.empty() ? QString() : state_text(rest), runner.running() ? 0 : 1);
}

/// "3 of 35, ...".
QString SweepPage::state_text(const QStringList& rest) const {
  const SweepRunner& runner = session_.sweeps();
  QStringList parts =
      QStringList(tr("%1 of %2").arg(count_text(runner.table().rows.size()), count_text(runner.points()))) + rest;
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

bool SweepPage::is_of_other_data() const {
  return session_.corpus() && session_.sweeps().is_of_other_data(*session_.corpus());
}

void SweepPage::show_progress(double fraction, double elapsed, double remaining) {
  setup_->show_progress(state_text({whole_seconds_text(elapsed), remaining_text(remaining)}), fraction);
}

void SweepPage::say(const QString& sentence) {
  message_->setText(fitting_text(sentence));
}

}  // namespace lookalike
