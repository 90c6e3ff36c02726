#include "ui/main_window/menus/recent_menu.h"

#include <QFileInfo>
#include <QMenu>

#include "ui/main_window/menus/recent_corpora.h"
#include "ui/main_window/menus/recent_entry.h"
#include "ui/main_window/run_files/present_run.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr int kRest = 1000;  // ms

QStringList paths_of(const RunFile& corpus) {
  QStringList paths;
  for (const std::string& path : corpus.paths) paths << QString::fromStdString(path);
  return paths;
}

QString short_name(const QStringList& paths) {
  const QString first = QFileInfo(paths.front()).fileName();
  return paths.size() == 1 ? first : RecentMenu::tr("%1 and %2 more").arg(first).arg(paths.size() - 1);
}

QString first_missing(const QStringList& paths) {
  for (const QString& path : paths)
    if (!QFileInfo::exists(path)) return path;
  return {};
}

QString explanation(const RunFile& corpus, const QStringList& paths) {
  QString text = paths.join(u'\n');
  if (!corpus.load.text_column.empty())
    text += u'\n' + RecentMenu::tr("text column: %1").arg(QString::fromStdString(corpus.load.text_column));
  if (!corpus.digest.empty()) text += u'\n' + recipe_line(corpus.recipe);
  return text;
}

}  // namespace

RecentMenu::RecentMenu(Session& session, QObject* parent) : QObject(parent), session_(session), rest_(this) {
  rest_.setObjectName(QStringLiteral("recent.rest"));
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&rest_, &QTimer::timeout, this, &RecentMenu::remember);
  connect(&session_, &Session::recipe_changed, &rest_, qOverload<>(&QTimer::start));
  // Later, because a recipe that comes with the corpus is not there yet.
  connect(&session_, &Session::corpus_changed, this, &RecentMenu::remember, Qt::QueuedConnection);
}

void RecentMenu::add_to(QMenu* menu) {
  menu_ = menu->addMenu(tr("Open re&cent"));
  menu_->setObjectName(QStringLiteral("open_recent"));
  menu_->setToolTipsVisible(true);
  connect(menu_, &QMenu::aboutToShow, this, &RecentMenu::fill);
}

void RecentMenu::remember() {
  rest_.stop();
  const RunFile run = present_run(session_);
  if (!session_.corpus() || run.paths.empty() || run.paths.front() == kBuiltinCorpus) return;
  remember_corpus(run);
}

void RecentMenu::fill() {
  menu_->clear();
  const std::vector<RunFile> corpora = recent_corpora();
  int number = 0;
  for (const RunFile& corpus : corpora) add_corpus(++number, corpus);
  end_recent_menu(menu_, {"clear_recent", tr("&Clear list"), tr("Forget which corpora were opened.")},
                  &forget_recent_corpora);
}

void RecentMenu::add_corpus(int number, const RunFile& corpus) {
  const QStringList paths = paths_of(corpus);
  const RecentEntry entry{short_name(paths), first_missing(paths), explanation(corpus, paths)};
  connect(make_recent_action(menu_, number, entry), &QAction::triggered, this, [this, corpus] { emit chosen(corpus); });
}

}  // namespace lookalike
