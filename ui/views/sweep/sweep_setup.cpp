#include "ui/views/sweep/sweep_setup.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/corpus/synthetic/planted_families.h"
#include "ui/models/sweep/sweep_text.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

/// Keeps widgets together when the line wraps; a text field takes the free room.
QWidget* side_by_side(std::initializer_list<QWidget*> widgets) {
  auto* part = new QWidget;
  auto* row = without_margins(new QHBoxLayout(part));
  bool grows = false;
  for (QWidget* widget : widgets) {
    const bool is_field = qobject_cast<QLineEdit*>(widget) != nullptr;
    row->addWidget(widget, is_field ? 1 : 0);
    grows = grows || is_field;
  }
  part->setSizePolicy(grows ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
  return part;
}

constexpr int kShortestLine = 20;  // characters
constexpr int kSeeds = 5;          // enough to show how much a count varies
constexpr double kLong = 10;       // seconds that default seeds may take
constexpr std::uint64_t kCostly = 1'000'000,
                        kCostlyEach = 50;  // candidates, and candidates per document: the larger limit counts
constexpr const char* kOneRecipe = "recipe";
constexpr int kSettle = 500;  // ms; a key press meant for the previous button arrives within that time

bool is_of_activation(const QEvent& event) {
  if (event.type() != QEvent::KeyPress) return false;
  const int key = static_cast<const QKeyEvent&>(event).key();
  return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select;
}

}  // namespace

SweepSetup::SweepSetup(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), families_(session.worker()) {
  auto* column = new QVBoxLayout(this);
  follow_type(this, [column](const QFontMetrics& type) { column->setContentsMargins(0, type.height() / 2, 0, 0); });
  custom_ = make_custom();
  auto* last = new QWidget;
  auto* of_last = without_margins(new QHBoxLayout(last));
  of_last->addWidget(make_sentences(), 1);
  of_last->addWidget(make_controls());
  for (const auto& line : {std::vector{custom_[0], custom_[1], custom_[2], make_published()}, {custom_[3], last}}) {
    auto* parts = new QWidget;
    auto* flow = new FlowLayout(parts);
    for (QWidget* part : line) flow->addWidget(part);
    column->addWidget(parts);
  }
  second_.fit();
  settle_.setObjectName(QStringLiteral("sweep.settle"));
  settle_.setSingleShot(true);
  settle_.setInterval(kSettle);
  run_->installEventFilter(this);
  show_running(false, false, false);
  announce_changes();
}

QWidget* SweepSetup::make_published() {
  published_ = named("sweep.published", new QPushButton);
  published_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  published_->setToolTip(tr("Repeat a figure or a table of a report on this corpus, beside the printed numbers."));
  auto* menu = new QMenu(published_);
  menu->setToolTipsVisible(true);
  const auto add = [this, menu](const QString& name, const QString& text, const QString& tip, const SavedSweep* saved) {
    QAction* action = menu->addAction(text, this, [this, saved] { choose(saved); });
    action->setObjectName(QStringLiteral("sweep.published.") + name);
    action->setToolTip(tooltip_text(tip));
  };
  add(QStringLiteral("none"), tr("&Custom sweep"), tr("Set up your own sweep."), nullptr);
  menu->addSeparator();
  for (int number = 1; const SavedSweep& sweep : saved_sweeps())
    add(to_qstring(sweep.name), QStringLiteral("&%1 %2").arg(number++ % 10).arg(to_qstring(sweep.title)),
        tr("%1 (%2)").arg(to_qstring(sweep.about), to_qstring(sweep.source)), &sweep);
  published_->setMenu(menu);
  published_->setText(tr("&Published figures"));
  return published_;
}

QWidget* SweepSetup::make_sentences() {
  cost_ = named("sweep.cost", faint_label({}));
  cost_->setWordWrap(true);
  cost_->setToolTip(
      tr("Time of Run sweep: the stages as timed with this corpus, and the time of the last exact comparison. "
         "Every b \u00D7 r begins with settings that rise near the threshold and ends with r = 1, which "
         "takes longest."));
  problem_ = named("sweep.problem", wrapped_label({}));
  auto* sentences = new QWidget;
  sentences->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  follow_type(sentences, [sentences](const QFontMetrics& type) {
    sentences->setMinimumWidth(kShortestLine * type.averageCharWidth());
  });
  auto* lines = without_margins(new QVBoxLayout(sentences));
  for (QLabel* sentence : {cost_, problem_}) lines->addWidget(sentence);
  return sentences;
}

