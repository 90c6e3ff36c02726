#include "ui/main_window/menus/recent_menu.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QSettings>

#include "ui/main_window/menus/action.h"
#include "ui/main_window/menus/recent_corpora.h"
#include "ui/main_window/run_files/present_run.h"
#include "ui/main_window/run_files/recovery_copy.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr int kRest = 1000;  // ms
constexpr qsizetype kMostRecent = 8;
const QString kRunFilesKey = QStringLiteral("recent_run_files");

/// Something that was opened before, as a menu lists it.
struct RecentEntry {
  QString name;
  QString missing;      // the file that is not there any more; empty when nothing is missing
  QString explanation;  // in lines
};

/// A menu in another one that `fill` fills whenever it is shown.
template <typename Fill>
QMenu* add_recent_menu(QMenu* menu, const QString& text, const QString& name, Fill fill) {
  QMenu* recent = menu->addMenu(text);
  recent->setObjectName(name);
  recent->setToolTipsVisible(true);
  QObject::connect(recent, &QMenu::aboutToShow, recent, [recent, fill] {
    recent->clear();
    fill(recent);
  });
  return recent;
}

/// The action of the entry, with `number` from 1 as its mnemonic; disabled where something is missing.
QAction* make_recent_action(QMenu* menu, int number, const RecentEntry& entry) {
  const QString name = entry.missing.isEmpty() ? entry.name : QObject::tr("%1 (not found)").arg(entry.missing);
  const QString text =
      QStringLiteral("&%1 %2").arg(QString::number(number), fitting_text(name).replace(u'&', QStringLiteral("&&")));
  QAction* action = describe(new QAction(menu), {"recent", text, tooltip_text(entry.explanation)});
  action->setStatusTip(fitting_text(entry.explanation).replace(u'\n', QStringLiteral("; ")));
  action->setEnabled(entry.missing.isEmpty());
  menu->addAction(action);
  return action;
}

/// "Clear list", the last entry of such a menu, with a line above it; before it, where nothing else is in the menu,
/// that there is nothing.
void end_recent_menu(QMenu* menu, const ActionText& clear, void (*forget)()) {
  const bool empty = menu->isEmpty();
  if (empty) menu->addAction(QObject::tr("Nothing was opened yet"))->setEnabled(false);
  menu->addSeparator();
  add_action(menu, clear, menu, forget)->setEnabled(!empty);
}

QString first_missing(const QStringList& paths) {
  for (const QString& path : paths)
    if (!QFileInfo::exists(path)) return path;
  return {};
}

RecentEntry entry_of(const RunFile& corpus) {
  QStringList paths;
  for (const std::string& path : corpus.paths) paths << QString::fromStdString(path);
  const QString first = QFileInfo(paths.front()).fileName();
  QString explanation = paths.join(u'\n');
  if (!corpus.load.text_column.empty())
    explanation += u'\n' + RecentMenu::tr("text column: %1").arg(QString::fromStdString(corpus.load.text_column));
  if (!corpus.digest.empty()) explanation += u'\n' + recipe_line(corpus.recipe);
  return {paths.size() == 1 ? first : RecentMenu::tr("%1 and %2 more").arg(first).arg(paths.size() - 1),
          first_missing(paths), explanation};
}

QString name_of(const LeftBehind& left) {
  const QString first = QFileInfo(QString::fromStdString(left.run.paths.front())).fileName();
  return left.run.paths.size() == 1
             ? first
             : LeftBehindMenu::tr("%1 and %n more", "", static_cast<int>(left.run.paths.size() - 1)).arg(first);
}

QString time_of(const LeftBehind& left) {
  return QLocale().toString(left.when, QLocale::ShortFormat);
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
  add_recent_menu(menu, tr("Open re&cent"), QStringLiteral("open_recent"), [this](QMenu* recent) { fill(recent); });
}

