#include "ui/main_window/menus/texts_menu.h"

#include <QSettings>
#include <algorithm>

#include "ui/widgets/controls/action.h"

namespace lookalike {
namespace {

const QString kRecipeKey = QStringLiteral("texts/as_recipe"), kLinesKey = QStringLiteral("texts/lines_as_in_file"),
              kFixedKey = QStringLiteral("texts/fixed_pitch"), kFoldedKey = QStringLiteral("texts/folded"),
              kScaleKey = QStringLiteral("texts/scale");
constexpr double kStep = 0.125, kLeast = 0.5, kMost = 3;

TextLook kept_look() {
  const QSettings settings;
  const auto on = [&settings](const QString& key) { return settings.value(key, false).toBool(); };
  return {on(kRecipeKey) ? ReadingWay::recipe : ReadingWay::differences,
          on(kLinesKey) ? LineBreaks::as_in_file : LineBreaks::joined, on(kFixedKey), on(kFoldedKey),
          std::clamp(settings.value(kScaleKey, 1.0).toDouble(), kLeast, kMost)};
}

void keep(const TextLook& look) {
  QSettings settings;
  settings.setValue(kRecipeKey, look.way == ReadingWay::recipe);
  settings.setValue(kLinesKey, look.lines == LineBreaks::as_in_file);
  settings.setValue(kFixedKey, look.fixed_pitch);
  settings.setValue(kFoldedKey, look.folded);
  settings.setValue(kScaleKey, look.scale);
}

}  // namespace

TextsMenu::TextsMenu(QObject* parent) : QObject(parent), look_(kept_look()) {}

void TextsMenu::change(const std::function<void(TextLook&)>& what) {
  what(look_);
  keep(look_);
  for (SideBySide* texts : texts_) texts->set_look(look_);
}

QAction* TextsMenu::add_switch(QMenu* menu, const ActionText& text, bool on, void (*set)(TextLook&, bool)) {
  QAction* action = lookalike::add_switch(menu, text, on);
  connect(action, &QAction::toggled, this,
          [this, set](bool now) { change([set, now](TextLook& look) { set(look, now); }); });
  return action;
}

void TextsMenu::add_to(QMenu* menu, std::function<SideBySide*()> current) {
  current_ = std::move(current);
  menu_ = menu->addMenu(tr("Te&xts"));
  menu_->setToolTipsVisible(true);
  way_ = add_switch(menu_, {"texts_as_recipe", tr("As the &recipe sees them"), QKeySequence(Qt::Key_F7)},
                    look_.way == ReadingWay::recipe,
                    [](TextLook& look, bool on) { look.way = on ? ReadingWay::recipe : ReadingWay::differences; });
  way_->setIconText(tr("Recipe's view"));
  const QAction* reading =
      lookalike::add_switch(menu_, {"reading_view", tr("Reading &view"), QKeySequence(Qt::Key_F4)});
  connect(reading, &QAction::toggled, this, &TextsMenu::reading_view_toggled);
  menu_->addSeparator();
  add_switch(menu_, {"texts_lines", tr("&Lines as in the file"), QKeySequence(tr("Ctrl+Shift+L"))},
             look_.lines == LineBreaks::as_in_file,
             [](TextLook& look, bool on) { look.lines = on ? LineBreaks::as_in_file : LineBreaks::joined; });
  add_switch(menu_, {"texts_fixed_pitch", tr("Fi&xed-width font"), QKeySequence(tr("Ctrl+Shift+P"))}, look_.fixed_pitch,
             [](TextLook& look, bool on) { look.fixed_pitch = on; });
  add_switch(menu_, {"texts_folded", tr("&Fold equal text"), QKeySequence(tr("Ctrl+Shift+E"))}, look_.folded,
             [](TextLook& look, bool on) { look.folded = on; });
  menu_->addSeparator();
  const auto on_current = [this](void (SideBySide::*what)()) {
    if (SideBySide* texts = current_()) (texts->*what)();
  };
  add_action(menu_, {"swap_sides", tr("&Swap sides"), QKeySequence(tr("Ctrl+Shift+X"))}, this,
             [on_current] { on_current(&SideBySide::swap_sides); });
  add_action(menu_, {"other_place", tr("Go to its c&ounterpart"), QKeySequence(tr("Ctrl+J"))}, this,
             [on_current] { on_current(&SideBySide::go_to_other_place); });
  menu_->addSeparator();
  add_type_size(menu_);
}

void TextsMenu::add_type_size(QMenu* menu) {
  add_action(menu, {"texts_larger", tr("L&arger texts"), QKeySequence(tr("Ctrl+."))}, this, [this] { zoom(1); });
  add_action(menu, {"texts_smaller", tr("S&maller texts"), QKeySequence(tr("Ctrl+,"))}, this, [this] { zoom(-1); });
  add_action(menu, {"texts_normal", tr("Texts at the &window's size")}, this,
             [this] { change([](TextLook& look) { look.scale = 1; }); });
}

void TextsMenu::zoom(int steps) {
  change([steps](TextLook& look) { look.scale = std::clamp(look.scale + steps * kStep, kLeast, kMost); });
}

void TextsMenu::add_texts(SideBySide* texts) {
  texts_.push_back(texts);
  texts->offer(way_, menu_);
  texts->set_look(look_);
  connect(texts, &SideBySide::zoomed, this, &TextsMenu::zoom);
}

}  // namespace lookalike
