#include "ui/main_window/run_files/export_name.h"

#include <QFileInfo>

namespace lookalike {

QString export_name(const std::vector<std::string>& corpus, const QString& what, const QString& ending) {
  const QString file = corpus.empty() ? QString() : QFileInfo(QString::fromStdString(corpus.front())).fileName();
  const QString stem = file.section(u'.', 0, file.startsWith(u'.') ? 1 : 0);
  QString name = stem.isEmpty() ? what : stem + u'-' + what;
  return name.replace(u' ', u'-') + ending;
}

}  // namespace lookalike
