#include "ui/models/sweep/sweep_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <cmath>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

QString tr(const char* source) {
  return QCoreApplication::translate("SweepCost", source);
}

}  // namespace

QString remaining_text(double seconds) {
  if (std::llround(seconds) < 1) return {};
  return tr("about %1 left").arg(whole_seconds_text(seconds));
}

QString whole_seconds_text(double seconds) {
  const auto whole = std::llround(seconds);
  return whole < 60 ? QStringLiteral("%1 s").arg(whole) : seconds_text(static_cast<double>(whole));
}

QString cost_text(const SweepTime& time) {
  const QString rows = count_text(time.rows_left(), tr("row"), tr("rows"));
  const auto seconds = time.remaining();
  if (!seconds) return tr("%1; time not known yet: no row of this corpus was timed").arg(rows);
  const QString text =
      *seconds < 1 ? tr("%1, less than 1 s").arg(rows) : tr("%1, about %2").arg(rows, whole_seconds_text(*seconds));
  const bool knows_all = time.joins_left() == 0 || time.seconds_of_join();
  return knows_all ? text : tr("%1; not timed yet: the exact comparison").arg(text);
}

QString note_text(const std::string& note) {
  static const QRegularExpression counts(QStringLiteral("^(\\d+) of (\\d+) "));
  QString text = to_qstring(note);
  const auto found = counts.match(text);
  if (!found.hasMatch()) return text;
  const auto count = [&](int group) { return count_text(found.captured(group).toULongLong()); };
  return QStringLiteral("%1 of %2 ").arg(count(1), count(2)) + text.mid(found.capturedLength());
}

}  // namespace lookalike
