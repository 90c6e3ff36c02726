#pragma once

#include <QObject>
#include <functional>
#include <vector>

#include "ui/views/texts/side_by_side.h"

class QAction;
class QMenu;

namespace lookalike {

class Pages;
struct ActionText;

/// Shows the texts of a language, "en" or "de", from now on; by default in the one chosen in the View menu, otherwise
/// in that of the desktop. Texts without a translation are shown in English.
void use_language(const QString& code = {});

/// The display options of two texts, on every page that shows two; the settings store them.
class TextsMenu final : public QObject {
  Q_OBJECT

 public:
  explicit TextsMenu(QObject* parent);

  /// Adds a submenu. `current` are the texts that the keys act on, null if the page has none.
  void add_to(QMenu* menu, std::function<SideBySide*()> current);
  /// Applies the options to these texts too, and offers them below the texts.
  void add_texts(SideBySide* texts);

 signals:
  void reading_view_toggled(bool on);

 private:
  QAction* add_switch(QMenu* menu, const ActionText& text, bool on, void (*set)(TextLook&, bool));
  void add_type_size(QMenu* menu);
  void change(const std::function<void(TextLook&)>& what);
  void zoom(int steps);

  TextLook look_;
  QMenu* menu_ = nullptr;
  QAction* way_ = nullptr;
  std::function<SideBySide*()> current_;
  std::vector<SideBySide*> texts_;
};

/// Light or dark, and the type size; the settings store both.
class LookMenu final : public QObject {
  Q_OBJECT

 public:
  explicit LookMenu(QObject* parent);

  void add_to(QMenu* menu);

 signals:
  /// The application's type size changed, in points.
  void font_points_changed(double points);

 private:
  void set_font_scale(double scale);

  double scale_ = 1;
};

/// Fills the View menu: pages, steps from pair to pair, and the display of texts. `panel` shows or hides the recipe,
/// `runs` the runs; `parent` owns the TextsMenu.
void add_view_menu(QMenu* menu, Pages& pages, QAction* panel, QAction* runs, LookMenu& look, QObject* parent);

}  // namespace lookalike
