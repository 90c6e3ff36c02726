#pragma once

#include <QObject>
#include <optional>

class QDockWidget;
class QMainWindow;

namespace lookalike {

class RecipePanel;

/// Keeps the dock of the recipe panel as wide as its parameters want it, whatever the size of type; or as much wider or
/// narrower as a person made it.
class DockWidth final : public QObject {
  Q_OBJECT

 public:
  /// The dock is the window's and holds the panel; all must outlive this.
  DockWidth(QMainWindow* window, QDockWidget* dock, RecipePanel* panel);

  /// To be called when the panel was changed: once that is laid out, the dock follows.
  void refit_later();
  /// Pixels beyond what the panel wants, by a person; for the settings.
  int spare() const { return spare_.value_or(0); }
  /// Nothing: what makes it as wide as it is when it is shown.
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
  std::optional<int> pressed_width_;  // of the dock, while a button of the mouse is pressed on a border
  bool due_ = false;
};

}  // namespace lookalike
