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
  return tr("%1 if near-copies come in families, %2 if all grows as in a sample")
      .arg(number(growth.families.value), number(growth.sampled.value));
}

QString hours(double value) {
  return value < 10 ? QString::number(value, 'f', 1) : number(value);
}

}  // namespace

QString scale_text(const ScaleForecast& forecast) {
  QStringList lines = {
      tr("Similar pairs: %1.").arg(both(forecast.similar)),
      tr("Candidates: %1 or %2.")
          .arg(number(forecast.candidates.families.value), number(forecast.candidates.sampled.value)),
      tr("Largest bucket: %1 or %2 documents.")
          .arg(number(forecast.largest_bucket.families.value), number(forecast.largest_bucket.sampled.value)),
      tr("Core hours: %1 for signatures, %2 to %3 for verification.")
          .arg(hours(forecast.signing_hours), hours(forecast.verifying_hours_low),
               hours(forecast.verifying_hours_high)),
      tr("Memory: %1 at least; up to %2 documents fit this machine.")
          .arg(QString::fromStdString(large_bytes(forecast.least_bytes)), number(forecast.fits_here))};
  if (!forecast.unscored.empty()) lines << QString::fromStdString(forecast.unscored);
  return lines.join(u'\n');
}

}  // namespace lookalike
