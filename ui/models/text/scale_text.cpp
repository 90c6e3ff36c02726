#include "ui/models/text/scale_text.h"

#include <QCoreApplication>
#include <QStringList>


namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("ScaleText", text);
}

QString number(double value) {
  return QString::fromStdString(large_number(value));
}

QString both(const Growth& growth) {
  return tr("%1 or %2").arg(number(growth.families.value), number(growth.sampled.value));
}

QString hours(double value) {
  return value < 10 ? QString::number(value, 'f', 1) : number(value);
}

}  // namespace

QString scale_text(const ScaleForecast& forecast) {
  const QString machine = QString::fromStdString(machine_sentence(forecast));
  const QStringList lines = {
      tr("The first number holds if near-copies come in families, the second if these documents are a sample."),
      tr("Similar pairs: %1").arg(both(forecast.similar)),
      tr("Candidates: %1").arg(both(forecast.candidates)),
      tr("Documents in the largest bucket: %1").arg(both(forecast.largest_bucket)),
      tr("Core hours: %1 for signatures, %2 to %3 for verification")
          .arg(hours(forecast.signing_hours), hours(forecast.verifying_hours_low),
               hours(forecast.verifying_hours_high)),
      forecast.too_large_here()
          ? machine
          : tr("Memory: %1 at least. %2").arg(QString::fromStdString(large_bytes(forecast.least_bytes)), machine)};
  return lines.join(u'\n');
}

}  // namespace lookalike
