#include "ui/views/suggest/suggest_tabs.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <thread>
#include <utility>

#include "core/experiment/scale/scale_forecast.h"
#include "core/pipeline/memory_plan.h"
#include "ui/models/text/alternative_text.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/session/worker.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"

namespace lookalike {
namespace {

constexpr double kLeastGoal = 0.01, kMostGoal = 0.999;
constexpr int kRows = 5, kFewRows = 3;
constexpr int kRoomy = 45;  // lines of a screen with room for all rows

QString tr(const char* text) {
  return QCoreApplication::translate("ScaleText", text);
}

QString number(double value) {
  return sentence_text(large_number(value));
}

QString time(double hours) {
  return sentence_text(large_time(hours));
}

QString with_limits(const Estimate& estimate) {
  return tr("%1 (%2 to %3)").arg(number(estimate.value), number(estimate.limits.low), number(estimate.limits.high));
}

QString both(const Growth& growth) {
  return tr("%1 or %2").arg(with_limits(growth.families), with_limits(growth.sampled));
}

QString range(const QString& low, const QString& high) {
  return low == high ? low : tr("%1 to %2").arg(low, high);
}

QString shuffled(const ShuffleStage& stage) {
  return tr("%1 (%2)").arg(range(sentence_text(large_bytes(stage.low)), sentence_text(large_bytes(stage.high))),
                           QString::fromStdString(stage.name));
}

QString shuffles(const ScaleForecast& forecast) {
  QStringList stages;
  for (const ShuffleStage& stage : forecast.shuffles) stages << shuffled(stage);
  return stages.join(QStringLiteral(", "));
}

/// A forecast for a larger corpus in a few lines: memory, pairs and the largest bucket under both assumptions with
/// limits, time, and the bytes that Spark sends.
QString scale_text(const ScaleForecast& forecast) {
  QStringList lines = {
      sentence_text(machine_sentence(forecast, tr("File > Export > Recipe for").toStdString())),
      tr("The first number assumes that near-copies come in families, the second that all pairs grow as in a "
         "sample. In parentheses: 95 % limits."),
      tr("Similar pairs: %1.").arg(both(forecast.similar)),
      tr("Candidates: %1.").arg(both(forecast.candidates)),
      tr("Largest bucket: %1 documents.").arg(both(forecast.largest_bucket)),
      tr("On one core: %1 for signatures (%2 by Spark), %3 for verification.")
          .arg(time(forecast.signing_hours), time(forecast.spark_signing_hours),
               sentence_text(large_times(forecast.verifying_hours_low, forecast.verifying_hours_high))),
      tr("Spark sends %1.").arg(shuffles(forecast)),
      sentence_text(hours_sentence())};
  if (!forecast.unscored.empty()) lines << QString::fromStdString(forecast.unscored);
  return lines.join(u'\n');
}

QLabel* sentence_label(const char* name, QLabel* label) {
  label->setWordWrap(true);
  return named(name, label);
}

/// Adds a tab with widgets below each other.
void add_column(QTabWidget& tabs, const char* name, const QString& title, std::initializer_list<QWidget*> widgets) {
  auto* column = new QWidget;
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(6, 4, 6, 4);
  layout->setSpacing(4);
  for (QWidget* widget : widgets) layout->addWidget(widget);
  layout->addStretch(1);
  add_tab(&tabs, name, explained(name, scrolled(column), QString(title).remove(u'&')), title);
}

void show_or_hide(QLabel* label, const QString& text) {
  label->setText(text);
  label->setVisible(!text.isEmpty());
}

std::string in_a_row(const std::string& first, const std::string& second) {
  return first + (first.empty() || second.empty() ? "" : " ") + second;
}

bool has_decimal_commas(const QWidget& box) {
  return box.locale().decimalPoint() == u",";
}

/// A number of documents, formatted like all counts; also accepts input such as "1e9".
class DocumentsBox final : public QDoubleSpinBox {
 public:
  DocumentsBox() {
    setDecimals(0);
    setRange(1e3, 1e12);
    setStepType(AdaptiveDecimalStepType);
    setValue(1e9);
  }

