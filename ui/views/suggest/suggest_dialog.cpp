#include "ui/views/suggest/suggest_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSignalBlocker>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <algorithm>

#include "core/experiment/forecast/unverified_banding.h"
#include "ui/models/text/alternative_text.h"
#include "ui/models/text/number_text.h"
#include "ui/session/background_work.h"
#include "ui/session/session.h"
#include "ui/views/suggest/alternative_table.h"
#include "ui/views/suggest/scale_panel.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

const auto kGeometry = QStringLiteral("window/suggest_geometry");
constexpr int kTabLines = 9, kFewestTabLines = 2;
constexpr int kWidth = 60;  // characters; as wide as the numbers beside the S-curve, and a little more

QDoubleSpinBox* spin(const char* name, double least, double most, double step, int decimals) {
  auto* made = new QDoubleSpinBox;
  made->setObjectName(QString::fromLatin1(name));
  made->setDecimals(decimals);
  made->setRange(least, most);
  made->setSingleStep(step);
  return made;
}

QLabel* sentence_label(const char* name, QLabel* label) {
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  return label;
}

/// A tab with widgets below each other; `tip` explains it in one sentence.
void add_tab(QTabWidget& tabs, const char* name, const QString& title, const QString& tip,
             std::initializer_list<QWidget*> widgets) {
  auto* column = new QWidget;
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(6, 4, 6, 4);
  layout->setSpacing(4);
  for (QWidget* widget : widgets) layout->addWidget(widget);
  layout->addStretch(1);
  auto* area = new QScrollArea;
  named(name, area, QString(title).remove(u'&'), tip);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(column);
  tabs.setTabToolTip(tabs.addTab(area, title), tip);
}

void show_or_hide(QLabel* label, const QString& text) {
  label->setText(text);
  label->setVisible(!text.isEmpty());
}

/// The limits are drawn from the signatures: of others they would not be those that the S-curve page shows.
bool same_signatures(const std::shared_ptr<const RunResult>& x, const std::shared_ptr<const RunResult>& y) {
  return x && y ? x->signatures == y->signatures : x == y;
}

std::string in_a_row(const std::string& first, const std::string& second) {
  return first + (first.empty() || second.empty() ? "" : " ") + second;
}

}  // namespace

