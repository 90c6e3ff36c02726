#include "ui/models/text/parameter_text.h"

#include <QStringList>
#include <algorithm>

#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("SettingsText", text);
}

}  // namespace

QString settings_text(const std::string& reference) {
  QStringList parts;
  for (const QString& setting : to_qstring(reference).split(u',')) {
    const QString key = setting.section(u'=', 0, 0);
    const Parameter* parameter = find_parameter(key.toStdString());
    parts << tr("%1 = %2").arg(parameter ? parameter_letter(*parameter) : key, setting.section(u'=', 1));
  }
  return parts.join(QStringLiteral(", "));
}

Result<std::string> settings_from(const QString& text) {
  QStringList settings;
  for (const QString& part : text.split(u',')) {
    const QString name = part.section(u'=', 0, 0).trimmed();
    const auto parameter = std::ranges::find_if(parameters(), [&](const Parameter& p) {
      return name == to_qstring(p.key) || name == parameter_letter(p) || name == parameter_label(p);
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
