#include "ui/main_window/present_run.h"

#include <QFileInfo>

#include "ui/session/session.h"

namespace lookalike {
namespace {

std::string absolute(const std::string& path) {
  return path == kBuiltinCorpus ? path : QFileInfo(QString::fromStdString(path)).absoluteFilePath().toStdString();
}

}  // namespace

RunFile present_run(const Session& session) {
  RunFile run;
  for (const std::string& path : session.paths()) run.paths.push_back(absolute(path));
  run.load = session.load_options();
  if (session.corpus()) run.digest = session.corpus()->report().digest;
  run.recipe = session.recipe();
  return run;
}

}  // namespace lookalike