SuggestDialog::SuggestDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      by_(new QComboBox),
      recall_(spin("suggest.recall", 1, 99.9, 1, 1)),
      threshold_(spin("suggest.threshold", 0.001, 1, 0.01, 3)),
      at_threshold_(spin("suggest.at_threshold", 0, 99.9, 5, 1)),
      weight_(spin("suggest.weight", 0, 1, 0.1, 2)),
      any_length_(new QCheckBox),
      without_prefix_(new QCheckBox),
      sentence_(sentence_label("suggest.sentence", wrapped_label({}))),
      steps_(sentence_label("suggest.steps", faint_label({}))),
      used_(sentence_label("suggest.used", wrapped_label({}))),
      prefix_(sentence_label("suggest.prefix_loss", wrapped_label({}))),
      signature_(sentence_label("suggest.signature_loss", wrapped_label({}))),
      unverified_(sentence_label("suggest.unverified", wrapped_label({}))),
      scope_(sentence_label("suggest.scope", wrapped_label({}))),
      valley_(sentence_label("suggest.valley", faint_label({}))),
      alternatives_(new AlternativeTable),
      scale_(new ScalePanel(session)),
      tabs_(new QTabWidget),
      request_(worker_) {
  setWindowTitle(tr("Suggest bands and rows"));
  setObjectName(QStringLiteral("suggest"));
  describe_controls();
  describe_rules();
  lay_out();
  connect(by_, &QComboBox::currentIndexChanged, this, &SuggestDialog::ask);
  for (QDoubleSpinBox* box : {recall_, threshold_, at_threshold_, weight_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &SuggestDialog::ask);
  for (QCheckBox* box : {any_length_, without_prefix_}) connect(box, &QCheckBox::toggled, this, &SuggestDialog::ask);
  connect(alternatives_, &AlternativeTable::choice_changed, this, &SuggestDialog::show_choice);
  connect(&session_.surveyor(), &Surveyor::changed, this, &SuggestDialog::ask_again);
  connect(&session_, &Session::recipe_changed, this, &SuggestDialog::ask_again);
  connect(scale_, &ScalePanel::told, this, &SuggestDialog::grow);
  connect(&session_, &Session::result_changed, this, [this] {
    if (isVisible()) scale_->ask();
  });
}

void SuggestDialog::describe_controls() {
  recall_->setValue(95);
  recall_->setSuffix(tr(" %"));
  recall_->setAccessibleName(tr("Share of the different similar pairs to find"));
  recall_->setToolTip(
      tr("At least this share of the different similar pairs is to be found, for 95 of 100 hash seeds; identical ones "
         "always are."));
  threshold_->setAccessibleName(tr("Threshold t"));
  threshold_->setToolTip(tr("Pairs at least this similar are the ones to be found."));
  at_threshold_->setValue(100 * BandingGoal().at_threshold);
  at_threshold_->setSuffix(tr(" %"));
  at_threshold_->setAccessibleName(tr("Chance that a pair of similarity t itself is kept"));
  at_threshold_->setToolTip(
      tr("A pair of similarity t itself, the hardest to find, is to be kept with at least this probability."));
  any_length_->setObjectName(QStringLiteral("suggest.any_length"));
  any_length_->setToolTip(
      tr("Looks for n, b and r together and takes the shortest signature that does it; otherwise b and r alone are "
         "chosen for the n of the recipe."));
  without_prefix_->setObjectName(QStringLiteral("suggest.without_prefix"));
  without_prefix_->setToolTip(
      tr("Chooses as if the recipe had no prefix filter, which drops similar pairs; adopting then turns it off."));
  steps_->setText(tr("More bands: looser, finds more and compares more. More rows: stricter."));
}

void SuggestDialog::describe_rules() {
  named("suggest.by", by_, tr("How b and r are chosen"),
        tr("By this corpus: the fewest candidates that reach the goal. The next two are the rules of the books, which "
           "ask no corpus: the divisors of n whose (1/b)^(1/r) is nearest t, and the least areas of both errors, as "
           "datasketch chooses. The last is for engines that take every candidate for a duplicate."));
  by_->addItem(tr("recall on this corpus"));
  by_->addItem(tr("(1/b)^(1/r) nearest t"));
  by_->addItem(tr("areas of both errors"));
  by_->addItem(tr("recall, nothing verified"));
  guard_wheel(by_);
  weight_->setValue(0.5);
  weight_->setAccessibleName(tr("Weight of false negatives"));
  weight_->setToolTip(
      tr("How much the area of false negatives counts; that of false positives counts for the rest of 1."));
}

BandingBy SuggestDialog::by() const {
  return static_cast<BandingBy>(by_->currentIndex());
}

QDialogButtonBox* SuggestDialog::make_buttons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* close = buttons->button(QDialogButtonBox::Close);
  close->setObjectName(QStringLiteral("suggest.close"));
  close->setToolTip(tr("Closes this and leaves the recipe as it is."));
  adopt_ = buttons->addButton(tr("&Adopt"), QDialogButtonBox::AcceptRole);
  adopt_->setObjectName(QStringLiteral("suggest.adopt"));
  adopt_->setToolTip(tr("Makes the selected bands and rows those of the recipe; Undo takes it back."));
  connect(buttons, &QDialogButtonBox::accepted, this, &SuggestDialog::adopt);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return buttons;
}

/// On tabs beside each other: below each other they would be higher than a small screen at large type.
void SuggestDialog::fill_tabs() {
  tabs_->setObjectName(QStringLiteral("suggest.tabs"));
  tabs_->setAccessibleName(tr("More on the selected setting"));
  add_tab(*tabs_, "suggest.this_setting", tr("This &setting"),
          tr("Costs and losses of the selected setting, and how far they can be trusted."),
          {used_, prefix_, signature_, scope_, valley_, steps_});
  add_tab(*tabs_, "suggest.not_verified", tr("Not &verified"),
          tr("Documents that would go where every candidate counts as a duplicate."), {unverified_});
  add_tab(*tabs_, "suggest.at_scale", tr("At sca&le"),
          tr("Pairs, memory and time of the recipe as it is in a larger corpus."), {scale_});
}