void RecentMenu::remember() {
  rest_.stop();
  const RunFile run = present_run(session_);
  if (!session_.corpus() || run.paths.empty() || run.paths.front() == kBuiltinCorpus) return;
  remember_corpus(run);
}

void RecentMenu::fill(QMenu* menu) {
  int number = 0;
  for (const RunFile& corpus : recent_corpora())
    connect(make_recent_action(menu, ++number, entry_of(corpus)), &QAction::triggered, this,
            [this, corpus] { emit chosen(corpus); });
  end_recent_menu(menu, {"clear_recent", tr("&Clear list"), tr("Forget which corpora were opened.")},
                  &forget_recent_corpora);
}

void RecentRuns::add_to(QMenu* menu) {
  add_recent_menu(menu, tr("Recent r&uns"), QStringLiteral("open_recent_run"), [this](QMenu* runs) { fill(runs); });
}

void RecentRuns::fill(QMenu* menu) {
  int number = 0;
  for (const QString& path : paths()) {
    const RecentEntry entry{QFileInfo(path).fileName(), first_missing({path}), path};
    connect(make_recent_action(menu, ++number, entry), &QAction::triggered, this, [this, path] { emit chosen(path); });
  }
  end_recent_menu(menu, {"clear_recent_runs", tr("&Clear list"), tr("Forget which run files were opened.")},
                  &RecentRuns::forget);
}

QStringList RecentRuns::paths() {
  return QSettings().value(kRunFilesKey).toStringList();
}

void RecentRuns::remember(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  QStringList known = paths();
  known.removeAll(whole);
  known.prepend(whole);
  QSettings().setValue(kRunFilesKey, known.mid(0, kMostRecent));
}

void RecentRuns::forget() {
  QSettings().remove(kRunFilesKey);
}

LeftBehindMenu::LeftBehindMenu(RecoveryCopy& copy, QObject* parent)
    : QObject(parent), copy_(copy), newest_(new QAction(this)) {
  describe(newest_, {"open_left_behind", tr("Open &it"), tr("Go on with the work that was left behind.")});
  connect(newest_, &QAction::triggered, this, [this] {
    if (!copy_.left_behind().empty()) emit chosen(copy_.left_behind().front().path);
  });
}

void LeftBehindMenu::add_to(QMenu* menu) {
  menu_ = add_recent_menu(menu, tr("Lef&t behind"), QStringLiteral("left_behind"), [this](QMenu* left) { fill(left); });
  update();
}

void LeftBehindMenu::fill(QMenu* menu) {
  int number = 0;
  for (const LeftBehind& left : copy_.left_behind()) {
    const RecentEntry entry{tr("%1, %2").arg(name_of(left), time_of(left)), {}, QDir::toNativeSeparators(left.path)};
    connect(make_recent_action(menu, ++number, entry), &QAction::triggered, this,
            [this, path = left.path] { emit chosen(path); });
  }
  menu->addSeparator();
  add_action(menu, {"discard_left_behind", tr("&Discard all"), tr("Remove the copies of work that was left behind.")},
             this, [this] {
               copy_.discard_left_behind();
               update();
             });
}

void LeftBehindMenu::update() {
  if (menu_) menu_->menuAction()->setVisible(!copy_.left_behind().empty());
}

QString LeftBehindMenu::sentence() const {
  const auto& left = copy_.left_behind();
  if (left.empty()) return {};
  if (left.size() == 1)
    return tr("An earlier session did not close properly: its work on %1 of %2 is kept in %3.")
        .arg(name_of(left.front()), time_of(left.front()), QDir::toNativeSeparators(left.front().path));
  return tr("Earlier sessions did not close properly: %n pieces of work are kept, the newest on %1 of %2 in %3. File > "
            "Left behind lists them.",
            "", static_cast<int>(left.size()))
      .arg(name_of(left.front()), time_of(left.front()), QDir::toNativeSeparators(left.front().path));
}

}  // namespace lookalike
