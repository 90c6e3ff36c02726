#include "ui/views/suggest/scale_panel.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QString>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <thread>

#include "core/experiment/scale/scale_forecast.h"
#include "core/experiment/scale/scale_words.h"
#include "core/pipeline/memory_plan.h"
#include "ui/session/background_work.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/labels.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("ScaleText", text);
}

QString number(double value) {
  return QString::fromStdString(large_number(value));
}

QString time(double hours) {
  return QString::fromStdString(large_time(hours));
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
  return tr("%1 (%2)").arg(
      range(QString::fromStdString(large_bytes(stage.low)), QString::fromStdString(large_bytes(stage.high))),
      QString::fromStdString(stage.name));
}

QString shuffles(const ScaleForecast& forecast) {
  QStringList stages;
  for (const ShuffleStage& stage : forecast.shuffles) stages << shuffled(stage);
  return stages.join(QStringLiteral(", "));
}

/// A forecast for a larger corpus in a few lines: memory, pairs and the largest bucket by both assumptions with limits,
/// time, and the bytes that Spark sends.
QString scale_text(const ScaleForecast& forecast) {
  QStringList lines = {
      QString::fromStdString(machine_sentence(forecast, tr("File > Export > Recipe for").toStdString())),
      tr("First number: near-copies come in families. Second: all pairs grow as in a sample. In brackets: 95 % "
         "limits."),
      tr("Similar pairs: %1.").arg(both(forecast.similar)),
      tr("Candidates: %1.").arg(both(forecast.candidates)),
      tr("Largest bucket: %1 documents.").arg(both(forecast.largest_bucket)),
      tr("On one core: %1 for signatures (%2 by Spark), %3 for verification.")
          .arg(time(forecast.signing_hours), time(forecast.spark_signing_hours),
               QString::fromStdString(large_times(forecast.verifying_hours_low, forecast.verifying_hours_high))),
      tr("Spark sends %1.").arg(shuffles(forecast)),
      QString::fromStdString(hours_sentence())};
  if (!forecast.unscored.empty()) lines << QString::fromStdString(forecast.unscored);
  return lines.join(u'\n');
}

constexpr double kMillion = 1e6;

}  // namespace

ScalePanel::ScalePanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      millions_(new QDoubleSpinBox),
      label_(plain_label(tr("D&ocuments"))),
      text_(wrapped_label({})),
      request_(worker_) {
  millions_->setObjectName(QStringLiteral("suggest.millions"));
  millions_->setRange(0.001, 1e6);
  millions_->setDecimals(3);
  millions_->setValue(1000);
  millions_->setSuffix(tr(" million"));
  millions_->setAccessibleName(tr("Millions of documents of a larger corpus"));
  millions_->setToolTip(
      tr("Tells what the recipe as it is, not the setting selected above, will find and cost in a corpus of so many "
         "documents like these."));
  guard_wheel(millions_);
  text_->setObjectName(QStringLiteral("suggest.scale"));
  label_->setBuddy(millions_);
  auto* row = new QHBoxLayout;
  row->addWidget(label_);
  row->addWidget(millions_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(row);
  column->addWidget(text_);
  connect(millions_, &QDoubleSpinBox::valueChanged, this, &ScalePanel::ask);
}

void ScalePanel::ask() {
  const auto run = session_.result();
  if (!run) {
    request_.cancel();
    text_->clear();
    return;
  }
  const LshOptions& lsh = run->recipe.lsh;
  label_->setText(tr("The recipe's %1 \u00D7 %2, d&ocuments").arg(lsh.bands).arg(lsh.rows));
  const ScaleOptions options{millions_->value() * kMillion, std::max(1u, std::thread::hardware_concurrency()),
                             MemoryPlan().machine};
  request_.request(
      [run, options](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop,
                             [&](const Progress& progress) { return forecast_scale(*run, options, progress); });
      },
      [this](const Result<ScaleForecast>& forecast) { take(forecast); });
}

void ScalePanel::take(const Result<ScaleForecast>& forecast) {
  text_->setText(forecast ? scale_text(*forecast) : QString::fromStdString(forecast.error().message));
  emit told();
}

}  // namespace lookalike
