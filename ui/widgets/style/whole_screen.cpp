#include "ui/widgets/style/whole_screen.h"

#include <QAction>
#include <QCloseEvent>
#include <QLayout>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr int kLines = 40;  // of type, from top to bottom of the screen

constexpr Qt::Key kLeave[] = {Qt::Key_Escape, Qt::Key_F5, Qt::Key_F6, Qt::Key_F11};

/// The window's keys work here too, except those that leave the full screen.
bool is_of_window(const QAction& action) {
  const QKeySequence key = action.shortcut();
  return !key.isEmpty() && action.shortcutContext() == Qt::WindowShortcut &&
         std::ranges::none_of(kLeave, [&](const Qt::Key leave) { return key == QKeySequence(leave); });
}

/// Puts `next` in the place of `widget`.
void replace(QWidget* widget, QWidget* next) {
  QWidget* parent = widget->parentWidget();
  if (auto* splitter = qobject_cast<QSplitter*>(parent))
    splitter->replaceWidget(splitter->indexOf(widget), next);
  else
    delete parent->layout()->replaceWidget(widget, next);
  next->show();
}

}  // namespace

WholeScreen::WholeScreen(QWidget& shown, double scale)
    : QWidget(shown.window(), Qt::Window), shown_(&shown), place_(new QWidget), scale_(scale) {
  setObjectName(QStringLiteral("whole_screen"));
  setWindowTitle(shown.window()->windowTitle());
  setAttribute(Qt::WA_DeleteOnClose);
  for (QAction* action : shown.window()->findChildren<QAction*>())
    if (is_of_window(*action)) addAction(action);
  place_->setSizePolicy(shown.sizePolicy());
  place_->resize(shown.size());
  replace(&shown, place_);
  auto* column = new QVBoxLayout(this);
  column->addWidget(&shown);
  setAutoFillBackground(true);
  for (const Qt::Key key : kLeave) connect(new QShortcut(key, this), &QShortcut::activated, this, &QWidget::close);
  connect(new QShortcut(Qt::Key_D, this), &QShortcut::activated, this, &WholeScreen::change_colours);
  shown.show();
  shown.setFocus();
}

void WholeScreen::change_colours() {
  setPalette(palette_of(is_dark(palette()) ? Appearance::light : Appearance::dark));
}

void WholeScreen::resizeEvent(QResizeEvent* event) {
  QFont type = font();
  constexpr double kPointsAnInch = 72;
  const double points = scale_ * kPointsAnInch * height() / kLines / logicalDpiY();
  type.setPointSizeF(std::max(points, parentWidget()->font().pointSizeF()));
  setFont(type);
  QWidget::resizeEvent(event);
}

void WholeScreen::closeEvent(QCloseEvent* event) {
  if (shown_ && place_) {
    replace(place_, shown_);
    place_->deleteLater();
  }
  QWidget::closeEvent(event);
}

}  // namespace lookalike
