#pragma once

#include <QObject>
#include <optional>

class QDockWidget;
class QMainWindow;

namespace lookalike {

class RecipePanel;

/// Keeps the dock of the recipe panel as wide as its parameters need at the current type size, plus or minus the
/// pixels by which the user resized it.
class DockWidth final : public QObject {
  Q_OBJECT

 public:
  /// The dock belongs to the window and contains the panel; all must outlive this.
  DockWidth(QMainWindow* window, QDockWidget* dock, RecipePanel* panel);

  /// Call after a change of the panel: the dock follows once the panel is laid out.
  void refit_later();
  /// Pixels that the user added to the panel's preferred width; for the settings.
  int spare() const { return spare_.value_or(0); }
  /// Without a value, derives it from the dock's width when the dock is first shown.
  void restore_spare(std::optional<int> spare);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fit();
  void learn_spare(int pressed_width);

  QMainWindow* window_;
  QDockWidget* dock_;
  RecipePanel* panel_;
  std::optional<int> spare_ = 0;
  std::optional<int> pressed_width_;  // width of the dock while a mouse button is down on a border
  bool due_ = false;
};

}  // namespace lookalike
