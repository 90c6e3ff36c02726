#include "ui/main_window/title_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include "core/corpus/load.h"
#include "ui/models/text/fitting_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("TitleText", text);
}

QString corpus_name(const std::vector<std::string>& paths) {
  QStringList names;
  for (const std::string& path : paths)
    names << (path == kBuiltinCorpus ? tr("built-in corpus") : QFileInfo(QString::fromStdString(path)).fileName());
  return names.size() > 2 ? tr("%1 and %2 more").arg(names.front()).arg(names.size() - 1) : names.join(u", ");
}

}  // namespace

QString title_text(const QString& run_file, const std::vector<std::string>& corpus) {
  QStringList parts;
  if (!run_file.isEmpty()) parts << QFileInfo(run_file).fileName() + QStringLiteral("[*]");
  if (!corpus.empty()) parts << corpus_name(corpus);
  parts << tr("Lookalike");
  return fitting_text(parts.join(u" \u2014 "), 200);
}

}  // namespace lookalike