void SweepSetup::announce_changes() {
  connect(this, &SweepSetup::changed, this, [this] { is_edited_ = true; });
  connect(this, &SweepSetup::changed, this, &SweepSetup::drop_problem);
  for (const SweepAxisField& field : {first_, second_}) {
    connect(field.parameter(), &QComboBox::currentIndexChanged, this, &SweepSetup::changed);
    connect(field.values(), &QLineEdit::textChanged, this, &SweepSetup::changed);
  }
  connect(repeat_, &QSpinBox::valueChanged, this, [this] { has_usual_seeds_ = false; });
  connect(repeat_, &QSpinBox::valueChanged, this, &SweepSetup::changed);
  connect(first_.parameter(), &QComboBox::currentIndexChanged, this, [this] {
    repeat_->setValue(first_.parameter()->currentData() == QLatin1String("lsh") ? 1 : kSeeds);
    has_usual_seeds_ = true;
  });
  connect(reference_, &QComboBox::currentIndexChanged, this, &SweepSetup::changed);
  connect(ruler_, &QLineEdit::textChanged, this, &SweepSetup::changed);
  connect(&session_, &Session::corpus_changed, this, &SweepSetup::look_for_families);
  connect(&session_.judging(), &Judging::changed, this, &SweepSetup::fit_reference);
}

