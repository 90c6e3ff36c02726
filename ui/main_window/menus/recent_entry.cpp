#include "ui/main_window/menus/recent_entry.h"

#include "ui/models/text/fitting_text.h"
#include "ui/models/text/tooltip_text.h"

namespace lookalike {

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

}  // namespace lookalike
