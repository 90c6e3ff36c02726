#include "ui/main_window/menus/recent_runs.h"

#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include "ui/main_window/menus/recent_entry.h"

namespace lookalike {
namespace {

constexpr qsizetype kMostRecent = 8;
const QString kKey = QStringLiteral("recent_run_files");

}  // namespace

void RecentRuns::add_to(QMenu* menu) {
  QMenu* recent = menu->addMenu(tr("Recent r&uns"));
  recent->setObjectName(QStringLiteral("open_recent_run"));
  recent->setToolTipsVisible(true);
  connect(recent, &QMenu::aboutToShow, this, [this, recent] { fill(recent); });
}

void RecentRuns::fill(QMenu* menu) {
  menu->clear();
  int number = 0;
  for (const QString& path : paths()) {
    const QFileInfo file(path);
    const RecentEntry entry{file.fileName(), file.exists() ? QString() : path, path};
    connect(make_recent_action(menu, ++number, entry), &QAction::triggered, this, [this, path] { emit chosen(path); });
  }
  end_recent_menu(menu, {"clear_recent_runs", tr("&Clear list"), tr("Forget which run files were opened.")},
                  &RecentRuns::forget);
}

QStringList RecentRuns::paths() {
  return QSettings().value(kKey).toStringList();
}

void RecentRuns::remember(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  QStringList known = paths();
  known.removeAll(whole);
  known.prepend(whole);
  QSettings().setValue(kKey, known.mid(0, kMostRecent));
}

void RecentRuns::forget() {
  QSettings().remove(kKey);
}

}  // namespace lookalike