std::vector<QWidget*> SweepSetup::make_custom() {
  repeat_ = named("sweep.repeat", new QSpinBox, tr("Hash seeds"),
                  tr("Run every setting with this many hash seeds; charts show minimum, mean and maximum."));
  repeat_->setRange(1, 1'000);
  guard_wheel(repeat_);
  QLabel* vary = plain_label(tr("V&ary"));
  vary->setBuddy(first_.parameter());
  QLabel* seeds = plain_label(tr("see&ds"));
  seeds->setBuddy(repeat_);
  QLabel* second = plain_label(tr("and &2nd"));
  second->setBuddy(second_.parameter());
  return {side_by_side({vary, first_.parameter(), first_.values()}),
          side_by_side({second, second_.parameter(), second_.values()}), side_by_side({seeds, repeat_}),
          make_reference()};
}

/// The pairs that every setting should find.
QWidget* SweepSetup::make_reference() {
  reference_ =
      named("sweep.reference", new QComboBox, tr("Reference"),
            tr("The pairs that every setting should find. They are found exactly, once for every set of shingle "
               "options; your verdicts, if any, count separately."));
  reference_->addItem(tr("nothing"), QString());
  reference_->addItem(tr("each setting's own pairs"), QString::fromLatin1(kOwnTruth));
  reference_->addItem(tr("the pairs of one recipe"), QString::fromLatin1(kOneRecipe));
  reference_->setCurrentIndex(1);
  guard_wheel(reference_);
  ruler_ = named("sweep.reference.recipe", new QLineEdit, tr("Recipe of the reference"),
                 tr("Differences from the recipe: k = 3, or k = 3, t = 0.8. Everything else is as in the recipe."));
  verdicts_ = named("sweep.verdicts", faint_label({}));
  QLabel* against = plain_label(tr("reference (&X)"));
  against->setBuddy(reference_);
  connect(reference_, &QComboBox::currentIndexChanged, this, &SweepSetup::fit_reference);
  connect(first_.parameter(), &QComboBox::currentIndexChanged, this, &SweepSetup::fit_reference);
  QWidget* part = side_by_side({against, reference_, ruler_, verdicts_});
  part->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  fit_reference();
  return part;
}

/// Proposes the current value of a varied parameter if the similar pairs depend on it.
void SweepSetup::fit_reference() {
  ruler_->setVisible(reference_->currentData() == QLatin1String(kOneRecipe));
  if (!ruler_->isModified()) {
    SweepPlan plan;
    plan.reference = first_.parameter()->currentData().toString().toStdString() + "=";
    const Parameter* varied = find_parameter(first_.parameter()->currentData().toString().toStdString());
    if (varied) plan.reference += varied->get(session_.recipe());
    if (!varied || !reference_recipe(plan))
      plan.reference = "shingles.k=" + find_parameter("shingles.k")->get(session_.recipe());
    ruler_->setText(settings_text(plan.reference));
  }
  const std::size_t verdicts = session_.judging().verdicts() ? session_.judging().verdicts()->size() : 0;
  verdicts_->setText(tr("and your %1").arg(count_text(verdicts, tr("verdict"), tr("verdicts"))));
  verdicts_->setVisible(verdicts > 0);
}

/// Offers planted families if the corpus has any.
void SweepSetup::look_for_families() {
  families_.request(
      [corpus = session_.corpus(), paths = session_.paths()](const std::stop_token& stop) {
        return corpus && has_planted_families(*corpus, paths, Progress(stop));
      },
      [this](bool has) {
        const int at = reference_->findData(QString::fromLatin1(kPlantedFamilies));
        if (has && at < 0) reference_->addItem(tr("planted families"), QString::fromLatin1(kPlantedFamilies));
        if (!has && at >= 0) {
          if (reference_->currentIndex() == at) reference_->setCurrentIndex(1);
          reference_->removeItem(at);
        }
      });
}

Result<std::string> SweepSetup::reference() const {
  const QString chosen = reference_->currentData().toString();
  return chosen == QLatin1String(kOneRecipe) ? settings_from(ruler_->text()) : chosen.toStdString();
}

void SweepSetup::show_reference(const std::string& reference) {
  const int at = reference_->findData(to_qstring(reference));
  reference_->setCurrentIndex(at >= 0 ? at : reference_->findData(QString::fromLatin1(kOneRecipe)));
  if (at < 0) ruler_->setText(settings_text(reference));
}

QWidget* SweepSetup::make_controls() {
  auto* controls = new QWidget;
  controls->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  state_ = named("sweep.state", plain_label({}));
  state_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  bar_ = named("sweep.progress", new QProgressBar);
  bar_->setRange(0, 100);
  bar_->setAccessibleName(tr("Progress of the sweep"));
  const auto button = [](const char* name, const QString& text, const QString& tip) {
    auto* made = named(name, new QPushButton(text));
    made->setToolTip(tip);
    made->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);  // Run must not grow into the place of Stop
    return made;
  };
  run_ = button("sweep.run", tr("Run s&weep"), tr("Run every combination on the corpus."));
  cancel_ = button("sweep.cancel", tr("Stop, keep ro&ws"), tr("Stop after the current row; finished rows stay."));
  resume_ = button("sweep.resume", tr("Go o&n"),
                   tr("Run the combinations without a row; costly ones only if no others are left."));
  connect(run_, &QPushButton::clicked, this, &SweepSetup::run_asked);
  connect(cancel_, &QPushButton::clicked, this, &SweepSetup::cancel_asked);
  connect(resume_, &QPushButton::clicked, this, &SweepSetup::resume_asked);
  auto* row = without_margins(new QHBoxLayout(controls));
  row->addStretch(1);
  for (QWidget* widget : std::initializer_list<QWidget*>{resume_, state_, cancel_, bar_, run_}) row->addWidget(widget);
  // The bar takes the place of Run, and the state that of Stop: a late click starts nothing.
  follow_type(controls, [this, controls, row](const QFontMetrics& type) {
    bar_->setFixedWidth(run_->sizeHint().width() + 2 * type.height());
    state_->setMinimumWidth(cancel_->sizeHint().width() + 2 * type.height());
    controls->setMinimumWidth(state_->minimumWidth() + cancel_->sizeHint().width() + bar_->minimumWidth() +
                              2 * row->spacing());
  });
  return controls;
}

void SweepSetup::choose(const SavedSweep* saved) {
  saved_ = saved;
  for (QWidget* part : custom_) part->setVisible(!saved);
  published_->setText(saved ? to_qstring(saved->title) : tr("&Published figures"));
  emit changed();
}

Result<SweepPlan> SweepSetup::plan(const Recipe& base) const {
  if (saved_) return saved_->plan;
  SweepPlan plan;
  plan.base = base;
  plan.repeat = static_cast<std::uint32_t>(repeat_->value());
  auto against = reference();
  if (!against) return tl::unexpected(against.error());
  plan.reference = std::move(*against);
  for (const SweepAxisField& field : {first_, second_}) {
    if (field.is_free()) continue;
    auto parsed = field.axis();
    if (!parsed) return tl::unexpected(parsed.error());
    if (parsed->values.front() == "grid" && session_.corpus())
      plan.most_candidates = std::max(kCostly, kCostlyEach * session_.corpus()->size());
    plan.axes.push_back(std::move(*parsed));
  }
  return plan;
}

