#include "ui/main_window/menus/recent_corpora.h"

#include <QSettings>
#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace lookalike {
namespace {

constexpr std::size_t kMostRecent = 8;
const QString kKey = QStringLiteral("recent_runs");
const QString kOldKey = QStringLiteral("recent_corpora");  // paths alone, one entry a text with a line a path

void write(const std::vector<RunFile>& corpora) {
  QStringList texts;
  for (const RunFile& corpus : corpora) texts << QString::fromStdString(to_json(corpus).dump());
  QSettings().setValue(kKey, texts);
}

std::vector<RunFile> take_over_old_ones() {
  std::vector<RunFile> corpora;
  QSettings settings;
  for (const QString& entry : settings.value(kOldKey).toStringList()) {
    RunFile& corpus = corpora.emplace_back();
    for (const QString& path : entry.split(u'\n')) corpus.paths.push_back(path.toStdString());
  }
  settings.remove(kOldKey);
  write(corpora);
  return corpora;
}

}  // namespace

std::vector<RunFile> recent_corpora() {
  const QSettings settings;
  if (!settings.contains(kKey)) return take_over_old_ones();
  std::vector<RunFile> corpora;
  for (const QString& text : settings.value(kKey).toStringList())
    if (auto corpus = run_file_from_json(text.toStdString()); corpus && !corpus->paths.empty())
      corpora.push_back(std::move(*corpus));
  return corpora;
}

void remember_corpus(RunFile corpus) {
  std::vector<RunFile> corpora = recent_corpora();
  std::erase_if(corpora, [&](const RunFile& other) { return other.paths == corpus.paths; });
  corpora.insert(corpora.begin(), std::move(corpus));
  corpora.resize(std::min(corpora.size(), kMostRecent));
  write(corpora);
}

void forget_recent_corpora() {
  write({});
}

}  // namespace lookalike
