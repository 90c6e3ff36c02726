#include "ui/views/suggest/suggest_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSignalBlocker>
#include <QStyle>
#include <QTabBar>
#include <algorithm>

#include "ui/models/text/alternative_text.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/time_text.h"
#include "ui/session/session.h"
#include "ui/session/worker.h"
#include "ui/views/s_curve/survey_button.h"
#include "ui/views/suggest/suggest_tabs.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

const auto kGeometry = QStringLiteral("window/suggest_place");
constexpr int kTabLines = 9, kFewestTabLines = 2;
constexpr int kSentenceLines = 6;
constexpr int kWidth = 54;  // characters; the width of the numbers beside the S-curve
constexpr int kRoomy = 45;  // lines of a screen with room for the whole sentence

QDoubleSpinBox* spin(const char* name, double least, double most, double step, int decimals) {
  auto* made = explained(name, new NumberBox<QDoubleSpinBox>);
  made->setDecimals(decimals);
  made->setRange(least, most);
  made->setSingleStep(step);
  return made;
}

bool asks_for_recall(BandingBy by) {
  return by != BandingBy::nearest && by != BandingBy::areas;
}

/// The limits depend on the signatures: with other signatures they would differ from those on the S-curve page.
bool same_signatures(const std::shared_ptr<const RunResult>& x, const std::shared_ptr<const RunResult>& y) {
  return x && y ? x->signatures == y->signatures : x == y;
}

}  // namespace

SuggestDialog::SuggestDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      by_(explained("suggest.by", new QComboBox, tr("Rule that chooses b and r"))),
      recall_(new GoalsBox),
      threshold_(spin("suggest.threshold", 0.001, 1, 0.01, 3)),
      at_threshold_(spin("suggest.at_threshold", 0, 99.9, 5, 1)),
      weight_(spin("suggest.weight", 0, 1, 0.1, 2)),
      any_length_(explained("suggest.any_length", new QCheckBox)),
      without_prefix_(explained("suggest.without_prefix", new QCheckBox)),
      sentence_(named("suggest.sentence", wrapped_label({}))),
      alternatives_(new AlternativeTable),
      tabs_(new SettingTabs(session)),
      progress_(explained("suggest.progress", new QProgressBar, tr("Progress of the suggestion"))),
      request_(worker_) {
  setWindowTitle(tr("Suggest bands and rows"));
  setObjectName(QStringLiteral("suggest"));
  describe_controls();
  describe_rules();
  lay_out();
  connect(by_, &QComboBox::currentIndexChanged, this, &SuggestDialog::ask_again);
  connect(recall_, &GoalsBox::changed, this, &SuggestDialog::ask_again);
  for (QDoubleSpinBox* box : {threshold_, at_threshold_, weight_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &SuggestDialog::ask_again);
  for (QCheckBox* box : {any_length_, without_prefix_})
    connect(box, &QCheckBox::toggled, this, &SuggestDialog::ask_again);
  connect(alternatives_, &AlternativeTable::choice_changed, this, &SuggestDialog::show_choice);
  connect(recall_, &GoalsBox::changed, this, &SuggestDialog::share_goal);
  connect(alternatives_, &AlternativeTable::choice_changed, this, &SuggestDialog::share_goal);
  connect(&session_.surveyor(), &Surveyor::changed, this, &SuggestDialog::ask_again);
  connect(&session_, &Session::recipe_changed, this, &SuggestDialog::ask_again);
  connect(&session_, &Session::result_changed, this, &SuggestDialog::show_scale);
  connect(&session_.surveyor(), &Surveyor::progress, this, &SuggestDialog::show_progress);
  connect(&ticker_, &QTimer::timeout, this, &SuggestDialog::show_progress);
}

void SuggestDialog::describe_controls() {
  recall_->include(session_.recall_goal());
  connect(&session_, &Session::recall_goal_changed, recall_, &GoalsBox::include);
  threshold_->setAccessibleName(tr("Threshold t"));
  at_threshold_->setValue(100 * BandingGoal().at_threshold);
  at_threshold_->setSuffix(tr(" %"));
  at_threshold_->setAccessibleName(tr("Probability of finding a pair exactly at t"));
}

void SuggestDialog::describe_rules() {
  by_->addItems({tr("recall on this corpus"), tr("(1/b)^(1/r) nearest t"), tr("areas of both errors"),
                 tr("recall, without verification")});
  guard_wheel(by_);
  weight_->setValue(0.5);
  weight_->setAccessibleName(tr("Weight of missed pairs"));
}

BandingBy SuggestDialog::by() const {
  return static_cast<BandingBy>(by_->currentIndex());
}

/// The goal of the selected setting, or a single one, is that of the session, if the rule asks for a recall.
void SuggestDialog::share_goal() {
  if (!asks_for_recall(by())) return;
  const auto goals = recall_->goals();
  if (const Advice* advice = alternatives_->advice())
    session_.set_recall_goal(advice->goal.recall);
  else if (goals && goals->size() == 1)
    session_.set_recall_goal(goals->front());
}

QDialogButtonBox* SuggestDialog::make_buttons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* close = buttons->button(QDialogButtonBox::Close);
  explained("suggest.close", close);
  adopt_ = buttons->addButton(tr("&Adopt"), QDialogButtonBox::AcceptRole);
  explained("suggest.adopt", adopt_);
  keep_ = explained("suggest.add_run", buttons->addButton(tr("Add to R&uns"), QDialogButtonBox::ActionRole));
  connect(keep_, &QPushButton::clicked, this, [this] { session_.runs().add({{}, chosen_recipe(), true, {}}); });
  connect(buttons, &QDialogButtonBox::accepted, this, &SuggestDialog::adopt);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return buttons;
}

