#include "ui/models/sweep/sweep_cost_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/models/sweep/sweep_pace.h"
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

std::vector<TimedRun> timed_runs(const SweepTable& table) {
  std::vector<TimedRun> runs;
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

}  // namespace lookalike
