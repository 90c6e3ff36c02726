#include "ui/models/text/command_text.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include "core/corpus/table_options.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostNamed = 3;  // files

QString in_shell(QString word) {
  static const QRegularExpression plain(QStringLiteral("^[\\w@%+=:,./-]+$"));
  if (plain.match(word).hasMatch()) return word;
  return u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

QStringList names_of(const std::vector<std::string>& paths) {
  if (paths.size() > kMostNamed) return {QStringLiteral("CORPUS")};
  QStringList names;
  for (const std::string& path : paths) {
    const QDir folder = QFileInfo(to_qstring(paths.front())).absoluteDir();
    const QFileInfo file(to_qstring(path));
    names << in_shell(path == kBuiltinCorpus ? to_qstring(path) : folder.relativeFilePath(file.absoluteFilePath()));
  }
  return names;
}

}  // namespace

QString command_text(const std::vector<std::string>& paths, const LoadOptions& load, const Recipe& recipe) {
  QStringList words{QStringLiteral("lookalike-cli run")};
  words << names_of(paths);
  const auto add = [&](std::string_view option, const std::string& value, std::string_view usual) {
    if (value != usual) words << QStringLiteral("--") + to_qstring(option) << in_shell(to_qstring(value));
  };
  if (!load.detected) add("format", std::string(to_string(load.format)), "auto");
  if (!load.text_detected) add("text-column", load.text_column, "");
  for (const std::string_view part : kTableOptions) add(part, table_option(load.table, part), "auto");
  add("encoding", load.encoding, "");
  if (load.strip_mail_headers) words << QStringLiteral("--strip-headers");
  for (const Parameter& parameter : parameters())
    if (const std::string value = parameter.get(recipe); value != parameter.get({}))
      add("set", std::string(parameter.key) + "=" + value, "");
  return words.join(u' ');
}

}  // namespace lookalike
