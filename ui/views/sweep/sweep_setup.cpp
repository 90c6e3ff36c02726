#include "ui/views/sweep/sweep_setup.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

/// Keeps widgets together when the line is broken; a field for text takes what room there is.
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

constexpr int kPlaceOfState = 2;   // in the row of the controls, behind what stretches and Go on
constexpr int kShortestLine = 40;  // characters
constexpr int kSettle = 500;       // ms; a finger that is on its way to a key arrives within that

bool is_of_activation(const QEvent& event) {
  if (event.type() != QEvent::KeyPress) return false;
  const int key = static_cast<const QKeyEvent&>(event).key();
  return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select;
}

}  // namespace

SweepSetup::SweepSetup(QWidget* parent) : QWidget(parent) {
  saved_ = named("sweep.saved", new QComboBox);
  saved_->setAccessibleName(tr("Saved sweep"));
  saved_->setToolTip(tr("Figures of the sources, to be repeated on this corpus, or a sweep of your own."));
  saved_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  saved_->setMinimumContentsLength(22);
  saved_->addItem(tr("own sweep"));
  for (const SavedSweep& sweep : saved_sweeps()) {
    saved_->addItem(to_qstring(sweep.title));
    saved_->setItemData(saved_->count() - 1, tooltip_text(to_qstring(sweep.about + "\n" + sweep.source)),
                        Qt::ToolTipRole);
  }
  guard_wheel(saved_);
  own_ = make_own();
  sentences_ = make_sentences();
  QLabel* title = plain_label(tr("Swee&p"));
  title->setBuddy(saved_);
  choice_ = side_by_side({title, saved_});
  controls_ = make_controls();
  upper_ = new QGridLayout;
  upper_->addWidget(choice_, 0, 0);
  upper_->addWidget(sentences_, 0, 1);
  upper_->addWidget(controls_, 0, 2);
  upper_->setColumnStretch(1, 1);
  auto* column = new QVBoxLayout(this);
  follow_type(this, [column](const QFontMetrics& type) { column->setContentsMargins(0, type.height() / 2, 0, 0); });
  column->addLayout(upper_);
  column->addWidget(own_);
  connect(saved_, &QComboBox::currentIndexChanged, this, &SweepSetup::choose_saved);
  choose_saved();
  settle_.setObjectName(QStringLiteral("sweep.settle"));
  settle_.setSingleShot(true);
  settle_.setInterval(kSettle);
  run_->installEventFilter(this);
  show_running(false, false);
  tell_changes();
}

QWidget* SweepSetup::make_sentences() {
  about_ = faint_label({});
  about_->setWordWrap(true);
  cost_ = named("sweep.cost", faint_label({}));
  cost_->setWordWrap(true);
  cost_->setToolTip(
      tr("Time of Run sweep: the stages as they were timed with this corpus, and what the exact comparison took the "
         "last time. A grid begins with its strictest settings and ends with r = 1, which takes longest."));
  problem_ = named("sweep.problem", wrapped_label({}));
  auto* sentences = new QWidget;
  auto* lines = without_margins(new QVBoxLayout(sentences));
  for (QLabel* sentence : {about_, cost_, problem_}) lines->addWidget(sentence);
  return sentences;
}

void SweepSetup::tell_changes() {
  connect(this, &SweepSetup::changed, this, [this] { is_edited_ = true; });
  connect(this, &SweepSetup::changed, this, &SweepSetup::drop_problem);
  connect(saved_, &QComboBox::currentIndexChanged, this, &SweepSetup::changed);
  for (const SweepAxisField& field : {first_, second_}) {
    connect(field.parameter(), &QComboBox::currentIndexChanged, this, &SweepSetup::changed);
    connect(field.values(), &QLineEdit::textChanged, this, &SweepSetup::changed);
  }
  connect(repeat_, &QSpinBox::valueChanged, this, &SweepSetup::changed);
  connect(truth_, &QCheckBox::toggled, this, &SweepSetup::changed);
  connect(floor_, &QDoubleSpinBox::valueChanged, this, &SweepSetup::changed);
}

