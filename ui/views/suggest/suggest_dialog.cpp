#include "ui/views/suggest/suggest_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <cmath>

#include "ui/models/number_text.h"
#include "ui/session/background_work.h"
#include "ui/session/session.h"
#include "ui/widgets/labels.h"

namespace lookalike {
namespace {

QString limits_text(const Estimate& estimate, QString (*text)(double)) {
  return SuggestDialog::tr("%1 (%2 to %3)")
      .arg(text(estimate.value), text(estimate.limits.low), text(estimate.limits.high));
}

QString whole(double number) {
  return count_text(static_cast<std::uint64_t>(std::llround(std::max(0.0, number))));
}

QDoubleSpinBox* spin(const char* name, double least, double most, double step, int decimals) {
  auto* made = new QDoubleSpinBox;
  made->setObjectName(QString::fromLatin1(name));
  made->setDecimals(decimals);
  made->setRange(least, most);
  made->setSingleStep(step);
  return made;
}

}  // namespace

SuggestDialog::SuggestDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      recall_(spin("suggest.recall", 1, 99.9, 1, 1)),
      threshold_(spin("suggest.threshold", 0.001, 1, 0.01, 3)),
      any_length_(new QCheckBox(tr("the signature &length may change"))),
      sentence_(wrapped_label({})),
      numbers_(wrapped_label({})),
      valley_(faint_label({})),
      lane_(worker_) {
  setWindowTitle(tr("Suggest bands and rows"));
  setObjectName(QStringLiteral("suggest"));
  make_form();
  for (QDoubleSpinBox* box : {recall_, threshold_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &SuggestDialog::ask);
  connect(any_length_, &QCheckBox::toggled, this, &SuggestDialog::ask);
  connect(&session_.surveyor(), &Surveyor::changed, this, [this] {
    if (isVisible() && !suggestion_) ask();
  });
}

void SuggestDialog::make_form() {
  recall_->setValue(95);
  recall_->setSuffix(tr(" %"));
  recall_->setToolTip(tr("At least this share of the similar pairs is to be found, for 95 of 100 hash seeds."));
  threshold_->setToolTip(tr("Pairs at least this similar are the ones to be found."));
  any_length_->setToolTip(tr("Otherwise as many values as the signature has are used at most."));
  sentence_->setObjectName(QStringLiteral("suggest.sentence"));
  numbers_->setObjectName(QStringLiteral("suggest.numbers"));
  valley_->setObjectName(QStringLiteral("suggest.valley"));
  valley_->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* close = buttons->button(QDialogButtonBox::Close);
  close->setObjectName(QStringLiteral("suggest.close"));
  close->setToolTip(tr("Closes this and leaves the recipe as it is."));
  any_length_->setObjectName(QStringLiteral("suggest.any_length"));
  adopt_ = buttons->addButton(tr("&Adopt"), QDialogButtonBox::AcceptRole);
  adopt_->setObjectName(QStringLiteral("suggest.adopt"));
  adopt_->setToolTip(tr("Makes these bands and rows those of the recipe; Undo takes it back."));
  connect(buttons, &QDialogButtonBox::accepted, this, &SuggestDialog::adopt);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* form = new QFormLayout(this);
  form->setRowWrapPolicy(QFormLayout::DontWrapRows);
  form->addRow(tr("Find at l&east"), recall_);
  form->addRow(tr("of the pairs with similarity \u2265 &t"), threshold_);
  form->addRow(any_length_);
  form->addRow(sentence_);
  form->addRow(numbers_);
  form->addRow(valley_);
  form->addRow(buttons);
  setTabOrder(adopt_, close);  // Tab would pass over what the box had first
  setMinimumWidth(64 * fontMetrics().averageCharWidth());
}

void SuggestDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  const QSignalBlocker quiet(threshold_);
  threshold_->setValue(session_.recipe().verify.threshold);
  ask();
}

void SuggestDialog::hideEvent(QHideEvent* event) {
  QDialog::hideEvent(event);
  lane_.cancel();
  emit previewed(std::nullopt);
}

BandingGoal SuggestDialog::goal() const {
  const Recipe& recipe = session_.recipe();
  BandingGoal goal;
  goal.recall = recall_->value() / 100;
  goal.threshold = threshold_->value();
  goal.hashes = any_length_->isChecked() ? 0 : recipe.sketch.hashes;
  goal.prefix = recipe.verify.prefix;
  goal.buckets = recipe.lsh.buckets;
  return goal;
}

void SuggestDialog::ask() {
  lane_.cancel();
  suggestion_.reset();
  adopt_->setEnabled(false);
  numbers_->clear();
  valley_->clear();
  const auto& survey = session_.surveyor().survey();
  const auto& run = session_.result();
  if (!run) return say(tr("Open a corpus first: the suggestion is made from its own pairs."));
  if (!survey && !session_.surveyor().problem().empty())
    return say(QString::fromStdString(session_.surveyor().problem()));
  if (!survey) return say(tr("All pairs are being compared exactly; the suggestion follows."));
  if (goal().threshold < survey->truth->floor)
    return say(tr("Pairs are known down to a similarity of %1; set the recipe's threshold lower to know more.")
                   .arg(similarity_text(survey->truth->floor)));
  say(tr("Looking at every choice of bands and rows\u2026"));
  lane_.request(
      [run, survey, goal = goal()](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop, [&](const Progress& progress) -> Result<Advice> {
          const Forecaster forecaster(*run, *survey->truth, survey->census);
          const auto banding = suggest_banding(forecaster, goal, progress);
          if (!banding) return tl::unexpected(banding.error());
          return Advice{*banding, suggest_threshold(*survey->truth)};
        });
      },
      [this](Result<Advice> advice) { take(std::move(advice)); });
}

void SuggestDialog::take(Result<Advice> advice) {
  if (!advice) return say(QString::fromStdString(advice.error().message));
  suggestion_ = advice->banding;
  const Forecast& forecast = suggestion_->forecast;
  sentence_->setText(QString::fromStdString(suggestion_->sentence));
  const auto share = [](double value) { return percent_text(value); };
  numbers_->setText(tr("%1 bands \u00D7 %2 rows of %3 values. Expected, with limits for 95 of 100 seeds:\n"
                       "recall %4\ncandidates %5\nmissed %6 of %7 similar pairs")
                        .arg(forecast.lsh.bands)
                        .arg(forecast.lsh.rows)
                        .arg(suggestion_->hashes)
                        .arg(limits_text(forecast.recall, share), limits_text(forecast.candidates, whole),
                             limits_text(forecast.missed, whole), whole(forecast.similar)));
  valley_->setText(QString::fromStdString(advice->threshold.sentence));
  adopt_->setEnabled(true);
  resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
  emit previewed(suggested());
}

void SuggestDialog::say(const QString& sentence) {
  sentence_->setText(sentence);
  emit previewed(std::nullopt);
}

Recipe SuggestDialog::suggested() const {
  Recipe recipe = session_.recipe();
  recipe.sketch.hashes = suggestion_->hashes;
  recipe.lsh.bands = suggestion_->forecast.lsh.bands;
  recipe.lsh.rows = suggestion_->forecast.lsh.rows;
  recipe.verify.threshold = threshold_->value();
  return recipe;
}

void SuggestDialog::adopt() {
  if (!suggestion_) return;
  session_.edit(suggested(), tr("suggested bands and rows"));
  accept();
}

}  // namespace lookalike