void SuggestDialog::lay_out() {
  auto* said = new QWidget;
  auto* column = without_margins(new QVBoxLayout(said));
  add_parts(column, {sentence_, progress_, named("suggest.survey", new SurveyButton(session_, said))});
  column->addStretch(1);
  auto* sentence = scrolled(said);
  sentence_->setAlignment(Qt::AlignTop);
  tabs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);  // shrinks when a row appears
  auto* form = new QFormLayout(this);
  form->setRowWrapPolicy(QFormLayout::DontWrapRows);
  form->addRow(tr("Choose b&y"), by_);
  form->addRow(tr("missed pairs wei&ghted"), weight_);
  form->addRow(tr("Find at l&east"), recall_);
  form->addRow(tr("of different pairs, J \u2265 &t ="), threshold_);
  form->addRow(tr("and a pair at t w&ith"), at_threshold_);
  for (const Part& row : Parts{any_length_, without_prefix_, sentence, alternatives_, tabs_, make_buttons()})
    form->addRow(row.widget);
  setTabOrder(adopt_, findChild<QPushButton*>(QStringLiteral("suggest.close")));  // Tab would skip it
  follow_type(this, [this, sentence](const QFontMetrics& type) {
    const int line = type.lineSpacing();
    const QMargins outside = layout()->contentsMargins();
    tabs_->setMinimumWidth(kWidth * type.averageCharWidth() - outside.left() - outside.right());
    const bool is_low = screen()->availableGeometry().height() < kRoomy * line;
    sentence->setFixedHeight(line * (is_low ? 3 : kSentenceLines));
    tabs_->setMinimumHeight(tabs_->tabBar()->sizeHint().height() + line * (is_low ? 1 : kFewestTabLines));
  });
}

void SuggestDialog::open_at_right_of(const QRect& area) {
  const QSize least = layout()->totalMinimumSize().expandedTo(minimumSize());
  if (!isVisible() && restoreGeometry(QSettings().value(kGeometry).toByteArray())) {
    resize(size().expandedTo(least));  // the type may have grown since
  } else if (!isVisible()) {
    const QRect room = screen()->availableGeometry();
    const int title = style()->pixelMetric(QStyle::PM_TitleBarHeight);
    resize(least.width(), std::min(least.height() + (kTabLines - kFewestTabLines) * fontMetrics().lineSpacing(),
                                   room.height() - title));
    const int outside = parentWidget() ? parentWidget()->frameGeometry().right() + 1 : room.right();
    move(outside + width() <= room.right() ? outside : std::max(room.left(), area.right() - width()), area.top());
  }
  show();
  raise();
  activateWindow();
}

void SuggestDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  const QSignalBlocker quiet(threshold_);
  threshold_->setValue(session_.recipe().verify.threshold);
  if (keeps_answer())
    show_choice();
  else
    ask();
}

/// Grows to the left where the screen ends: wide numbers widen the table.
void SuggestDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  const int beyond = frameGeometry().right() - screen()->availableGeometry().right();
  if (isVisible() && beyond > 0) move(std::max(screen()->availableGeometry().left(), x() - beyond), y());
}

void SuggestDialog::hideEvent(QHideEvent* event) {
  QDialog::hideEvent(event);
  QSettings().setValue(kGeometry, saveGeometry());
  if (request_.busy()) asked_.reset();
  request_.cancel();
  ticker_.stop();
  emit previewed(std::nullopt);
}

SuggestDialog::Question SuggestDialog::question() const {
  const Recipe& recipe = session_.recipe();
  BandingGoal goal;
  goal.threshold = threshold_->value();
  goal.at_threshold = at_threshold_->value() / 100;
  goal.by = by();
  goal.weight_false_negative = weight_->value();
  goal.weight_false_positive = 1 - weight_->value();
  goal.hashes = any_length_->isChecked() && by() == BandingBy::recall ? 0 : recipe.sketch.hashes;
  goal.prefix = without_prefix_->isChecked() ? 0 : recipe.verify.prefix;
  goal.buckets = recipe.lsh.buckets;
  goal.verify = recipe.verify.by;
  Question question;
  for (const double recall : recall_->goals().value_or(std::vector<double>())) {
    goal.recall = recall;
    question.goals.push_back(goal);
  }
  if (!asks_for_recall(by())) question.goals.resize(1, goal);
  question.run = session_.result();
  question.survey = session_.surveyor().survey();
  question.problem = session_.surveyor().problem();
  return question;
}

/// Whether the answer still holds: a new result with the same signatures, for example, needs no new one.
bool SuggestDialog::keeps_answer() {
  if (!asked_ || asked_->goals.empty()) return false;
  const Question now = question();
  if (asked_->goals != now.goals || asked_->survey != now.survey || asked_->problem != now.problem ||
      !same_signatures(asked_->run, now.run))
    return false;
  asked_->run = now.run;  // its cost is shown
  return true;
}

/// While the dialog is hidden, forgets an answer that no longer holds, with the corpus that it is about.
void SuggestDialog::ask_again() {
  if (keeps_answer()) return;
  if (isVisible()) return ask();
  alternatives_->show_advice({}, 0);
  asked_.reset();
}

/// The check boxes name the recipe's numbers that they concern.
void SuggestDialog::show_limits_of_choice() {
  const Recipe& recipe = session_.recipe();
  any_length_->setText(tr("choose &n too, not only b and r for n = %1").arg(count_text(recipe.sketch.hashes)));
  without_prefix_->setText(tr("turn off the &first-m check (m = %1)").arg(recipe.verify.prefix));
  without_prefix_->setVisible(recipe.verify.prefix > 0);
  any_length_->setEnabled(by() == BandingBy::recall);
  static_cast<QFormLayout*>(layout())->setRowVisible(weight_, by() == BandingBy::areas);
}