QWidget* SweepSetup::make_own() {
  auto* own = new QWidget;
  repeat_ = named("sweep.repeat", new QSpinBox);
  repeat_->setRange(1, 1'000);
  repeat_->setAccessibleName(tr("Hash seeds"));
  repeat_->setToolTip(tr("Every setting is run with so many hash seeds; charts show the mean."));
  guard_wheel(repeat_);
  truth_ = named("sweep.truth", new QCheckBox(tr("compare with pairs of e&xact similarity \u2265")));
  truth_->setChecked(true);
  truth_->setToolTip(tr(
      "Finds all pairs that are at least so similar, exactly and once for every shingle setting, and gives recall and "
      "precision of every run at its own threshold."));
  floor_ = named("sweep.floor", new QDoubleSpinBox);
  floor_->setRange(0.05, 1);
  floor_->setSingleStep(0.05);
  floor_->setValue(0.5);
  floor_->setAccessibleName(tr("Lowest similarity that is known exactly"));
  floor_->setToolTip(tr("The lower, the longer the exact comparison takes; it says so if it would take too long."));
  guard_wheel(floor_);
  connect(truth_, &QCheckBox::toggled, floor_, &QWidget::setEnabled);
  QLabel* vary = plain_label(tr("V&ary"));
  vary->setBuddy(first_.parameter());
  QLabel* seeds = plain_label(tr("see&ds"));
  seeds->setBuddy(repeat_);
  QLabel* second = plain_label(tr("and &2nd"));
  second->setBuddy(second_.parameter());
  auto* parts = new FlowLayout(own);
  parts->addWidget(side_by_side({vary, first_.parameter(), first_.values()}));
  parts->addWidget(side_by_side({second, second_.parameter(), second_.values()}));
  second_.fit();
  parts->addWidget(side_by_side({seeds, repeat_}));
  parts->addWidget(side_by_side({truth_, floor_}));
  return own;
}

QWidget* SweepSetup::make_controls() {
  auto* controls = new QWidget;
  state_ = named("sweep.state", plain_label({}));
  state_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  bar_ = named("sweep.progress", new QProgressBar);
  bar_->setRange(0, 100);
  bar_->setAccessibleName(tr("Progress of the sweep"));
  const auto button = [](const char* name, const QString& text, const QString& tip) {
    auto* made = new QPushButton(text);
    made->setObjectName(QString::fromLatin1(name));
    made->setToolTip(tip);
    made->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);  // Run must not grow to where Stop was
    return made;
  };
  run_ = button("sweep.run", tr("Run s&weep"), tr("Runs every combination over the corpus."));
  cancel_ = button("sweep.cancel", tr("Stop, keep ro&ws"), tr("Stops after this; finished rows stay."));
  resume_ = button("sweep.resume", tr("Go o&n"), tr("Runs the combinations that have no row yet."));
  connect(run_, &QPushButton::clicked, this, &SweepSetup::run_asked);
  connect(cancel_, &QPushButton::clicked, this, &SweepSetup::cancel_asked);
  connect(resume_, &QPushButton::clicked, this, &SweepSetup::resume_asked);
  auto* row = without_margins(new QHBoxLayout(controls));
  row->addStretch(1);
  for (QWidget* widget : std::initializer_list<QWidget*>{resume_, state_, cancel_, bar_, run_}) row->addWidget(widget);
  return controls;
}

/// Beside the choice, or below it where that would make many short lines.
void SweepSetup::place_sentences() {
  const int buttons = controls_->sizeHint().width() - (is_state_below_ ? 0 : state_->sizeHint().width());
  const int left = width() - choice_->sizeHint().width() - buttons - state_->minimumWidth();
  const bool below = left < kShortestLine * fontMetrics().averageCharWidth();
  if (below != is_below_) {
    is_below_ = below;
    upper_->removeWidget(sentences_);
    upper_->addWidget(sentences_, below ? 1 : 0, below ? 0 : 1, 1, below ? 3 : 1);
  }
  place_state();
}

/// While a sweep runs its state is a sentence, and goes where the cost was if that has a line of its own.
void SweepSetup::place_state() {
  const bool below = is_below_ && is_running_;
  if (below == is_state_below_) return;
  is_state_below_ = below;
  const int place = below ? sentences_->layout()->count() : kPlaceOfState;
  static_cast<QBoxLayout*>((below ? sentences_ : controls_)->layout())->insertWidget(place, state_);
  state_->setAlignment((below ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

void SweepSetup::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place_sentences();
}

void SweepSetup::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange || !upper_) return;
  keep_places();
  place_sentences();
}

void SweepSetup::choose_saved() {
  own_->setVisible(saved() == nullptr);
  about_->setText(saved() ? to_qstring(saved()->about) : QString());
  about_->setVisible(saved() != nullptr);
}

