#include "ui/widgets/plots/plot_menu.h"

#include <QKeyEvent>
#include <QMenu>

#include "ui/widgets/plots/plot_export.h"

namespace lookalike {
namespace {

/// Not every platform makes a request for a menu of this key.
class MenuKey final : public QObject {
 public:
  explicit MenuKey(QWidget* plot) : QObject(plot) { plot->installEventFilter(this); }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::KeyPress) return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.key() != Qt::Key_F10 || key.modifiers() != Qt::ShiftModifier) return false;
    auto* plot = static_cast<QWidget*>(watched);
    emit plot->customContextMenuRequested(plot->rect().center());
    return true;
  }
};

void add_reset(QMenu* menu, QWidget* plot) {
  if (plot->metaObject()->indexOfMethod("reset_view()") < 0) return;
  QAction* reset = menu->addAction(PlotExportButton::tr("Show &all"));
  reset->setObjectName(QStringLiteral("reset_view"));
  reset->setToolTip(PlotExportButton::tr("Takes back every change of scale: Home and a double click do the same."));
  QObject::connect(reset, &QAction::triggered, plot, [plot] { QMetaObject::invokeMethod(plot, "reset_view"); });
  menu->addSeparator();
}

}  // namespace

void give_menu(QWidget* plot, const PlotExportButton& exports) {
  auto* menu = new QMenu(plot);
  menu->setObjectName(plot->objectName() + QStringLiteral(".menu"));
  menu->setToolTipsVisible(true);
  add_reset(menu, plot);
  menu->addActions(exports.menu()->actions());
  new MenuKey(plot);
  plot->setContextMenuPolicy(Qt::CustomContextMenu);
  QObject::connect(plot, &QWidget::customContextMenuRequested, menu,
                   [menu, plot](const QPoint& place) { menu->popup(plot->mapToGlobal(place)); });
}

}  // namespace lookalike
