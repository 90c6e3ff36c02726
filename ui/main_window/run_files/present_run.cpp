#include "ui/main_window/run_files/present_run.h"

#include <filesystem>

#include "ui/session/session.h"

namespace lookalike {
namespace {

std::string absolute(const std::string& path) {
  return path == kBuiltinCorpus ? path : std::filesystem::absolute(path).lexically_normal().string();
}

}  // namespace

std::vector<std::string> absolute_paths(const std::vector<std::string>& paths) {
  std::vector<std::string> all;
  for (const std::string& path : paths) all.push_back(absolute(path));
  return all;
}

RunFile present_run(const Session& session) {
  RunFile run;
  run.paths = absolute_paths(session.paths());
  run.load = session.load_options();
  if (session.corpus()) run.digest = session.corpus()->report().digest;
  run.recipe = session.recipe();
  return run;
}

}  // namespace lookalike