const SavedSweep* SweepSetup::saved() const {
  const int index = saved_->currentIndex() - 1;
  return index < 0 ? nullptr : &saved_sweeps()[static_cast<std::size_t>(index)];
}

Result<SweepPlan> SweepSetup::plan(const Recipe& base) const {
  if (saved()) return saved()->plan;
  SweepPlan plan;
  plan.base = base;
  plan.repeat = static_cast<std::uint32_t>(repeat_->value());
  if (truth_->isChecked()) plan.truth = floor_->value();
  for (const SweepAxisField& field : {first_, second_}) {
    if (field.is_free()) continue;
    auto parsed = field.axis();
    if (!parsed) return tl::unexpected(parsed.error());
    plan.axes.push_back(std::move(*parsed));
  }
  return plan;
}

void SweepSetup::follow(const SweepTable& table) {
  if (is_edited_) return;
  const auto& all = saved_sweeps();
  const auto same = std::ranges::find_if(
      all, [&](const SavedSweep& sweep) { return sweep.name == table.name && sweep.plan == table.plan; });
  if (same != all.end()) saved_->setCurrentIndex(1 + static_cast<int>(same - all.begin()));
  if (same == all.end() && can_show(table.plan)) show_plan(table.plan);
  is_edited_ = false;
}

bool SweepSetup::can_show(const SweepPlan& plan) const {
  const auto has_choice = [this](const SweepAxis& axis) { return first_.has(axis.key); };
  return !plan.axes.empty() && plan.axes.size() <= 2 && std::ranges::all_of(plan.axes, has_choice) &&
         !plan.timed_alone && !plan.nearest && static_cast<int>(plan.repeat) <= repeat_->maximum();
}

void SweepSetup::show_plan(const SweepPlan& plan) {
  saved_->setCurrentIndex(0);
  first_.show(plan.axes[0]);
  second_.show(plan.axes.size() > 1 ? plan.axes[1] : SweepAxis());
  repeat_->setValue(static_cast<int>(plan.repeat));
  truth_->setChecked(plan.truth.has_value());
  if (plan.truth) floor_->setValue(*plan.truth);
}

/// The bar lies where Run was, and the state where Stop was: a click that comes late begins nothing.
void SweepSetup::keep_places() {
  const int apart = 2 * fontMetrics().height();
  bar_->setFixedWidth(run_->sizeHint().width() + apart);
  state_->setMinimumWidth(cancel_->sizeHint().width() + apart);
  place_state();
}

/// The button that begins a sweep takes turns with the one that ends it, and the focus goes with them.
void SweepSetup::show_running(bool running, bool can_resume) {
  is_running_ = running;
  keep_places();
  QPushButton* const next = running ? cancel_ : run_;
  if (running) is_edited_ = false;
  if (!running && cancel_->hasFocus()) settle_.start();
  next->show();
  if (running ? has_focus() : cancel_->hasFocus()) next->setFocus();
  run_->setVisible(!running);
  cancel_->setVisible(running);
  resume_->setVisible(!running && can_resume);
  bar_->setVisible(running);
  show_sentences();
  own_->setEnabled(!running);
  saved_->setEnabled(!running);
  if (running) bar_->setValue(0);
}

void SweepSetup::show_cost(const QString& sentence) {
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

/// Costs are counted in the background, which takes a while; what was wrong of a field is not said any longer.
void SweepSetup::drop_problem() {
  if (!saved() && (first_.is_wrong() || second_.is_wrong())) return;
  problem_->clear();
  show_sentences();
}

/// One line has the cost, or why there is none.
void SweepSetup::show_sentences() {
  cost_->setVisible(!is_running_ && problem_->text().isEmpty());
  problem_->setVisible(!is_running_ && !problem_->text().isEmpty());
  const bool is_of_all = saved() || (!first_.is_wrong() && !second_.is_wrong());
  for (const SweepAxisField& field : {first_, second_})
    field.values()->setAccessibleDescription(is_of_all || field.is_wrong() ? problem_->text() : QString());
}

void SweepSetup::go_to_problem() {
  for (const SweepAxisField& field : {second_, first_})
    if (!saved() && field.is_wrong()) field.values()->setFocus();
}

/// A key for Stop that comes when the sweep has just ended begins no other one.
bool SweepSetup::eventFilter(QObject* watched, QEvent* event) {
  if (watched != run_ || !settle_.isActive() || !is_of_activation(*event)) return QWidget::eventFilter(watched, event);
  settle_.start();  // it may be held down
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
