#include "ui/main_window/menus/look_menu.h"

#include <QActionGroup>
#include <QApplication>
#include <QSettings>
#include <algorithm>

#include "ui/widgets/controls/action.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

const QString kAppearanceKey = QStringLiteral("appearance");
const QString kFontKey = QStringLiteral("font_scale");
constexpr double kStep = 0.125, kLeast = 0.75, kMost = 2;

void add_appearance(QMenu* menu, QActionGroup* group, const ActionText& text, Appearance appearance, Appearance now) {
  QAction* action = add_action(menu, text, menu, [appearance] {
    apply_appearance(appearance);
    QSettings().setValue(kAppearanceKey, to_string(appearance));
  });
  action->setCheckable(true);
  action->setChecked(appearance == now);
  group->addAction(action);
}

}  // namespace

LookMenu::LookMenu(QObject* parent) : QObject(parent) {
  apply_appearance(appearance_from(QSettings().value(kAppearanceKey).toString()));
  scale_ = QSettings().value(kFontKey, 1.0).toDouble();
  apply_font_scale(scale_);
}

void LookMenu::add_to(QMenu* menu) {
  QMenu* looks = menu->addMenu(tr("&Appearance"));
  auto* group = new QActionGroup(looks);
  const Appearance now = appearance_from(QSettings().value(kAppearanceKey).toString());
  add_appearance(looks, group, {"appearance_system", tr("&System")}, Appearance::system, now);
  add_appearance(looks, group, {"appearance_light", tr("&Light")}, Appearance::light, now);
  add_appearance(looks, group, {"appearance_dark", tr("&Dark")}, Appearance::dark, now);
  add_action(menu, {"font_larger", tr("&Larger type"), QKeySequence::ZoomIn}, this,
             [this] { set_font_scale(scale_ + kStep); });
  add_action(menu, {"font_smaller", tr("&Smaller type"), QKeySequence::ZoomOut}, this,
             [this] { set_font_scale(scale_ - kStep); });
  add_action(menu, {"font_normal", tr("&Normal type"), QKeySequence(tr("Ctrl+0"))}, this,
             [this] { set_font_scale(1); });
}

void LookMenu::set_font_scale(double scale) {
  scale_ = std::clamp(scale, kLeast, kMost);
  apply_font_scale(scale_);
  QSettings().setValue(kFontKey, scale_);
  emit font_points_changed(QApplication::font().pointSizeF());
}

}  // namespace lookalike
