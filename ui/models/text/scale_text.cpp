#include "ui/models/text/scale_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/experiment/scale/scale_words.h"

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

}  // namespace

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

}  // namespace lookalike
