#pragma once

#include <QPointer>
#include <QWidget>

namespace lookalike {

/// Property of a page: its widget that can be shown in full screen.
inline constexpr const char* kPresentable = "presentable";

/// Shows a widget in full screen, with type large enough for a lecture hall, times `scale`. D switches between light
/// and dark; Esc, F5, F6 or F11 puts the widget back.
class WholeScreen final : public QWidget {
  Q_OBJECT

 public:
  explicit WholeScreen(QWidget& shown, double scale = 1);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  void change_colours();

  QPointer<QWidget> shown_;
  QPointer<QWidget> place_;  // its placeholder
  double scale_;
};

}  // namespace lookalike
