#include "ui/main_window/title_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include "ui/models/text/corpus_line.h"
#include "ui/models/text/fitting_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("TitleText", text);
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