/// Equally high for every tab, so that nothing moves when another one is chosen; longer texts scroll. So many pixels
/// `less` where the screen is small, but two lines at least.
void SuggestDialog::fit_tabs(int less) {
  const int line = tabs_->fontMetrics().lineSpacing();
  tabs_->setFixedHeight(tabs_->tabBar()->sizeHint().height() +
                        std::max(kTabLines * line - less, kFewestTabLines * line));
}

void SuggestDialog::lay_out() {
  fill_tabs();
  auto* form = new QFormLayout(this);
  form->setRowWrapPolicy(QFormLayout::DontWrapRows);
  form->addRow(tr("Choose b&y"), by_);
  form->addRow(tr("weighing false ne&gatives"), weight_);
  auto* goal = new QHBoxLayout;
  QLabel* from = plain_label(tr("of different pairs from &t ="));
  from->setBuddy(threshold_);
  goal->addWidget(recall_, 1);
  goal->addWidget(from);
  goal->addWidget(threshold_, 1);
  QLabel* find = plain_label(tr("Find at l&east"));
  find->setBuddy(recall_);
  form->addRow(find, goal);
  form->addRow(tr("and a pair at t &itself with"), at_threshold_);
  for (QWidget* row :
       {static_cast<QWidget*>(any_length_), static_cast<QWidget*>(without_prefix_), static_cast<QWidget*>(sentence_),
        static_cast<QWidget*>(alternatives_), static_cast<QWidget*>(tabs_), static_cast<QWidget*>(make_buttons())})
    form->addRow(row);
  setTabOrder(adopt_, findChild<QPushButton*>(QStringLiteral("suggest.close")));  // Tab would pass over it
  follow_type(this, [this](const QFontMetrics& type) { setMinimumWidth(kWidth * type.averageCharWidth()); });
}

void SuggestDialog::open_at_right_of(const QRect& area) {
  if (!isVisible() && !restoreGeometry(QSettings().value(kGeometry).toByteArray())) {
    const int width = std::max(minimumWidth(), sizeHint().width());
    resize(width, heightForWidth(width));
    move(std::max(area.left(), area.right() - width), area.top());
  }
  show();
  raise();
  activateWindow();
}

void SuggestDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  const QSignalBlocker quiet(threshold_);
  threshold_->setValue(session_.recipe().verify.threshold);
  ask();
  scale_->ask();
}

void SuggestDialog::hideEvent(QHideEvent* event) {
  QDialog::hideEvent(event);
  QSettings().setValue(kGeometry, saveGeometry());
  request_.cancel();
  scale_->cancel();
  asked_.reset();
  emit previewed(std::nullopt);
}

SuggestDialog::Question SuggestDialog::question() const {
  const Recipe& recipe = session_.recipe();
  Question question;
  question.goal.recall = recall_->value() / 100;
  question.goal.threshold = threshold_->value();
  question.goal.at_threshold = at_threshold_->value() / 100;
  question.goal.by = by();
  question.goal.weight_false_negative = weight_->value();
  question.goal.weight_false_positive = 1 - weight_->value();
  question.goal.hashes = any_length_->isChecked() && by() == BandingBy::recall ? 0 : recipe.sketch.hashes;
  question.goal.prefix = without_prefix_->isChecked() ? 0 : recipe.verify.prefix;
  question.goal.buckets = recipe.lsh.buckets;
  question.goal.verify = recipe.verify.by;
  question.run = session_.result();
  question.survey = session_.surveyor().survey();
  return question;
}

/// Asks only if the question itself is new: a new result of the same signatures, for one, needs no new answer.
void SuggestDialog::ask_again() {
  if (!isVisible()) return;
  const Question now = question();
  if (asked_ && asked_->goal == now.goal && asked_->survey == now.survey && same_signatures(asked_->run, now.run))
    return;
  ask();
}

/// The boxes name the numbers of the recipe that they are about.
void SuggestDialog::show_limits_of_choice() {
  const Recipe& recipe = session_.recipe();
  any_length_->setText(tr("choose &n too, not only b and r for n = %1").arg(count_text(recipe.sketch.hashes)));
  without_prefix_->setText(tr("leave out the prefix &filter of %1").arg(recipe.verify.prefix));
  without_prefix_->setVisible(recipe.verify.prefix > 0);
  any_length_->setEnabled(by() == BandingBy::recall);
  static_cast<QFormLayout*>(layout())->setRowVisible(weight_, by() == BandingBy::areas);
}