  QString textFromValue(double value) const override { return whole_text(value); }
  double valueFromText(const QString& text) const override {
    return QString(text).remove(QChar(0x202F)).remove(u' ').toDouble();
  }
  QValidator::State validate(QString& text, int&) const override {
    const double value = valueFromText(text);
    return value >= minimum() && value <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
  }
};

}  // namespace

QScrollArea* scrolled(QWidget* text) {
  auto* area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(text);
  return area;
}

GoalsBox::GoalsBox(QWidget* parent) : QAbstractSpinBox(parent) {
  explained("suggest.recall", this, tr("Shares of the similar pairs of different documents to find"));
  guard_wheel(this);
  connect(lineEdit(), &QLineEdit::textChanged, this, &GoalsBox::changed);
}

Result<std::vector<double>> GoalsBox::goals() const {
  static const QRegularExpression between(QStringLiteral("[\\s,;%]+")), decimal(QStringLiteral("(?<=\\d),(?=\\d)"));
  const QString typed = has_decimal_commas(*this) ? text().replace(decimal, QStringLiteral(".")) : text();
  std::vector<double> goals;
  for (const QString& part : typed.split(between, Qt::SkipEmptyParts)) {
    bool is_number = false;
    goals.push_back(std::round(part.toDouble(&is_number) * 10'000) / 1'000'000);  // 99.9 % is 0.999
    if (!is_number || goals.back() < kLeastGoal || goals.back() > kMostGoal) {
      goals.clear();
      break;
    }
  }
  if (goals.empty())
    return failure(ErrorCode::bad_usage, tr("\"%1\" is not a recall to reach: write a percentage from 1 to 99.9, or "
                                            "several, such as 90, 95, 99.")
                                             .arg(text())
                                             .toStdString());
  std::ranges::sort(goals);
  goals.erase(std::ranges::unique(goals).begin(), goals.end());
  return goals;
}

void GoalsBox::include(double goal) {
  const auto now = goals();
  if (!now && !text().isEmpty()) return;  // being typed
  if (!now || std::ranges::none_of(*now, [&](double other) { return std::abs(other - goal) < 1e-9; }))
    show_goals({goal});
}

void GoalsBox::stepBy(int steps) {
  auto now = goals();
  if (!now) return;
  for (double& goal : *now) goal = std::clamp(goal + 0.01 * steps, kLeastGoal, kMostGoal);
  show_goals(*now);
}

void GoalsBox::show_goals(const std::vector<double>& goals) {
  QStringList texts;
  for (const double goal : goals)
    texts << QString::number(100 * goal, 'g', 6).replace(QStringLiteral("."), locale().decimalPoint());
  const QString between = has_decimal_commas(*this) ? QStringLiteral("; ") : QStringLiteral(", ");
  lineEdit()->setText(texts.join(between) + u" %");  // no translation, because `goals` reads it
}

AlternativeTable::AlternativeTable(QWidget* parent)
    : QTableView(parent),
      model_(named_columns("suggest", {{"banding", tr("b \u00D7 r")},
                                       {"candidates", tr("candidates"), Qt::AlignRight},
                                       {"missed", tr("missed"), Qt::AlignRight},
                                       {"recall", tr("recall, %"), Qt::AlignRight}})) {
  explained("suggest.alternatives", this, tr("Settings to choose from"));
  style_table(this);
  setModel(&model_);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AlternativeTable::choice_changed);
  fit();
}

void AlternativeTable::show_advice(std::vector<Advice> advice, double recall) {
  advice_ = std::move(advice);
  std::vector<TextTable::Row> rows;
  std::size_t first = 0;
  for (const Advice& goal : advice_) {
    if (goal.goal.recall == recall)
      first = rows.size() + static_cast<std::size_t>(&goal.suggested() - goal.alternatives.data());
    for (const BandingAlternative& alternative : goal.alternatives)
      rows.push_back(advice_.size() > 1 ? goal_cells(goal) : alternative_cells(alternative));
  }
  model_.set_rows(std::move(rows));
  fit();
  setCurrentIndex(model_.index(static_cast<int>(first), 0));
}

const BandingAlternative* AlternativeTable::chosen() const {
  const Advice* by = advice();
  if (!by) return nullptr;
  return advice_.size() > 1 ? &by->suggested() : &by->alternatives[static_cast<std::size_t>(currentIndex().row())];
}

const Advice* AlternativeTable::advice() const {
  const int row = currentIndex().row();
  if (row < 0) return nullptr;
  return &advice_[advice_.size() > 1 ? static_cast<std::size_t>(row) : 0];
}

/// Two lines per row, columns as wide as their texts, and a fixed height regardless of the content.
void AlternativeTable::fit() {
  const int line = fontMetrics().lineSpacing();
  const int row = line * 2 + fontMetrics().height() / 2;
  verticalHeader()->setDefaultSectionSize(row);
  const int rows = screen()->availableGeometry().height() < kRoomy * line ? kFewRows : kRows;
  setFixedHeight(horizontalHeader()->sizeHint().height() + rows * row + 2 * frameWidth());
  resizeColumnsToContents();
  setMinimumWidth(std::max(minimumWidth(), horizontalHeader()->length() + 2 * frameWidth() +
                                               (verticalScrollBar()->isVisible() ? verticalScrollBar()->width() : 0)));
}

/// After the rows of a styled table have followed the type.
void AlternativeTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fit();
}

ScalePanel::ScalePanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      documents_(new DocumentsBox),
      label_(plain_label(tr("D&ocuments"))),
      text_(wrapped_label({})),
      request_(worker_) {
  explained("suggest.documents", documents_, tr("Number of documents in a larger corpus"));
  guard_wheel(documents_);
  text_->setObjectName(QStringLiteral("suggest.scale"));
  label_->setBuddy(documents_);
  auto* row = new QHBoxLayout;
  add_parts(row, {label_, {documents_, 1}});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(row);
  column->addWidget(text_);
  connect(documents_, &QDoubleSpinBox::valueChanged, this, &ScalePanel::ask);
}

void ScalePanel::set_recipe(const Recipe& recipe) {
  recipe_ = recipe;
  ask();
}

void ScalePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  ask();
}

void ScalePanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  request_.cancel();
  worker_.release(std::exchange(engine_, nullptr));
}

/// A setting other than the recipe's is run first, by an engine that caches the signatures.
void ScalePanel::ask() {
  request_.cancel();
  text_->clear();
  label_->setText(tr("%1, d&ocuments").arg(banding_text(recipe_.lsh)));
  const auto run = session_.result();
  if (!run || !isVisible()) return;
  const bool ran = run->recipe == recipe_;
  if (!ran && (!engine_ || engine_->corpus() != run->corpus))
    worker_.release(std::exchange(engine_, std::make_shared<Engine>(run->corpus, session_.engine_options())));
  Recipe recipe = recipe_;
  recipe.sample = {};  // the run's corpus is the sample
  const ScaleOptions options{documents_->value(), std::max(1u, std::thread::hardware_concurrency()),
                             MemoryPlan().machine};
  text_->setText(tr("Running %1\u2026").arg(banding_text(recipe.lsh)));
  request_.request(
      [run, options, recipe, engine = ran ? nullptr : engine_](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop, [&](const Progress& progress) {
          const auto chosen = engine ? engine->run(recipe, progress) : Result<std::shared_ptr<const RunResult>>(run);
          if (!chosen) return Result<ScaleForecast>(tl::unexpected(chosen.error()));
          return forecast_scale(**chosen, options, progress);
        });
      },
      [this](const Result<ScaleForecast>& forecast) {
        text_->setText(forecast ? scale_text(*forecast) : sentence_text(forecast.error().message));
      });
}

SettingTabs::SettingTabs(Session& session, QWidget* parent)
    : QTabWidget(parent),
      seed_(sentence_label("suggest.seed", wrapped_label({}))),
      used_(sentence_label("suggest.used", wrapped_label({}))),
      prefix_(sentence_label("suggest.prefix_loss", wrapped_label({}))),
      signature_(sentence_label("suggest.signature_loss", wrapped_label({}))),
      unverified_(sentence_label("suggest.unverified", wrapped_label({}))),
      scope_(sentence_label("suggest.scope", wrapped_label({}))),
      valley_(sentence_label("suggest.valley", faint_label({}))),
      scale_(new ScalePanel(session)) {
  setObjectName(QStringLiteral("suggest.tabs"));
  setAccessibleName(tr("Details of the selected setting"));
  QLabel* steps = sentence_label("suggest.steps", faint_label(tr("More bands are looser: they find more and compare "
                                                                 "more. More rows are stricter.")));
  add_column(*this, "suggest.this_setting", tr("This &setting"),
             {seed_, used_, prefix_, signature_, scope_, valley_, steps});
  add_column(*this, "suggest.not_verified", tr("Not &verified"), {unverified_});
  add_column(*this, "suggest.at_scale", tr("At sca&le"), {scale_});
}

void SettingTabs::show_setting(const RunResult* run, const BandingGoal& goal, const Advice* advice,
                               const BandingAlternative* alternative) {
  valley_->setText(advice ? sentence_text(advice->threshold.sentence) : QString());
  show_or_hide(scope_, advice ? sentence_text(in_a_row(scope_sentence(advice->scope, advice->whole_pairs),
                                                       rough_sentence(advice->banding.forecast)))
                              : QString());
  const bool by_signature = alternative && goal.verify == VerifyBy::signature;
  show_or_hide(used_, alternative ? used_values_text(*alternative) + u' ' + cost_text(*run, *alternative) : QString());
  show_or_hide(seed_, alternative ? seed_text(*run, *alternative) : QString());
  const QString without =
      advice && advice->without_prefix ? u' ' + without_prefix_text(*advice->without_prefix) : QString();
  show_or_hide(prefix_, alternative && goal.prefix > 0
                            ? prefix_loss_text(alternative->forecast, goal.prefix, goal.threshold) + without
                            : QString());
  unverified_->setText(!alternative              ? QString()
                       : alternative->unverified ? sentence_text(unverified_sentence(*alternative->unverified))
                                                 : tr("Not available: signatures of this length take over 1 GiB."));
  show_or_hide(signature_, by_signature ? signature_loss_text(*alternative) : QString());
}

}  // namespace lookalike
