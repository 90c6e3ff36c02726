#include "ui/views/sweep/sweep_setup.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

#include "core/corpus/synthetic/planted_families.h"
#include "ui/models/sweep/sweep_model.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/time_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kShortestLine = 20;  // characters
constexpr int kSeeds = 5;          // enough to show how much a count varies
constexpr double kLong = 10;       // seconds that default seeds may take
// Candidates, and candidates per document: the larger limit counts.
constexpr std::uint64_t kCostly = 1'000'000, kCostlyEach = 50;
constexpr const char* kOneRecipe = "recipe";
constexpr int kRest = 150;    // ms
constexpr int kSettle = 500;  // ms; a key press meant for the previous button arrives within that time

/// A hidden part leaves a gap, so that no other control moves.
void keep_place(QWidget* part) {
  QSizePolicy policy = part->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  part->setSizePolicy(policy);
}

bool is_of_activation(const QEvent& event) {
  constexpr int kKeys[] = {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Select};
  return event.type() == QEvent::KeyPress && std::ranges::count(kKeys, static_cast<const QKeyEvent&>(event).key()) > 0;
}

}  // namespace

SweepSetup::SweepSetup(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), families_(session.worker()), estimates_(session) {
  auto* column = new QVBoxLayout(this);
  follow_type(this, [column](const QFontMetrics& type) { column->setContentsMargins(0, type.height() / 2, 0, 0); });
  custom_ = make_custom();
  for (QWidget* part : custom_) keep_place(part);
  QWidget* last = side_by_side({make_sentences(), make_controls()});
  for (const auto& line : {std::vector{custom_[0], custom_[1], custom_[2], make_published()}, {custom_[3], last}}) {
    auto* parts = new QWidget;
    auto* flow = new FlowLayout(parts);
    for (QWidget* part : line) flow->addWidget(part);
    column->addWidget(parts);
  }
  settle_.setObjectName(QStringLiteral("sweep.settle"));
  settle_.setInterval(kSettle);
  rest_.setInterval(kRest);
  for (QTimer* timer : {&settle_, &rest_}) timer->setSingleShot(true);
  run_sweep_->installEventFilter(this);
  show_running(false, false);
  connect_all();
}

QWidget* SweepSetup::make_published() {
  published_ = explained("sweep.published", new QPushButton);
  published_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  auto* menu = new QMenu(published_);
  menu->setToolTipsVisible(true);
  const auto add = [this, menu](const QString& name, const QString& text, const QString& tip, const SavedSweep* saved) {
    QAction* action = menu->addAction(text, this, [this, saved] { choose(saved); });
    action->setObjectName(QStringLiteral("sweep.published.") + name);
    action->setToolTip(tooltip_text(tip));
  };
  add(QStringLiteral("none"), tr("&Custom sweep"), tr("Set up a custom sweep."), nullptr);
  menu->addSeparator();
  for (int number = 1; const SavedSweep& sweep : saved_sweeps())
    add(to_qstring(sweep.name), QStringLiteral("&%1 %2").arg(number++ % 10).arg(core_text(sweep.title)),
        tr("%1 (%2)").arg(core_text(sweep.about), to_qstring(sweep.source)), &sweep);
  published_->setMenu(menu);
  published_->setText(tr("&Published figures"));
  return published_;
}

QWidget* SweepSetup::make_sentences() {
  cost_ = explained("sweep.cost", faint_label({}));
  problem_ = named("sweep.problem", wrapped_label({}));
  cost_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  keep_place(cost_);
  follow_type(cost_, [cost = cost_](const QFontMetrics& type) {
    cost->setMinimumWidth(kShortestLine * type.averageCharWidth());
  });
  return cost_;
}