void SweepSetup::follow(const SweepTable& table) {
  SweepPlan every_banding;
  every_banding.axes = {{"lsh", {"grid"}}};
  every_banding.reference = kOwnTruth;
  if (is_edited_) return;
  const SavedSweep* saved = find_sweep(table.name);
  if (saved && saved->plan == table.plan)
    choose(saved);
  else if (table.rows.empty())
    show_plan(every_banding);
  else if (can_show(table.plan))
    show_plan(table.plan);
  is_edited_ = false;
}

bool SweepSetup::can_show(const SweepPlan& plan) const {
  const auto has_choice = [this](const SweepAxis& axis) { return first_.has(axis.key); };
  return !plan.axes.empty() && plan.axes.size() <= 2 && std::ranges::all_of(plan.axes, has_choice) &&
         !plan.timed_alone && !plan.nearest &&
         (plan.reference != kPlantedFamilies || reference_->findData(to_qstring(plan.reference)) >= 0) &&
         static_cast<int>(plan.repeat) <= repeat_->maximum();
}

void SweepSetup::show_plan(const SweepPlan& plan) {
  if (saved_) choose(nullptr);
  first_.show(plan.axes[0]);
  second_.show(plan.axes.size() > 1 ? plan.axes[1] : SweepAxis());
  repeat_->setValue(static_cast<int>(plan.repeat));
  show_reference(plan.reference);
}

/// Shows either the button that starts a sweep or the one that stops it, and moves the focus along.
void SweepSetup::show_running(bool running, bool can_resume, bool are_costly) {
  is_running_ = running;
  QPushButton* const next = running ? cancel_ : run_;
  if (running) is_edited_ = false;
  if (!running && cancel_->hasFocus()) settle_.start();
  next->show();
  if (running ? has_focus() : cancel_->hasFocus()) next->setFocus();
  run_->setVisible(!running);
  cancel_->setVisible(running);
  resume_->setText(are_costly ? tr("Run the costly o&nes") : tr("Go o&n"));
  resume_->setVisible(!running && can_resume);
  bar_->setVisible(running);
  show_sentences();
  published_->setEnabled(!running);
  for (QWidget* part : custom_) part->setEnabled(!running);
  if (running) bar_->setValue(0);
}

void SweepSetup::show_cost(const QString& sentence, std::optional<double> seconds) {
  if (has_usual_seeds_ && !saved_ && repeat_->value() > 1 && seconds.value_or(0) > kLong) repeat_->setValue(1);
  cost_->setText(sentence);
  problem_->clear();
  show_sentences();
}

void SweepSetup::show_problem(const QString& sentence) {
  const QString text = tr("\u26A0 %1").arg(sentence);
  if (text == problem_->text()) return;
  cost_->clear();
  problem_->setText(text);
  show_sentences();
  QAccessibleEvent alert(problem_, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

/// The background count of costs takes a while; clears the error of a field at once.
void SweepSetup::drop_problem() {
  if (!saved_ && (first_.is_wrong() || second_.is_wrong())) return;
  problem_->clear();
  show_sentences();
}

/// One line shows the cost or the reason why there is none.
void SweepSetup::show_sentences() {
  cost_->setVisible(!is_running_ && problem_->text().isEmpty());
  problem_->setVisible(!is_running_ && !problem_->text().isEmpty());
  const bool is_of_all = saved_ || (!first_.is_wrong() && !second_.is_wrong());
  for (const SweepAxisField& field : {first_, second_})
    field.values()->setAccessibleDescription(is_of_all || field.is_wrong() ? problem_->text() : QString());
}

void SweepSetup::go_to_problem() {
  for (const SweepAxisField& field : {second_, first_})
    if (!saved_ && field.is_wrong()) field.values()->setFocus();
}

/// A key press meant for Stop just after the sweep's end must not start another sweep.
bool SweepSetup::eventFilter(QObject* watched, QEvent* event) {
  if (watched != run_ || !settle_.isActive() || !is_of_activation(*event)) return QWidget::eventFilter(watched, event);
  settle_.start();  // the key may be held down
  return true;
}

bool SweepSetup::has_focus() const {
  return isAncestorOf(QApplication::focusWidget());
}

void SweepSetup::show_progress(const QString& text, double fraction) {
  state_->setText(text);
  bar_->setValue(static_cast<int>(100 * fraction));
}

}  // namespace lookalike
