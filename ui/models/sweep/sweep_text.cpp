#include "ui/models/sweep/sweep_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"

namespace lookalike {
namespace {

QString tr(const char* source) {
  return QCoreApplication::translate("SweepCost", source);
}

/// "k" of "Shingle length k".
QString short_name(const Parameter& parameter) {
  const QString label = parameter_label(parameter), last = label.section(u' ', -1);
  return last.size() == 1 ? last : label;
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
  if (!seconds) return tr("%1; time unknown: no row of this corpus has been timed yet").arg(rows);
  const QString text =
      *seconds < 1 ? tr("%1, less than 1 s").arg(rows) : tr("%1, about %2").arg(rows, whole_seconds_text(*seconds));
  const bool knows_all = time.joins_left() == 0 || time.seconds_of_join();
  return knows_all ? text
                   : tr("%1 and %2")
                         .arg(text, count_text(time.joins_left(), tr("exact comparison"), tr("exact comparisons")));
}

QString note_text(const std::string& note) {
  static const QRegularExpression counts(QStringLiteral("\\b\\d{4,}(?= of | [a-z]+s\\b)"));
  QString text = to_qstring(note);
  for (auto found = counts.match(text); found.hasMatch(); found = counts.match(text, found.capturedStart() + 1))
    text.replace(found.capturedStart(), found.capturedLength(), count_text(found.captured().toULongLong()));
  return text;
}

bool is_fixed(const std::string& reference) {
  return !reference.empty() && reference != kOwnTruth;
}

QString reference_text(const SweepPlan& plan) {
  if (!is_fixed(plan.reference)) return tr("each setting's own pairs");
  if (plan.reference == kPlantedFamilies) return tr("planted pairs");
  return tr("pairs at %1").arg(settings_text(plan.reference));
}

QString setting_text(const SweepPlan& plan, const SweepRow& row) {
  std::string settings;
  const auto keys = varied_keys(plan);
  for (std::size_t i = 0; i < std::min(keys.size(), row.values.size()); ++i)
    settings += (i ? "," : "") + keys[i] + '=' + row.values[i];
  return settings_text(settings);
}

QString settings_text(const std::string& reference) {
  QStringList parts;
  for (const QString& setting : to_qstring(reference).split(u',')) {
    const QString key = setting.section(u'=', 0, 0);
    const Parameter* parameter = find_parameter(key.toStdString());
    parts << tr("%1 = %2").arg(parameter ? short_name(*parameter) : key, setting.section(u'=', 1));
  }
  return parts.join(QStringLiteral(", "));
}

Result<std::string> settings_from(const QString& text) {
  QStringList settings;
  for (const QString& part : text.split(u',')) {
    const QString name = part.section(u'=', 0, 0).trimmed();
    const auto parameter = std::ranges::find_if(parameters(), [&](const Parameter& p) {
      return name == to_qstring(p.key) || name == short_name(p) || name == parameter_label(p);
    });
    if (parameter == parameters().end() || !part.contains(u'='))
      return failure(
          ErrorCode::bad_usage,
          tr("\"%1\" is not a recipe to compare with; write k = 3 or k = 3, t = 0.8.").arg(text).toStdString());
    settings << to_qstring(parameter->key) + u'=' + part.section(u'=', 1).trimmed();
  }
  return settings.join(u',').toStdString();
}

}  // namespace lookalike