void SuggestDialog::ask() {
  request_.cancel();
  ticker_.stop();
  alternatives_->show_advice({}, 0);
  show_limits_of_choice();
  asked_ = question();
  show_choice();
  const auto& [goals, run, survey, problem] = *asked_;
  show_progress();
  if (goals.empty()) return say(to_qstring(recall_->goals().error().message));
  if (!run) return say(tr("Open a corpus first: the suggestion uses its pairs."));
  if (!survey && !problem.empty()) {
    const QString reason = sentence_text(problem);
    return say(reason.left(1).toUpper() + reason.mid(1));
  }
  if (!survey) return say(tr("Comparing all pairs exactly; the suggestion follows."));
  if (goals.front().threshold < survey->truth->floor)
    return say(tr("Pairs below a similarity of %1 are not known; lower the recipe's threshold to include them.")
                   .arg(similarity_text(survey->truth->floor)));
  say(tr("Evaluating every choice of bands and rows\u2026"));
  latest_ = std::make_shared<LatestProgress>();
  request_.request(
      [question = *asked_, sink = latest_](const std::stop_token& stop) {
        return with_progress(sink, stop, [&](const Progress& progress) {
          return advise(*question.run, *question.survey, question.goals, progress);
        });
      },
      [this](Result<std::vector<Advice>> advice) { take(std::move(advice)); });
  ticker_.start(100);
}

void SuggestDialog::take(Result<std::vector<Advice>> advice) {
  ticker_.stop();
  show_progress();
  if (!advice) return say(sentence_text(advice.error().message));
  alternatives_->show_advice(std::move(*advice), session_.recall_goal());
}

/// Shows the selected setting: its curve and its details.
void SuggestDialog::show_choice() {
  if (!asked_) return;
  const BandingAlternative* alternative = alternatives_->chosen();
  for (QPushButton* button : {adopt_, keep_}) button->setEnabled(alternative != nullptr);
  const Advice* advice = alternatives_->advice();
  if (advice) say(sentence_text(advice->banding.sentence));
  const BandingGoal goal = asked_->goals.empty() ? BandingGoal() : asked_->goals.front();
  tabs_->show_setting(asked_->run.get(), goal, advice, alternative);
  show_scale();
  emit previewed(alternative && isVisible() ? std::optional(chosen_recipe()) : std::nullopt);
}

/// Shows the progress of the comparison or of a longer evaluation below the sentence, in the space of the answer.
void SuggestDialog::show_progress() {
  constexpr qint64 kPatience = 500;  // milliseconds without a bar
  const Surveyor& surveyor = session_.surveyor();
  const bool compares = surveyor.surveying() && !surveyor.survey();
  const bool evaluates = !compares && request_.busy();
  const double done = compares ? surveyor.fraction() : evaluates ? latest_->fraction() : 1;
  if (done < done_at_ || done == 1) {
    clock_.start();
    done_at_ = done;
    left_ = -1;
  }
  progress_->setVisible(compares || (evaluates && clock_.elapsed() > kPatience));
  progress_->setValue(static_cast<int>(100 * done));
  constexpr double kTelling = 0.02;  // of the whole
  const double pace = (done - done_at_) / static_cast<double>(std::max<qint64>(1, clock_.elapsed()));
  const QString format = evaluates ? tr("settings evaluated: %p %") : tr("pairs compared: %p %");
  const bool knows_pace = done - done_at_ >= kTelling;
  const double shown = never_rising(left_, knows_pace ? (1 - done) / pace / 1000 : -1);
  progress_->setFormat(shown < 0 ? format : format + u", " + remaining_text(shown));
}

void SuggestDialog::show_scale() {
  if (!asked_) return;
  tabs_->scale()->set_recipe(alternatives_->chosen() ? chosen_recipe() : session_.recipe());
}

void SuggestDialog::say(const QString& sentence) {
  sentence_->setText(sentence);
}

Recipe SuggestDialog::chosen_recipe() const {
  const BandingAlternative& alternative = *alternatives_->chosen();
  Recipe recipe = session_.recipe();
  recipe.sketch.hashes = alternative.hashes;
  recipe.lsh.bands = alternative.forecast.lsh.bands;
  recipe.lsh.rows = alternative.forecast.lsh.rows;
  recipe.verify.threshold = asked_->goals.front().threshold;
  recipe.verify.prefix = asked_->goals.front().prefix;
  return recipe;
}

void SuggestDialog::adopt() {
  if (!alternatives_->chosen()) return;
  const Recipe recipe = chosen_recipe();
  accept();
  session_.edit(recipe, tr("suggested bands and rows"));
}

}  // namespace lookalike