void SweepSetup::connect_all() {
  for (const SweepAxisField& field : {first_, second_}) {
    connect(field.parameter(), &QComboBox::currentIndexChanged, this, &SweepSetup::changed);
    connect(field.values(), &QLineEdit::textChanged, this, &SweepSetup::changed);
  }
  connect(repeat_, &QSpinBox::valueChanged, this, [this] { has_usual_seeds_ = is_one_for_time_ = false; });
  connect(repeat_, &QSpinBox::valueChanged, this, &SweepSetup::changed);
  connect(first_.parameter(), &QComboBox::currentIndexChanged, this, [this] {
    repeat_->setValue(first_.key() == QLatin1String("lsh") ? 1 : kSeeds);
    has_usual_seeds_ = true;
    is_one_for_time_ = false;
    fit_reference();
  });
  connect(reference_, &QComboBox::currentIndexChanged, this, &SweepSetup::fit_reference);
  connect(reference_, &QComboBox::currentIndexChanged, this, &SweepSetup::changed);
  connect(ruler_, &QLineEdit::textChanged, this, &SweepSetup::changed);
  connect(&session_, &Session::corpus_changed, this, &SweepSetup::look_for_families);
  connect(&session_.judging(), &Judging::changed, this, &SweepSetup::fit_reference);
  connect(this, &SweepSetup::changed, this, [this] {
    is_edited_ = true;
    cost_->clear();  // at once; the count of the cost takes a while
    if (!has_wrong_field()) problem_->clear();
    show_sentences();
  });
  const auto ask = qOverload<>(&QTimer::start);
  connect(&rest_, &QTimer::timeout, this, &SweepSetup::count_cost);
  connect(&estimates_, &SweepEstimates::failed, this, &SweepSetup::show_problem);
  connect(&estimates_, &SweepEstimates::counted, this, [this](const SweepTime& time) {
    show_cost(cost_text(time), time.remaining());
    show_resume();
  });
  connect(this, &SweepSetup::changed, &rest_, ask);
  connect(&session_.sweeps(), &SweepRunner::changed, &rest_, ask);
  connect(&session_.surveyor(), &Surveyor::changed, &rest_, ask);
  for (const auto change : {&Session::recipe_changed, &Session::corpus_changed, &Session::result_changed})
    connect(&session_, change, &rest_, ask);
}

