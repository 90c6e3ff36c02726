#include "ui/models/sweep/sweep_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

QString tr(const char* source) {
  return QCoreApplication::translate("SweepCost", source);
}

QString time_text(double seconds, bool is_least) {
  if (is_least) return tr("%1 or more").arg(seconds < 1 ? seconds_text(seconds) : whole_seconds_text(seconds));
  return seconds < 1 ? tr("less than 1 s") : tr("about %1").arg(whole_seconds_text(seconds));
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

std::vector<TimedRun> timed_runs(const SweepTable& table) {
  std::vector<TimedRun> runs;
  runs.reserve(table.rows.size());
  for (const SweepRow& row : table.rows) runs.push_back({with_row(table.plan.base, table.plan, row), row.seconds});
  return runs;
}

std::optional<double> seconds_of_join(const SweepCost& cost, double elapsed) {
  if (cost.joins == 0 || !cost.seconds) return std::nullopt;
  return std::max(0.0, elapsed - *cost.seconds) / static_cast<double>(cost.joins);
}

QString cost_text(const SweepCost& cost, std::optional<double> join) {
  const QString rows = count_text(cost.rows, tr("row"), tr("rows"));
  if (!cost.seconds) return tr("%1; time not known yet: no row of this corpus was timed").arg(rows);
  const double seconds = *cost.seconds + static_cast<double>(cost.joins) * join.value_or(0);
  QStringList not_timed;
  if (cost.looser_than) not_timed << tr("r < %1").arg(*cost.looser_than);
  if (cost.joins > 0 && !join) not_timed << tr("the exact comparison");
  const QString text = tr("%1, %2").arg(rows, time_text(seconds, cost.looser_than.has_value()));
  if (not_timed.isEmpty()) return text;
  return tr("%1; not timed yet: %2").arg(text, not_timed.join(QStringLiteral(", ")));
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