void SuggestDialog::ask() {
  request_.cancel();
  alternatives_->show_alternatives({});
  valley_->clear();
  show_or_hide(scope_, {});
  show_limits_of_choice();
  asked_ = question();
  show_choice();
  const auto& [goal, run, survey] = *asked_;
  if (!run) return say(tr("Open a corpus first: the suggestion is made from its own pairs."));
  if (!survey && !session_.surveyor().problem().empty())
    return say(QString::fromStdString(session_.surveyor().problem()));
  if (!survey) return say(tr("All pairs are being compared exactly; the suggestion follows."));
  if (goal.threshold < survey->truth->floor)
    return say(tr("Pairs are known down to a similarity of %1; set the recipe's threshold lower to know more.")
                   .arg(similarity_text(survey->truth->floor)));
  say(tr("Looking at every choice of bands and rows\u2026"));
  request_.request(
      [question = *asked_](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop, [&](const Progress& progress) {
          return advise(*question.run, *question.survey, question.goal, progress);
        });
      },
      [this](Result<Advice> advice) { take(std::move(advice)); });
}

void SuggestDialog::take(Result<Advice> advice) {
  if (!advice) return say(QString::fromStdString(advice.error().message));
  say(QString::fromStdString(advice->banding.sentence));
  valley_->setText(QString::fromStdString(advice->threshold.sentence));
  show_or_hide(scope_, QString::fromStdString(in_a_row(scope_sentence(advice->scope, advice->whole_pairs),
                                                       rough_sentence(advice->banding.forecast))));
  const auto& without = advice->without_prefix;
  without_prefix_text_ = without ? u' ' + without_prefix_text(*without) : QString();
  alternatives_->show_alternatives(std::move(advice->alternatives));
  grow();
}

/// The setting that is selected: its curve, and what to know before it is adopted.
void SuggestDialog::show_choice() {
  const BandingAlternative* alternative = alternatives_->chosen();
  adopt_->setEnabled(alternative != nullptr);
  const bool by_signature = alternative && asked_->goal.verify == VerifyBy::signature;
  show_or_hide(used_, alternative ? used_values_text(*alternative) : QString());
  const BandingGoal& goal = asked_->goal;
  show_or_hide(prefix_,
               alternative && goal.prefix > 0
                   ? prefix_loss_text(alternative->forecast, goal.prefix, goal.threshold) + without_prefix_text_
                   : QString());
  unverified_->setText(!alternative              ? QString()
                       : alternative->unverified ? QString::fromStdString(unverified_sentence(*alternative->unverified))
                                                 : tr("Not told here: signatures of this length take over 1 GiB."));
  show_or_hide(signature_, by_signature ? signature_loss_text(*alternative) : QString());
  emit previewed(alternative ? std::optional(chosen_recipe()) : std::nullopt);
}

void SuggestDialog::say(const QString& sentence) {
  sentence_->setText(sentence);
  grow();
}

/// To the left, so that it stays at the edge where it was opened.
void SuggestDialog::grow() {
  fit_tabs();
  const int wider = std::max(0, layout()->totalMinimumSize().width() - width());
  if (wider > 0 && isVisible()) move(x() - wider, y());
  const int title = std::max(frameGeometry().height() - height(), style()->pixelMetric(QStyle::PM_TitleBarHeight));
  const int room = screen()->availableGeometry().height() - title;
  const int beyond = layout()->totalHeightForWidth(width() + wider) - room;
  if (beyond > 0) fit_tabs(beyond);
  const int wanted = std::max(height(), layout()->totalHeightForWidth(width() + wider));
  resize(width() + wider, std::min(wanted, room));
}

Recipe SuggestDialog::chosen_recipe() const {
  const BandingAlternative& alternative = *alternatives_->chosen();
  Recipe recipe = session_.recipe();
  recipe.sketch.hashes = alternative.hashes;
  recipe.lsh.bands = alternative.forecast.lsh.bands;
  recipe.lsh.rows = alternative.forecast.lsh.rows;
  recipe.verify.threshold = asked_->goal.threshold;
  recipe.verify.prefix = asked_->goal.prefix;
  return recipe;
}

void SuggestDialog::adopt() {
  if (!alternatives_->chosen()) return;
  const Recipe recipe = chosen_recipe();
  accept();
  session_.edit(recipe, tr("suggested bands and rows"));
}

}  // namespace lookalike