std::vector<QWidget*> SweepSetup::make_custom() {
  repeat_ = explained("sweep.repeat", new NumberBox<QSpinBox>, tr("Hash seeds"));
  repeat_->setRange(1, 1'000);
  guard_wheel(repeat_);
  const auto axis = [](const QString& text, const SweepAxisField& field) {
    QWidget* part = side_by_side({label_for(field.parameter(), text), field.parameter(), field.values()});
    static_cast<QBoxLayout*>(part->layout())->setStretchFactor(field.values(), 1);  // takes the free space
    field.fit();
    return part;
  };
  return {axis(tr("V&ary"), first_), axis(tr("and &2nd"), second_),
          side_by_side({label_for(repeat_, tr("see&ds")), repeat_}), make_reference()};
}

/// The pairs that every setting should find.
QWidget* SweepSetup::make_reference() {
  reference_ = explained("sweep.reference", new QComboBox, tr("Reference"));
  reference_->addItem(tr("nothing"), QString());
  reference_->addItem(tr("each setting's own pairs"), QString::fromLatin1(kOwnTruth));
  reference_->addItem(tr("the pairs of one recipe"), QString::fromLatin1(kOneRecipe));
  reference_->setCurrentIndex(1);
  guard_wheel(reference_);
  ruler_ = explained("sweep.reference.recipe", new QLineEdit, tr("Recipe of the reference"));
  verdicts_ = named("sweep.verdicts", faint_label({}));
  QWidget* part = side_by_side({label_for(reference_, tr("reference (&X)")), reference_, ruler_, verdicts_});
  part->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  fit_reference();
  return part;
}

/// Proposes the current value of a varied parameter if the similar pairs depend on it.
void SweepSetup::fit_reference() {
  ruler_->setVisible(reference_->currentData() == QLatin1String(kOneRecipe));
  if (!ruler_->isModified()) {
    const auto setting = [this](const std::string& key) {
      const Parameter* parameter = find_parameter(key);
      return parameter ? key + '=' + parameter->get(session_.recipe()) : std::string("?");
    };
    SweepPlan plan;
    plan.reference = setting(first_.key().toStdString());
    ruler_->setText(settings_text(reference_recipe(plan) ? plan.reference : setting("shingles.k")));
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

QWidget* SweepSetup::make_controls() {
  auto* controls = new QWidget;
  controls->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  state_ = named("sweep.state", plain_label({}));
  state_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  bar_ = named("sweep.progress", new QProgressBar);
  bar_->setRange(0, 100);
  bar_->setAccessibleName(tr("Progress of the sweep"));
  run_sweep_ = push_button("sweep.run", tr("Run s&weep"), this, &SweepSetup::run_asked);
  cancel_ = push_button("sweep.cancel", tr("Stop, keep ro&ws"), &session_.sweeps(), &SweepRunner::cancel);
  resume_ = push_button("sweep.resume", tr("Go o&n"), this, &SweepSetup::resume_asked);
  for (QPushButton* button : {run_sweep_, cancel_, resume_})  // Run must not grow into the place of Stop
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  auto* row = without_margins(new QHBoxLayout(controls));
  row->addStretch(1);
  for (QWidget* widget : std::initializer_list<QWidget*>{state_, cancel_, bar_, run_sweep_}) row->addWidget(widget);
  // The bar takes the place of Run, and the state that of Stop: a late click starts nothing.
  follow_type(controls, [this, controls, row](const QFontMetrics& type) {
    bar_->setFixedWidth(run_sweep_->sizeHint().width() + 2 * type.height());
    state_->setMinimumWidth(cancel_->sizeHint().width() + 2 * type.height());
    controls->setMinimumWidth(state_->minimumWidth() + cancel_->sizeHint().width() + bar_->minimumWidth() +
                              2 * row->spacing());
  });
  return controls;
}

void SweepSetup::choose(const SavedSweep* saved) {
  saved_ = saved;
  for (QWidget* part : custom_) part->setVisible(!saved);
  published_->setText(saved ? core_text(saved->title) : tr("&Published figures"));
  emit changed();
}

Result<SweepPlan> SweepSetup::plan(const Recipe& base) const {
  if (saved_) return saved_->plan;
  SweepPlan plan;
  plan.base = base;
  plan.repeat = static_cast<std::uint32_t>(repeat_->value());
  const QString chosen = reference_->currentData().toString();
  auto against = chosen == QLatin1String(kOneRecipe) ? settings_from(ruler_->text()) : chosen.toStdString();
  if (!against) return tl::unexpected(against.error());
  plan.reference = std::move(*against);
  for (const SweepAxisField& field : {first_, second_}) {
    if (field.key().isEmpty()) continue;
    auto parsed = field.axis();
    if (!parsed) return tl::unexpected(parsed.error());
    if (parsed->values.front() == "grid" && session_.corpus())
      plan.most_candidates = std::max(kCostly, kCostlyEach * session_.corpus()->size());
    plan.axes.push_back(std::move(*parsed));
  }
  return plan;
}

void SweepSetup::follow(const SweepTable& table) {
  if (is_edited_) return;
  SweepPlan plan = table.plan;
  if (table.rows.empty()) {
    plan.axes = {{"lsh", {"grid"}}};
    plan.reference = kOwnTruth;
  }
  const SavedSweep* saved = find_sweep(table.name);
  if (saved && saved->plan == table.plan) {
    choose(saved);
  } else if (can_show(plan)) {
    if (saved_) choose(nullptr);
    first_.show(plan.axes[0]);
    second_.show(plan.axes.size() > 1 ? plan.axes[1] : SweepAxis());
    repeat_->setValue(static_cast<int>(plan.repeat));
    has_usual_seeds_ = table.rows.empty();
    const int at = reference_->findData(to_qstring(plan.reference));
    reference_->setCurrentIndex(at >= 0 ? at : reference_->findData(QString::fromLatin1(kOneRecipe)));
    if (at < 0) ruler_->setText(settings_text(plan.reference));
  }
  is_edited_ = false;
}

bool SweepSetup::can_show(const SweepPlan& plan) const {
  const auto has_choice = [this](const SweepAxis& axis) { return first_.has(axis.key); };
  return !plan.axes.empty() && plan.axes.size() <= 2 && std::ranges::all_of(plan.axes, has_choice) &&
         !plan.timed_alone && !plan.nearest &&
         (plan.reference != kPlantedFamilies || reference_->findData(to_qstring(plan.reference)) >= 0) &&
         static_cast<int>(plan.repeat) <= repeat_->maximum();
}

/// Shows either the button that starts a sweep or the one that stops it, and moves the focus along.
void SweepSetup::show_running(bool running, bool can_resume) {
  is_running_ = running;
  QPushButton* const next = running ? cancel_ : run_sweep_;
  if (running) is_edited_ = has_usual_seeds_ = false;
  if (!running && cancel_->hasFocus()) settle_.start();
  next->show();
  if (running ? isAncestorOf(QApplication::focusWidget()) : cancel_->hasFocus()) next->setFocus();
  run_sweep_->setVisible(!running);
  cancel_->setVisible(running);
  show_resume();
  resume_->setVisible(!running && can_resume);
  bar_->setVisible(running);
  show_sentences();
  published_->setEnabled(!running);
  for (QWidget* part : custom_) part->setEnabled(!running);
}

void SweepSetup::count_cost() {
  const SweepRunner& runner = session_.sweeps();
  if (runner.running() && !runner.is_automatic()) return;
  const auto made = plan(session_.recipe());
  estimates_.cancel();
  if (!made) return show_problem(note_text(made.error().message));
  session_.corpus() ? estimates_.count(*made) : show_cost({}, {});
}

/// The button runs settings left out because of their cost, or those after a stop by the user.
void SweepSetup::show_resume() {
  const SweepRunner& runner = session_.sweeps();
  const QString text = runner.leaves_costly() ? tr("Run the costly o&nes") : tr("Go o&n");
  const auto time = estimates_.time_of_rest();
  const auto seconds = time ? time->remaining() : std::nullopt;
  resume_->setText(seconds ? tr("%1 (%2)").arg(text, about_text(*seconds)) : text);
}

/// Hidden while a sweep runs. Reduces the default number of seeds to one if they take long.
void SweepSetup::show_cost(const QString& sentence, std::optional<double> seconds) {
  if (has_usual_seeds_ && !saved_ && repeat_->value() > 1 && seconds.value_or(0) > kLong) {
    repeat_->setValue(1);
    is_one_for_time_ = true;
  }
  const bool still_long = kSeeds * seconds.value_or(0) > kLong;
  const bool says_why = is_one_for_time_ && still_long && !saved_ && !sentence.isEmpty();
  cost_->setText(says_why ? tr("%1; one seed to save time").arg(sentence) : sentence);
  problem_->clear();
  show_sentences();
  emit estimated(sentence);
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

void SweepSetup::refuse(const QString& sentence) {
  show_problem(sentence);
  for (const SweepAxisField& field : {second_, first_})
    if (!saved_ && field.is_wrong()) field.values()->setFocus();
}

/// One line shows the cost, or an error that also marks the invalid field.
void SweepSetup::show_sentences() {
  cost_->setVisible(!is_running_ && problem_->text().isEmpty());
  problem_->setVisible(!is_running_ && !problem_->text().isEmpty());
  for (const SweepAxisField& field : {first_, second_})
    field.values()->setAccessibleDescription(!has_wrong_field() || field.is_wrong() ? problem_->text() : QString());
}

/// A key press meant for Stop just after the sweep's end must not start another sweep.
bool SweepSetup::eventFilter(QObject* watched, QEvent* event) {
  if (watched != run_sweep_ || !settle_.isActive() || !is_of_activation(*event))
    return QWidget::eventFilter(watched, event);
  settle_.start();  // the key may be held down
  return true;
}

void SweepSetup::show_progress(const QString& text, double fraction) {
  state_->setText(text);
  bar_->setValue(static_cast<int>(100 * fraction));
}

}  // namespace lookalike
