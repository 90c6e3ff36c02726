#include "ui/models/text/corpus_line.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include "core/corpus/load.h"
#include "ui/models/text/run_facts.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("TitleText", text);
}

}  // namespace

QString corpus_name(const std::vector<std::string>& paths) {
  QStringList names;
  for (const std::string& path : paths)
    names << (path == kBuiltinCorpus ? tr("built-in corpus") : QFileInfo(QString::fromStdString(path)).fileName());
  return names.size() > 2 ? tr("%1 and %2 more").arg(names.front()).arg(names.size() - 1) : names.join(u", ");
}

QString corpus_line(const std::vector<std::string>& paths, const Recipe& recipe) {
  return paths.empty() ? recipe_line(recipe) : corpus_name(paths) + u": " + recipe_line(recipe);
}

}  // namespace lookalike
