#include "ui/main_window/menus/left_behind_menu.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include "ui/main_window/menus/recent_entry.h"
#include "ui/main_window/run_files/recovery_copy.h"

namespace lookalike {
namespace {

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

LeftBehindMenu::LeftBehindMenu(RecoveryCopy& copy, QObject* parent)
    : QObject(parent), copy_(copy), newest_(new QAction(this)) {
  describe(newest_, {"open_left_behind", tr("Open &it"), tr("Go on with the work that was left behind.")});
  connect(newest_, &QAction::triggered, this, [this] {
    if (!copy_.left_behind().empty()) emit chosen(copy_.left_behind().front().path);
  });
}

void LeftBehindMenu::add_to(QMenu* menu) {
  menu_ = menu->addMenu(tr("Lef&t behind"));
  menu_->setObjectName(QStringLiteral("left_behind"));
  menu_->setToolTipsVisible(true);
  connect(menu_, &QMenu::aboutToShow, this, [this] { fill(menu_); });
  update();
}

void LeftBehindMenu::fill(QMenu* menu) {
  menu->clear();
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
